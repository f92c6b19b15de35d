/** The talk so far. The assistant's replies have no bubble, and say which of the two minds spoke. */
import { CHAT_GREETING, CHAT_INVITATION, CREATE_RECIPE_REQUEST } from '#shared/guide/chat-words.ts'
import { AssistantMark } from '#web/ui/mark.tsx'
import { ChatAnswer } from './answers/chat-answer.tsx'
import type { ChatEntry, ChatRecipe } from './kept-chat.ts'

type ChatMessagesProps = {
  entries: ChatEntry[]
  isThinking: boolean
  onRetry: () => void
  onView: (found: ChatRecipe) => void
}

export function ChatMessages({ entries, isThinking, onRetry, onView }: ChatMessagesProps) {
  return (
    <div role="log" aria-label="Conversation" className="chat-list">
      {entries.length === 1 && <Welcome />}
      {(entries.length === 1 ? [] : entries).map((entry, index) =>
        entry.role === 'user' ? (
          <Mine key={entry.id} entry={entry} />
        ) : (
          <ChatAnswer
            key={entry.id}
            entry={entry}
            photos={entries[index - 1]?.images ?? []}
            onRetry={entry.isFailure && index === entries.length - 1 ? onRetry : undefined}
            onView={onView}
            isThinking={isThinking}
          />
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

/** The first message, large as long as it is the only one. */
function Welcome() {
  return (
    <div className="chat-hello">
      <AssistantMark />
      <p>
        <span className="vh">Assistant: </span>
        <b>{CHAT_GREETING}</b> {CHAT_INVITATION}
      </p>
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
