/** The talk so far. The assistant's replies have no bubble, and say which of the two minds spoke. */
import { format } from 'date-fns'
import { useEffect, useRef } from 'react'
import { CREATE_RECIPE_REQUEST } from '#shared/guide/chat-words.ts'
import { Button } from '#web/ui/button.tsx'
import { AssistantMark } from '#web/ui/mark.tsx'
import { ChatReply } from './chat-reply.tsx'
import { type ChatEntry, type ChatRecipe, WELCOME } from './kept-chat.ts'

const SPEAKER_NAMES = { 'workers-ai': 'Workers AI', 'kitchen-guide': 'Kitchen guide' } as const

type ChatMessagesProps = {
  entries: ChatEntry[]
  isThinking: boolean
  onRetry: () => void
  onView: (found: ChatRecipe) => void
}

export function ChatMessages({ entries, isThinking, onRetry, onView }: ChatMessagesProps) {
  const list = useRef<HTMLDivElement>(null)
  const newest = isThinking ? 'thinking' : (entries.at(-1)?.id ?? '')

  useEffect(() => {
    // the start of a long answer, all of a short one; the welcome stands where it is
    if (newest !== WELCOME.id) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [newest])

  return (
    <div ref={list} role="log" aria-label="Conversation" className="chat-list">
      {entries.map((entry, index) =>
        entry.role === 'user' ? (
          <Mine key={entry.id} entry={entry} />
        ) : (
          <div key={entry.id} className="chat-reply page-in">
            <AssistantMark />
            <div className="chat-words">
              <span className="vh">Assistant: </span>
              <ChatReply text={entry.content} />
              {entry.found && (
                <ViewRecipe found={entry.found} onView={onView} disabled={isThinking} />
              )}
              {entry.isFailure && index === entries.length - 1 && (
                <Button size="sm" icon="i-lucide-rotate-cw" onClick={onRetry}>
                  Try again
                </Button>
              )}
              <SpokenBy entry={entry} />
            </div>
          </div>
        ),
      )}
      {isThinking && (
        <div className="chat-reply">
          <AssistantMark />
          <p className="chat-words chat-thinking">
            Thinking
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <i aria-hidden="true" />
          </p>
        </div>
      )}
    </div>
  )
}

function Mine({ entry }: { entry: ChatEntry }) {
  const { content, images = [] } = entry
  return (
    <div className="chat-mine page-in">
      <span className="vh">You: </span>
      {images.length > 0 && (
        <div className="chat-sent">
          {images.map((image, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was sent stays as it is
            <img key={index} src={image} alt={`Sent with the message, ${index + 1}`} />
          ))}
        </div>
      )}
      <p>{content === CREATE_RECIPE_REQUEST ? 'Create Recipe' : content}</p>
    </div>
  )
}

type ViewRecipeProps = {
  found: ChatRecipe
  onView: (found: ChatRecipe) => void
  disabled: boolean
}

function ViewRecipe({ found, onView, disabled }: ViewRecipeProps) {
  return (
    <Button
      kind="blue"
      size="sm"
      icon="i-lucide-book-open"
      disabled={disabled}
      onClick={() => onView(found)}
    >
      View Recipe
    </Button>
  )
}

function SpokenBy({ entry: { source, timestamp } }: { entry: ChatEntry }) {
  if (!source || timestamp === null) return null
  return (
    <p className="chat-by small muted">
      {SPEAKER_NAMES[source]} · <time>{format(timestamp, 'HH:mm')}</time>
    </p>
  )
}
