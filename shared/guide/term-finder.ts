/** Finds the entries of a table in a text by whole words, the longest name first. Linear; knows no table. */
import { singular } from '../groceries/words.ts'

/** Ours: a method of a hundred long steps fits; what is beyond is not looked at. */
const TEXT_MAX = 20_000

/**
 * An entry found in a text, by which of its names; `from`..`to` are places among the text's words,
 * `start`..`end` places in the text.
 */
export type Found<T> = {
  entry: T
  name: string
  from: number
  to: number
  start: number
  end: number
}
export type Finder<T> = (text: string) => Found<T>[]
type Token = { word: string; start: number; end: number }

/**
 * A finder over `entries`, whose `words` are their names. `phrases` hold a name and mean something
 * else ('peanut butter' is no butter): they are passed over. `same` makes two forms of a word one.
 */
export function termFinder<T extends { words: readonly string[] }>(
  entries: readonly T[],
  phrases: readonly string[] = [],
  same: (word: string) => string = singular,
): Finder<T> {
  const byFirst = new Map<string, { words: string[]; name: string; entry: T | null }[]>()
  const add = (name: string, entry: T | null) => {
    const words = tokensOf(name).map(({ word }) => same(word))
    const first = words[0] ?? ''
    const known = byFirst.get(first) ?? []
    byFirst.set(first, [...known, { words, name, entry }])
  }
  for (const phrase of phrases) add(phrase, null)
  for (const entry of entries) for (const name of entry.words) add(name, entry)
  for (const known of byFirst.values()) known.sort((a, b) => b.words.length - a.words.length)
  return (text) => find(text, byFirst, same)
}

function find<T>(
  text: string,
  byFirst: ReadonlyMap<string, readonly { words: string[]; name: string; entry: T | null }[]>,
  same: (word: string) => string,
): Found<T>[] {
  const tokens = tokensOf(text)
  const words = tokens.map(({ word }) => same(word))
  const found: Found<T>[] = []
  for (let at = 0; at < words.length; at++) {
    for (const { words: known, name, entry } of byFirst.get(words[at] ?? '') ?? []) {
      const to = endOf(known, words, at)
      if (to === null) continue
      if (entry !== null) {
        const [start, end] = [tokens[at]?.start ?? 0, tokens[to - 1]?.end ?? 0]
        found.push({ entry, name, from: at, to, start, end })
      }
      at = to - 1
      break
    }
  }
  return found
}

const ARTICLES = new Set(['the', 'a', 'an', 'my', 'your', 'some', 'all'])

/** Where a name that begins at `at` ends, or `null`: 'clean leeks' also stands in 'clean the leeks'. */
function endOf(name: readonly string[], words: readonly string[], at: number): number | null {
  let place = at
  for (const word of name) {
    while (words[place] !== word && place > at && ARTICLES.has(words[place] ?? '')) place++
    if (words[place] !== word) return null
    place++
  }
  return place
}

/** Lower-case words without accents; '75%' and '¼' stay, hyphens part words. */
function tokensOf(text: string): Token[] {
  // Accents fall one character at a time, so that places in the text stay true.
  const plain = text
    .slice(0, TEXT_MAX)
    .toLowerCase()
    .replace(/[à-ÿāēīōūœ]/g, (letter) => letter.normalize('NFD').charAt(0))
  return [...plain.matchAll(/[\p{L}\p{N}%]+(?:['’]\p{L}+)?/gu)].map((match) => ({
    word: match[0].replace(/['’]/g, ''),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** A verb's stem, the same for 'fry', 'fries', 'fried' and 'frying'; other words nearly as they are. */
export function stem(word: string): string {
  if (word.length > 4 && /ie[sd]$/.test(word)) return `${word.slice(0, -3)}y`
  const ending = /(?:ing|ed)$/.exec(word)?.[0] ?? ''
  const rest = word.slice(0, word.length - ending.length)
  if (ending === '' || rest.length < 3 || !/[aeiouy]/.test(rest)) return withoutE(singular(word))
  return withoutE(
    /([bdgklmnprt])\1$/.test(rest) && !/(?:ll|dd)$/.test(rest) ? rest.slice(0, -1) : rest,
  )
}

function withoutE(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word
}
