/**
 * Reads what browsers send as results into utterances and words that may still change. Each utterance has
 * one number from its first word to its last version, so that whoever obeys it does so once. No clock.
 */
import type { RecognitionEvent, RecognitionResult } from './speech-browser.ts'

/** `utterance`: its number; a later one is higher, also in later sessions. */
export type Utterance = { utterance: number; alternatives: string[] }
/** Words of an utterance that is not finished. */
export type Unfinished = { utterance: number; text: string }

type Words = { finals: Utterance[]; unfinished: Unfinished | null }

/** The results of one session of recognition; `newNumber` counts on over all sessions. */
export class SessionResults {
  readonly #newNumber: () => number
  readonly #finished = new Map<number, { utterance: number; text: string }>()
  /** The utterance whose words are coming in. */
  #open: number | null = null

  constructor(newNumber: () => number) {
    this.#newNumber = newNumber
  }

  /** New or changed utterances, each with its alternatives, and the unfinished words after them. */
  read({ resultIndex, results }: RecognitionEvent): Words {
    const finals: Utterance[] = []
    let text = ''
    for (let index = resultIndex; index < results.length; index++) {
      const result = results[index]
      if (result === undefined) continue
      const heard = Array.from(result, ({ transcript }) => transcript.trim())
      if (!isFinal(result)) {
        text = joined(text, heard[0] ?? '')
        continue
      }
      const utterance = this.#finish(index, (heard[0] ?? '').toLowerCase())
      if (utterance === null) continue
      finals.push({ utterance, alternatives: heard.filter((words) => words !== '') })
      text = ''
    }
    if (text !== '') this.#open ??= this.#newNumber()
    return { finals, unfinished: text === '' ? null : { utterance: this.#open ?? 0, text } }
  }

  /** The number of what has ended at this place; null where nothing is new. */
  #finish(index: number, text: string): number | null {
    const before = this.#finished.get(index)
    // Android sends all results of a session again and again
    if (text === '' || before?.text === text) return null
    const isVersion = before !== undefined && isVersionOf(before.text, text)
    const utterance = isVersion ? before.utterance : (this.#open ?? this.#newNumber())
    if (!isVersion) this.#open = null
    this.#finished.set(index, { utterance, text })
    return utterance
  }
}

/** Android marks words final that it is not sure of at all: those may still change. */
function isFinal(result: RecognitionResult): boolean {
  return result.isFinal && result[0]?.confidence !== 0
}

/** What takes another's place is the same utterance where one goes on as the other began. */
function isVersionOf(before: string, after: string): boolean {
  return after.startsWith(before) || before.startsWith(after)
}

/** The words after those before; or instead of them, where each result repeats all of it (Android). */
function joined(before: string, after: string): string {
  if (before === '' || after.toLowerCase().startsWith(before.toLowerCase())) return after
  return `${before} ${after}`.trim()
}
