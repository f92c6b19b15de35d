/** Cuts texts into words and counts them, as entries of the coach hold them and questions are read. Knows no entry. */
import { foodsNamed, isTelling, wordsThatMatter } from './card-words.ts'
import { stem } from './term-finder.ts'

/** How often the ways to ask for an entry say each word; what its answer says counts half. */
export type Counts = ReadonlyMap<string, number>

const WORD = /[\p{L}\p{N}]+(?:'\p{L}+)?/gu
const FOOD = 'food:'
const ANY_FOOD = 'food:*'

/** The words of a text, each once: foods and meanings by their keys, others by their stems. */
export function tokensOf(text: string): string[] {
  const { foods, rest } = withoutFoods(text)
  const stems = stemsOf(rest).filter((word) => isTelling(word) || ASKING.has(word))
  return [...new Set([...foods, ...keysOf(rest), ...stems])]
}

/** Every food as any, and every word: what is computed is asked for with any food and in plain words ('what is next'). */
export function openTokensOf(text: string): string[] {
  const { foods, rest } = withoutFoods(text)
  return [...new Set([...foods.slice(0, 1).map(() => ANY_FOOD), ...keysOf(rest), ...stemsOf(rest)])]
}

/** A word that no text holds, for any food; too short to have pieces. */
const BLANK = 'zz'

/** The text with every food as the same word: 'can i swap zz for zz'. */
export function withFoodsBlank(text: string): string {
  let rest = text.toLowerCase().replace(/[’‘`]/g, "'")
  for (const { start, end } of foodsNamed(rest).toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)}${BLANK}${rest.slice(end)}`
  return rest
}

function withoutFoods(text: string): { foods: string[]; rest: string } {
  let rest = text.toLowerCase().replace(/[’‘`]/g, "'")
  const named = foodsNamed(rest)
  for (const { start, end } of named)
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return { foods: named.map(({ id }) => `${FOOD}${id}`), rest }
}

function keysOf(plain: string): string[] {
  return wordsThatMatter(plain).map(({ key }) => key)
}

/** How a question is put says something too; 'the' and 'it' do not. */
const ASKING = new Set(
  'how why what when where which who can may must do should not no too still more less much many long if have only just'.split(
    ' ',
  ),
)

function stemsOf(plain: string): string[] {
  return (plain.match(WORD) ?? []).map((word) =>
    /^\d/.test(word) ? '#' : stem(word.replace(/'/g, '')),
  )
}

const ANSWER_PART = 0.5

/** Counts the words of ways to ask and of an answer. */
export function countsOf(
  ways: readonly (readonly string[])[],
  answer: readonly string[] = [],
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const way of ways) for (const word of way) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of answer) counts.set(word, (counts.get(word) ?? 0) + ANSWER_PART)
  return counts
}

const BASE = 36

/** Counts as compiled: places in the vocabulary, each with twice its count where that is not 1. */
export function countsText(counts: Counts, places: ReadonlyMap<string, number>): string {
  return [...counts]
    .map(([word, count]) => {
      const place = (places.get(word) ?? 0).toString(BASE)
      return count === ANSWER_PART ? place : `${place}:${(count / ANSWER_PART).toString(BASE)}`
    })
    .join(' ')
}

export function countsIn(text: string, vocabulary: readonly string[]): Counts {
  const counts = new Map<string, number>()
  for (const each of text.split(' ')) {
    const [place = '', count = '1'] = each.split(':')
    const word = vocabulary[Number.parseInt(place, BASE)]
    if (word !== undefined) counts.set(word, Number.parseInt(count, BASE) * ANSWER_PART)
  }
  return counts
}
