/** What hands-free has just done, so that it is done once and can be taken back. No clock of its own. */
import type { Undo } from './room.ts'

/** The end of an utterance comes within this time of its beginning, or never. */
const UTTERANCE_MS = 4_000
/** One utterance that arrives twice, in other words (Android). */
const SAME_UTTERANCE_MS = 1_200
/** Voice, rule 2: after a command the next one needs no wake phrase. */
const FOLLOW_UP_MS = 8_000

type Early = { command: string; undo: Undo; at: number }

export class Memory {
  readonly #now: () => number
  #undo: Undo | null = null
  #early: Early | null = null
  #last = { command: '', text: '', at: Number.NEGATIVE_INFINITY }
  #attentiveSince = Number.NEGATIVE_INFINITY

  constructor(now: () => number) {
    this.#now = now
  }

  keepUndo(undo: Undo | null): void {
    this.#undo = undo
  }

  takeUndo(): Undo | null {
    const undo = this.#undo
    this.#undo = null
    return undo
  }

  /** What unfinished words have led to. */
  keepEarly(command: string, undo: Undo): void {
    this.#early = { command, undo, at: this.#now() }
  }

  /** Words whose end never came are not waited for. */
  early(): Early | null {
    const early = this.#early
    return early && this.#now() - early.at < UTTERANCE_MS ? early : null
  }

  forgetEarly(): void {
    this.#early = null
  }

  /** Whether these words are those before, arriving again; `command` is '' for what meant nothing. */
  isAgain(text: string, command: string): boolean {
    const last = this.#last
    this.#last = { command, text, at: this.#now() }
    return (
      command !== '' &&
      command === last.command &&
      this.#now() - last.at < SAME_UTTERANCE_MS &&
      (text.startsWith(last.text) || last.text.startsWith(text))
    )
  }

  /** From now on nobody need say 'Hey Chef', for a while. */
  attend(): void {
    this.#attentiveSince = this.#now()
  }

  isAttentive(): boolean {
    return this.#now() - this.#attentiveSince < FOLLOW_UP_MS
  }
}
