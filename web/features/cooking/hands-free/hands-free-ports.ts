/** What hands-free needs of the kitchen and of the browser: a test brings its own. */
import type { Earcon } from '#web/lib/earcons.ts'
import type { MediaKeyMoves } from '#web/lib/media-keys.ts'
import type { Speaker, SpeakerOptions } from '#web/lib/speaker.ts'
import type { Recogniser, RecogniserOptions } from '#web/lib/speech-shape.ts'
import type { VoiceSettings } from '#web/lib/voice-settings.ts'
import type { Session } from '../session.ts'
import type { Undo } from './memory.ts'
import type { Scene } from './obey.ts'

export type ShoppingWish = { item: string; quantity?: string; unit?: string }

export type HandsFreePorts = {
  recipe: () => Scene['recipe']
  read: () => Session
  change: (change: (session: Session) => Session) => void
  ask: (question: string) => void
  finish: () => void
  /** Answers how to take it off again; null when it could not be added. */
  addToList: (wish: ShoppingWish) => Promise<Undo | null>
  settings: () => VoiceSettings
  changeSettings: (change: Partial<VoiceSettings>) => void
  isLocal: () => Promise<boolean>
  now: () => number
  newId: () => string
  makeRecogniser: (options: RecogniserOptions) => Recogniser
  makeSpeaker: (options: SpeakerOptions) => Speaker
  makeMediaKeys: (moves: MediaKeyMoves) => { start: () => void; stop: () => void }
  playEarcon: (earcon: Earcon) => void
}
