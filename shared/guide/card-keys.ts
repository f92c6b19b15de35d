/** Words that matter as keys, what foods among them are kinds of, and how much of some others meet. Knows no cards. */
import { foodsAbove } from '../foods/food-facts.ts'
import { wordsThatMatter } from './card-words.ts'

export type Keys = ReadonlySet<string>
/** Words, and with them everything that their foods are kinds of. */
export type Words = { keys: Keys; above: Keys }
/** How telling a word is: the fewer entries have it, the more. */
export type Weigh = (key: string) => number
/** What a word of the recipe counts to a computed answer that is not asked for with it. */
const OWN = 0.7
/** That food stood out of the fridge, however it is said. */
export const LEFT_OUT = 'means:left out'
export const FOOD = 'food:'
export const ANY_FOOD = 'food:*'
export const ANY_FOOD_WEIGHT = 0.8
export function keysIn(text: string): Set<string> {
  return new Set(wordsThatMatter(text).map(({ key }) => key))
}

/** A question, its step and its dish are asked about many times over. */
const TEXTS_MAX = 200
const read = new Map<string, Words>()

/** The words of a text; of the last texts remembered. */
export function wordsIn(text: string): Words {
  const known = read.get(text)
  if (known) return known
  const words = withKinds(keysIn(text))
  if (read.size >= TEXTS_MAX) read.clear()
  read.set(text, words)
  return words
}

/** The same words with every food as any and no numbers. */
export function openWords({ keys }: Words): Words {
  const open = new Set<string>()
  for (const key of keys) if (!/^\d/.test(key)) open.add(key.startsWith(FOOD) ? ANY_FOOD : key)
  return { keys: open, above: open }
}

export function withKinds(keys: Keys): Words {
  const above = new Set(keys)
  for (const key of keys) for (const each of kindsOf(key)) above.add(each)
  return { keys, above }
}

const kinds = new Map<string, readonly string[]>()

/** What a food is a kind of; nothing for other words. */
function kindsOf(key: string): readonly string[] {
  if (!key.startsWith(FOOD)) return NONE
  const known = kinds.get(key)
  if (known) return known
  const above = foodsAbove(key.slice(FOOD.length)).map((id) => `${FOOD}${id}`)
  kinds.set(key, above)
  return above
}
const NONE: readonly string[] = []
export const NOTHING: Words = { keys: new Set(), above: new Set() }

/** A food is met by itself, by what it is a kind of, and least by a kind of it. */
export function met(key: string, by: Words): number {
  if (by.keys.has(key)) return 1
  if (!key.startsWith(FOOD)) return 0
  for (const kind of kindsOf(key)) if (by.keys.has(kind)) return 0.85
  return by.above.has(key) ? 0.6 : 0
}

/** The share of words, by their weight, that others meet; none at all are met whole. */
export function coverage(words: Words, by: Words, weigh: Weigh, own: Keys = NOTHING.keys): number {
  let sum = 0
  let all = 0
  for (const key of words.keys) {
    const weight = weigh(key)
    all += weight
    sum += weight * Math.max(met(key, by), own.has(key) ? OWN : 0)
  }
  return all === 0 ? 1 : sum / all
}
