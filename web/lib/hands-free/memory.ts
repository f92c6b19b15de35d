/** What hands-free has just done, so that it is done once and can be taken back. No clock of its own. */
import type { Undo } from './room.ts'

/** One utterance that arrives twice, in other words (Android). */
const SAME_UTTERANCE_MS = 1_200
/** Voice, rule 2: after a command the next one needs no wake phrase. */
const FOLLOW_UP_MS = 8_000
/** Voice, 'Speaking': not more often is it said that nothing was understood. */
const COMPLAINT_MS = 20_000

/** What an utterance has led to; without `undo` it cannot be taken back. */
type Done = { utterance: number; command: string; undo: Undo | undefined; wasFinal: boolean }

export class Memory {
  readonly #now: () => number
  #undo: Undo | null = null
  #done: Done | null = null
  #last = { command: '', text: '', at: Number.NEGATIVE_INFINITY }
  #attentiveSince = Number.NEGATIVE_INFINITY
  #isCalled = false
  #complainedAt = Number.NEGATIVE_INFINITY

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

  keepDone(done: Done): void {
    this.#done = done
  }

  /** What this very utterance has led to so far. */
  doneFor(utterance: number): Done | null {
    return this.#done?.utterance === utterance ? this.#done : null
  }

  /** Whether a later utterance has been obeyed: other words for this one come too late. */
  isPast(utterance: number): boolean {
    return this.#done !== null && utterance < this.#done.utterance
  }

  /** Whether these words are those before, arriving again; `command` is '' for what meant nothing. */
  isAgain(text: string, command: string): boolean {
    const last = this.#last
    this.#last = { command, text, at: this.#now() }
    // an answer means nothing the second time
    const isSame = command === '' ? text === last.text : command === last.command
    return (
      isSame &&
      last.command !== '' &&
      this.#now() - last.at < SAME_UTTERANCE_MS &&
      (text.startsWith(last.text) || last.text.startsWith(text))
    )
  }

  /** From now on nobody need say 'Hey Chef', for a while. */
  attend(): void {
    this.#isCalled = false
    this.#attentiveSince = this.#now()
  }

  /** 'Hey Chef', and nothing yet. */
  beCalled(): void {
    this.attend()
    this.#isCalled = true
  }

  /** The while begins again: nobody can go on before the answer has been said. */
  stayAttentive(): void {
    if (this.isAttentive()) this.#attentiveSince = this.#now()
  }

  isAttentive(): boolean {
    return this.#now() - this.#attentiveSince < FOLLOW_UP_MS
  }

  isCalled(): boolean {
    return this.#isCalled && this.isAttentive()
  }

  /** Whether it may be said that something was not understood; true once in a while. */
  mayComplain(): boolean {
    const may = this.#now() - this.#complainedAt >= COMPLAINT_MS
    if (may) this.#complainedAt = this.#now()
    return may
  }
}
