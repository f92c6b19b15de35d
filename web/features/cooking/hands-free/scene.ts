/** What a command finds in the kitchen, and what it leaves there. Types alone. */
import type { Ingredient } from '#shared/recipes/schema.ts'
import type { ShoppingWish } from '#web/features/shopping/shopping-wish.queries.ts'
import type { Question } from '#web/lib/hands-free/room.ts'
import type { VoiceSettings } from '#web/lib/voice-settings.ts'
import type { Session } from '../session.ts'

/** All that a command may depend on. `now` in epoch milliseconds, `newId` for a timer it may create. */
export type Scene = {
  recipe: { ingredients: readonly Ingredient[]; method: readonly string[] }
  session: Session
  question: Question | null
  /** The words of the wish; '' for a tap or a key. */
  text: string
  /** What was said aloud last, as long as it may be asked for. */
  lastSaid: string | null
  voice: VoiceSettings
  /** Whether answers are heard; else what would be read out is shown. */
  canSpeak: boolean
  now: number
  newId: string
}

export type Effect =
  | { kind: 'undo' }
  | { kind: 'finish' | 'silence' | 'stopListening' }
  | { kind: 'scroll'; direction: 'up' | 'down' }
  | { kind: 'ask'; question: string }
  | { kind: 'settings'; change: Partial<VoiceSettings> }
  | { kind: 'addToList'; wish: ShoppingWish; isOut?: boolean }

export type Outcome = {
  session: Session
  /** What is said; '' for nothing. */
  reply: string
  /** What is shown instead, where the reply is long. */
  shown?: string
  /** What is said instead to a cook who wants short answers. */
  short?: string
  /** The question that the reply asks. */
  question?: Question
  effect?: Effect
}
