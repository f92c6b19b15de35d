/** What hands-free needs of the browser: a test brings its own. */
import type { Earcon } from '../earcons.ts'
import type { MediaKeyMoves } from '../media-keys.ts'
import type { Speaker, SpeakerOptions } from '../speaker.ts'
import type { Recogniser, RecogniserOptions } from '../speech-shape.ts'
import type { VoiceSettings } from '../voice-settings.ts'

export type HandsFreePorts = {
  settings: () => VoiceSettings
  isLocal: () => Promise<boolean>
  now: () => number
  makeRecogniser: (options: RecogniserOptions) => Recogniser
  makeSpeaker: (options: SpeakerOptions) => Speaker
  makeMediaKeys: (moves: MediaKeyMoves) => { start: () => void; stop: () => void }
  playEarcon: (earcon: Earcon) => void
}
