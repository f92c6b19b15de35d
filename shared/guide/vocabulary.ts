/** Every word of cards and notes, in the order by which compiled counts name them. */
import { VOCABULARY_LINES } from './vocabulary.compiled.ts'

let words: readonly string[] | null = null

export function vocabulary(): readonly string[] {
  words ??= VOCABULARY_LINES.trim().split('\n')
  return words
}
