/** A wish on its way: the words of its text, which of them are taken, and what was understood. Understands nothing. */
import type { Wish, WishPart } from './wish.ts'
import type { Word } from './words.ts'

/** `taken` holds places of words; a word means one thing. */
export type Reading = { text: string; words: readonly Word[]; taken: Set<number>; wish: Wish }

/** Where a run of words that nobody has taken begins, -1 for nowhere. */
export function placeOfRun({ words, taken }: Reading, run: readonly string[]): number {
  return words.findIndex((_word, at) =>
    run.every((text, next) => words[at + next]?.text === text && !taken.has(at + next)),
  )
}

/** Whether one of the words is taken. */
export function isTaken({ taken }: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (taken.has(at)) return true
  return false
}

/** Takes words; false, and takes none, where one of them is taken. */
export function takeRun(reading: Reading, from: number, to: number): boolean {
  if (isTaken(reading, from, to)) return false
  for (let at = from; at < to; at++) reading.taken.add(at)
  return true
}

/** Takes the words of a span; false where one of them is taken. */
export function takeSpan(reading: Reading, start: number, end: number): boolean {
  const places = reading.words.flatMap((word, at) =>
    word.start < end && word.end > start ? [at] : [],
  )
  if (places.length === 0 || places.some((at) => reading.taken.has(at))) return false
  for (const at of places) reading.taken.add(at)
  return true
}

/** Where a run of words stands in the text. */
export function spanOf(run: readonly Word[]): [number, number] {
  return [run[0]?.start ?? 0, run.at(-1)?.end ?? 0]
}

/** As `addPart`, for words. */
export function addRunPart(
  reading: Reading,
  kind: WishPart['kind'],
  from: number,
  to: number,
  label: string,
) {
  const [start, end] = spanOf(reading.words.slice(from, to))
  addPart(reading, kind, start, end, label)
}

/** Notes a wish as it was typed; its label is the text where none is given. */
export function addPart(
  { text, wish }: Reading,
  kind: WishPart['kind'],
  start: number,
  end: number,
  label = text.slice(start, end).toLowerCase().replace(/\s+/g, ' ').trim(),
) {
  wish.parts.push({ kind, label, start, end })
}
