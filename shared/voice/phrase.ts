/** The words of one wish, as the readers of slots need them: as text, as spans, and with what is known by name. */
import type { NameFinder } from './names.ts'
import { countIn } from './normalise.ts'
import type { Span } from './spans.ts'

/** A word as it is matched, and as it was heard. */
export type Word = { word: string; raw: string }

/** One wish. `labels` and `things` are the timers, and the ingredients, items or recipes, that are there. */
export type Phrase = {
  words: readonly Word[]
  spans: readonly Span[]
  labels: NameFinder
  things: NameFinder
  /** Parts names in a row, where the room can. */
  apart: (text: string) => readonly string[]
  /** What tells which words are a timer's name. */
  tags: Float32Array
}

/** The words with a space behind each, as patterns match them. */
export function plain({ words }: Phrase): string {
  return words.map(({ word }) => `${word} `).join('')
}

/** The first group of a pattern in a text, without its last space; `null` when it does not match. */
export function groupIn(pattern: RegExp, text: string): string | null {
  return pattern.exec(text)?.[1]?.trim() || null
}

/** Words as they were heard, where they stand in the phrase; the words themselves otherwise. */
export function asHeard(found: string, phrase: Phrase): string {
  const at = plain(phrase).indexOf(`${found} `)
  if (at < 0) return found
  const from = countIn(plain(phrase).slice(0, at))
  return phrase.words
    .slice(from, from + countIn(`${found} `))
    .map(({ raw }) => raw)
    .join(' ')
}

/** The words of a span as they were heard. */
export function spoken({ from, to }: Span, { words }: Phrase): string {
  return words
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ')
}

/** The last time that is said, in seconds; `null` when none is. */
export function lastSeconds({ spans }: Phrase): number | null {
  return spans.findLast(({ kind }) => kind === 'time' || kind === 'more')?.value ?? null
}

/** The numbers that are said, in their order; the word 'one' among them. */
export function numbersIn({ spans }: Phrase): number[] {
  return spans.flatMap(({ kind, value }) =>
    kind === 'number' && value !== undefined ? [value] : [],
  )
}
