/** The recipe chat: talk, then the recipe to look at, then its form (Spec 2, sections 2 and 4). */
import './recipe-chat.css'
import { type ReactNode, useEffect, useState } from 'react'
import { CREATE_RECIPE_REQUEST } from '#shared/guide/chat-words.ts'
import type { RecipeData } from '#shared/guide/schema.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { Button } from '#web/ui/button.tsx'
import { useUndoToast } from '#web/ui/use-undo-toast.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { ChatPreview, type Saving } from './chat-preview.tsx'
import type { ChatRecipe } from './kept-chat.ts'
import { useChatDraft } from './use-chat-draft.ts'
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
  const { entries, isThinking, say, retry, startOver } = useRecipeChat(profileId, preview)
  const undoToast = useUndoToast()

  useEffect(() => {
    if (step.name !== 'chat') window.scrollTo({ top: 0 })
  }, [step.name])

  function send() {
    say(draft.text.trim(), draft.images)
    draft.setText('')
    draft.clearImages()
  }

  /** What is typed and not sent stays for later; photos may be all that there is to go by. */
  function create() {
    say(CREATE_RECIPE_REQUEST, draft.images)
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
    <div className="chat page-in">
      <title>Assistant · Dollop</title>
      <h1 ref={step.isReturn ? focusOn : null} tabIndex={-1} className="vh">
        Assistant
      </h1>
      {entries.length > 1 && (
        <Button
          kind="quiet"
          size="sm"
          icon="i-lucide-rotate-ccw"
          className="chat-over"
          disabled={isThinking}
          onClick={() => undoToast({ title: 'Conversation cleared' }, startOver())}
        >
          Start over
        </Button>
      )}
      <ChatMessages entries={entries} isThinking={isThinking} onRetry={retry} onView={preview} />
      <ChatComposer draft={draft} isThinking={isThinking} onSend={send} onCreate={create} />
    </div>
  )
}

function focusOn(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
}
