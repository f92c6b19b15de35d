/** The words of a wish with their places. No meaning is known here. */

/** A word in small letters without accents, and where it stands in the text as typed. */
export type Word = { text: string; start: number; end: number }

/** Longer wishes are read up to here. */
export const WISH_CHARS_MAX = 8_000

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*/gu
const FRACTIONS = new Map([
  ['½', 'half'],
  ['1½', '1.5'],
  ['2½', '2.5'],
])

/** Hyphens part words; an apostrophe and a point between digits do not. */
export function wordsOfWish(text: string): Word[] {
  return [...text.slice(0, WISH_CHARS_MAX).matchAll(WORD)].map(({ 0: word, index }) => ({
    text: foldWord(FRACTIONS.get(word) ?? word),
    start: index,
    end: index + word.length,
  }))
}

/** Case, accents and kinds of apostrophe do not count. */
export function foldWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase()
}
