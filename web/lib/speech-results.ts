/** Reads what browsers send as results into utterances and words that may still change. No clock. */
import type { RecognitionEvent, RecognitionResult } from './speech-browser.ts'

type Words = { finals: string[][]; interim: string }

/** The results of one session of recognition. */
export class SessionResults {
  readonly #finished = new Map<number, string>()

  /** New utterances, each with its alternatives, and the unfinished words after them. */
  read({ resultIndex, results }: RecognitionEvent): Words {
    const finals: string[][] = []
    let interim = ''
    for (let index = resultIndex; index < results.length; index++) {
      const result = results[index]
      if (result === undefined) continue
      const alternatives = Array.from(result, ({ transcript }) => transcript.trim())
      const text = alternatives[0] ?? ''
      if (!isFinal(result)) interim = joined(interim, text)
      else if (text !== '' && this.#finished.get(index) !== text.toLowerCase()) {
        // Android sends all results of a session again and again
        this.#finished.set(index, text.toLowerCase())
        finals.push(alternatives.filter((alternative) => alternative !== ''))
        interim = ''
      }
    }
    return { finals, interim }
  }
}

/** Android marks words final that it is not sure of at all: those may still change. */
function isFinal(result: RecognitionResult): boolean {
  return result.isFinal && result[0]?.confidence !== 0
}

/** The words after those before; or instead of them, where each result repeats all of it (Android). */
function joined(before: string, after: string): string {
  if (before === '' || after.toLowerCase().startsWith(before.toLowerCase())) return after
  return `${before} ${after}`.trim()
}
