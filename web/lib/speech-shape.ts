/** What a recogniser is told and what it tells: the shapes of speech.ts. */
import type { RecogniserBrowser } from './speech-browser.ts'

export type RecogniserState =
  | 'off'
  | 'starting'
  | 'listening'
  /** The cook, or the browser on its own, refused the microphone. */
  | 'blocked'
  | 'unsupported'
  /** It kept ending at once; `start` tries again. */
  | 'failed'
  /** There is no microphone, or another program holds it. */
  | 'no-microphone'
  /** Another tab of ours listens. */
  | 'elsewhere'
  /** The service cannot be reached; it is tried again by itself. */
  | 'offline'
  /** A sentence was recorded, and is on its way to be written down. */
  | 'writing'
  /** Nobody spoke, or nothing that could be made out. */
  | 'nothing-heard'
  /** A sentence was recorded, and the kitchen could not write it down. */
  | 'unwritten'
  /** A sentence was recorded, and the kitchen could not be reached. */
  | 'unsent'

export type RecogniserOptions = {
  onState: (state: RecogniserState) => void
  /** The words so far, which may change; '' when they were taken back. */
  onInterim: (text: string, utterance: number) => void
  /**
   * One utterance, the likeliest hearing first. It keeps its number when its words are changed later, and
   * a later one has a higher number.
   */
  onFinal: (alternatives: string[], utterance: number) => void
  lang?: string
  /** Asked at each start of a session. */
  settings?: () => RecogniserSettings
  /** All that is global, for tests; a missing `Recognition` means that the browser has none. */
  browser?: RecogniserBrowser
}

export type RecogniserSettings = {
  /** One utterance, then off. */
  isOnce: boolean
  /** On the device alone; only where the browser has said that it can. */
  isLocal: boolean
  /** Names that are likely to be said. */
  phrases: readonly string[]
}

export type Recogniser = { start: () => void; stop: () => void; state: () => RecogniserState }
