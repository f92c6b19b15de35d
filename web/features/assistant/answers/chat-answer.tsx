/** An answer of the assistant: what was left out, the words, its dishes as cards, and what can be done next. */
import './answer.css'
import { Link } from '@tanstack/react-router'
import { format } from 'date-fns'
import { useSetAtom } from 'jotai'
import { answerParts } from '#shared/guide/answer-parts.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AssistantMark } from '#web/ui/mark.tsx'
import { ChatReply } from '../chat-reply.tsx'
import type { ChatEntry, ChatRecipe } from '../kept-chat.ts'
import { carriedPhotosAtom } from '../talk.atoms.ts'
import { AnswerCard } from './answer-card.tsx'
import { photoFiles } from './photo-files.ts'

const SPEAKER_NAMES = { 'workers-ai': 'Workers AI', 'kitchen-guide': 'Kitchen guide' } as const

type ChatAnswerProps = {
  entry: ChatEntry
  /** Photos that came with the question. */
  photos: readonly string[]
  /** Given where a failed question can be asked again. */
  onRetry: (() => void) | undefined
  onView: (found: ChatRecipe) => void
  isThinking: boolean
}

export function ChatAnswer({ entry, photos, onRetry, onView, isThinking }: ChatAnswerProps) {
  const { id, content, understood, recipes = [], found, source } = entry
  const isOffer = recipes.length > 0 || found !== undefined
  const { free, before, after } = answerParts({ reply: content, understood, isOffer })
  // the guide sees no pictures: what it can do with one is read its print
  const isForReading = photos.length > 0 && source === 'kitchen-guide' && !found
  return (
    <div className="chat-reply page-in">
      <AssistantMark />
      <div className="chat-words">
        <span className="vh">Assistant: </span>
        {free && (
          <p className="chat-free">
            <Icon name="i-lucide-shield-check" />
            <span>{free}</span>
          </p>
        )}
        <ChatReply blocks={before} />
        {recipes.length > 0 && (
          <ul className="answers">
            {recipes.map((offered) => (
              <li key={offered.id}>
                <AnswerCard entryId={id} offered={offered} />
              </li>
            ))}
          </ul>
        )}
        <ChatReply blocks={after} />
        {isForReading && <PhotoLink photos={photos} />}
        {found && <ViewRecipe found={found} onView={onView} disabled={isThinking} />}
        {onRetry && (
          <Button size="sm" icon="i-lucide-rotate-cw" onClick={onRetry}>
            Try again
          </Button>
        )}
        <SpokenBy entry={entry} />
      </div>
    </div>
  )
}

/** The photo import, with these photos chosen already. */
function PhotoLink({ photos }: { photos: readonly string[] }) {
  const carry = useSetAtom(carriedPhotosAtom)
  return (
    <Link
      to="/photo-recipe-extraction"
      className={buttonClass({ kind: 'blue', size: 'sm' })}
      onClick={() => carry(photoFiles(photos))}
    >
      <Icon name="i-lucide-scan-text" />
      Recipe from Photos
    </Link>
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
