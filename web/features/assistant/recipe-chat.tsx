/** The recipe chat: talk, then the recipe to look at, then its form (Spec 2, sections 2 and 4). */
import './recipe-chat.css'
import { useAtom } from 'jotai'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CREATE_RECIPE_REQUEST } from '#shared/guide/chat-words.ts'
import type { RecipeData } from '#shared/guide/schema.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { useKeyboardInset } from '#web/lib/use-keyboard-inset.ts'
import { Button } from '#web/ui/button.tsx'
import { useUndoToast } from '#web/ui/use-undo-toast.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { ChatPreview, type Saving } from './chat-preview.tsx'
import { type ChatRecipe, holdsDish } from './kept-chat.ts'
import { ChatStarters } from './starters/chat-starters.tsx'
import { carriedQuestionAtom } from './talk.atoms.ts'
import { useChatDraft } from './use-chat-draft.ts'
import { useNewestReply } from './use-newest-reply.ts'
import { useRecipeChat } from './use-recipe-chat.ts'

type Step =
  | { name: 'chat'; isReturn?: boolean }
  | { name: 'preview'; found: ChatRecipe }
  | { name: 'edit'; found: ChatRecipe }

type RecipeChatProps = {
  /** Ingredients and method of a recipe to look at. */
  body: (recipe: RecipeData) => ReactNode
  /** The form of one; it saves by itself. */
  form: (props: { recipe: RecipeData; onCancel: () => void }) => ReactNode
  saving: Saving
  onSaved: () => void
}

export function RecipeChat({ body, form, saving, onSaved }: RecipeChatProps) {
  const [step, setStep] = useState<Step>({ name: 'chat' })
  const { id: profileId } = useCurrentProfile()
  const draft = useChatDraft(profileId)
  const preview = (found: ChatRecipe) => setStep({ name: 'preview', found })
  const chat = useRecipeChat(profileId, preview)

  useEffect(() => {
    if (step.name !== 'chat') window.scrollTo({ top: 0 })
  }, [step.name])

  useCarriedQuestion(chat.isThinking, (question) => chat.say(question, []))

  function send() {
    chat.say(draft.text.trim(), draft.images)
    draft.setText('')
    draft.clearImages()
  }

  /** What is typed and not sent stays for later; photos may be all that there is to go by. */
  function create() {
    chat.say(CREATE_RECIPE_REQUEST, draft.images)
    draft.clearImages()
  }

  if (step.name === 'edit') {
    const { found } = step
    return form({ recipe: found.recipe, onCancel: () => preview(found) })
  }
  if (step.name === 'preview') {
    const { found } = step
    return (
      <ChatPreview
        found={found}
        saving={saving}
        onBack={() => setStep({ name: 'chat', isReturn: true })}
        onEdit={() => setStep({ name: 'edit', found })}
        onSaved={onSaved}
      >
        {body(found.recipe)}
      </ChatPreview>
    )
  }
  return (
    <ChatPage
      chat={chat}
      draft={draft}
      isReturn={step.isReturn ?? false}
      onSend={send}
      onCreate={create}
      onView={preview}
    />
  )
}

/** What was asked on another page is said here, after an answer that is still being given. */
function useCarriedQuestion(isThinking: boolean, say: (question: string) => void) {
  const [question, setQuestion] = useAtom(carriedQuestionAtom)
  const sayIt = useEffectEvent(() => {
    setQuestion('')
    say(question)
  })
  useEffect(() => {
    if (question !== '' && !isThinking) sayIt()
  }, [question, isThinking])
}

type ChatPageProps = {
  chat: ReturnType<typeof useRecipeChat>
  draft: ReturnType<typeof useChatDraft>
  /** Back from a recipe: the focus has gone with its button. */
  isReturn: boolean
  onSend: () => void
  onCreate: () => void
  onView: (found: ChatRecipe) => void
}

function ChatPage({ chat, draft, isReturn, onSend, onCreate, onView }: ChatPageProps) {
  const { entries, isThinking, retry, startOver } = chat
  const undoToast = useUndoToast()
  const scroller = useRef<HTMLDivElement>(null)
  const isEmpty = entries.length === 1
  useKeyboardInset()
  useNewestReply(scroller, isEmpty ? null : isThinking ? 'thinking' : (entries.at(-1)?.id ?? null))
  return (
    <div className="chat page-in">
      <title>Assistant · Dollop</title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard scrolls it */}
      <section ref={scroller} className="chat-scroll" tabIndex={0} aria-label="Talk">
        <h1 ref={isReturn ? focusOn : null} tabIndex={-1} className="vh">
          Assistant
        </h1>
        {!isEmpty && (
          <div className="chat-over">
            <Button
              kind="quiet"
              size="sm"
              icon="i-lucide-rotate-ccw"
              disabled={isThinking}
              onClick={() => undoToast({ title: 'Conversation cleared' }, startOver())}
            >
              Start over
            </Button>
          </div>
        )}
        <ChatMessages entries={entries} isThinking={isThinking} onRetry={retry} onView={onView} />
        {isEmpty && <ChatStarters onSay={(words) => chat.say(words, [])} />}
      </section>
      <ChatComposer
        draft={draft}
        isThinking={isThinking}
        hasDish={entries.some(holdsDish) || draft.images.length > 0}
        onSend={onSend}
        onCreate={onCreate}
      />
    </div>
  )
}

function focusOn(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
}
