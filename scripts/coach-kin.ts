/** Learns which words people say for which others, by expectation maximisation (IBM model 1). The same entries give the same table. */
import { ANYWAY, type Kin } from '../shared/guide/kin.ts'
import type { Counts } from '../shared/guide/tokens.ts'

/** One way to ask, and the words of all other ways and of the answer. */
export type Told = { said: readonly string[]; meant: Counts }

const ROUNDS = 5
/** Before anything is learned a word is said for itself, and hardly for another. */
const ITSELF = 1
const ANOTHER = 0.02
/** What is seen once proves little: so often each word is thought to have stood for none. */
const DOUBT = 8
/** What is less likely, or hardly likelier than anyway, is left out of the table. */
const GAIN_LEAST = 2
const LEAST = 0.004
const SOURCES_MAX = 20

export function learnKin(told: readonly Told[]): Kin {
  const places = new Map<string, number>()
  const placeOf = (word: string) => {
    const place = places.get(word) ?? places.size
    places.set(word, place)
    return place
  }
  for (const { said, meant } of told) for (const word of [...said, ...meant.keys()]) placeOf(word)
  const words = [...places.keys()]
  const often = oftenOf(told, words.length, placeOf)
  const pairs = new Map<number, number>()
  const ends: number[] = []
  const all = told.map(({ said, meant }) => ({
    said: Int32Array.from(said, placeOf),
    shares: sharesOf(meant),
    // for every word said, its pair with every word meant
    pairs: Int32Array.from(
      said.flatMap((word) =>
        [...meant.keys()].map((source) => {
          const key = placeOf(source) * words.length + placeOf(word)
          const known = pairs.get(key)
          if (known !== undefined) return known
          pairs.set(key, ends.length)
          ends.push(key)
          return ends.length - 1
        }),
      ),
    ),
  }))
  const chances = Float64Array.from(ends, (key) =>
    Math.floor(key / words.length) === key % words.length ? ITSELF : ANOTHER,
  )
  for (let round = 0; round < ROUNDS; round++) learnOnce(all, chances, ends, often, words.length)
  return tableOf(words, often, ends, chances)
}

function sharesOf(counts: Counts): Float64Array {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return Float64Array.from(counts.values(), (count) => count / all)
}

type Counted = { said: Int32Array; shares: Float64Array; pairs: Int32Array }

function learnOnce(
  all: readonly Counted[],
  chances: Float64Array,
  ends: readonly number[],
  often: Float64Array,
  size: number,
) {
  const counts = new Float64Array(chances.length)
  for (const { said, shares, pairs } of all) {
    let at = 0
    for (const word of said) {
      let whole = ANYWAY * (often[word] ?? 0)
      for (const [place, share] of shares.entries())
        whole += (1 - ANYWAY) * share * (chances[pairs[at + place] ?? 0] ?? 0)
      for (const [place, share] of shares.entries()) {
        const pair = pairs[at + place] ?? 0
        counts[pair] = (counts[pair] ?? 0) + ((1 - ANYWAY) * share * (chances[pair] ?? 0)) / whole
      }
      at += shares.length
    }
  }
  const sums = new Float64Array(size).fill(DOUBT)
  for (const [pair, key] of ends.entries()) {
    const source = Math.floor(key / size)
    sums[source] = (sums[source] ?? 0) + (counts[pair] ?? 0)
  }
  for (const [pair, key] of ends.entries())
    chances[pair] = (counts[pair] ?? 0) / (sums[Math.floor(key / size)] ?? 1)
}

function oftenOf(told: readonly Told[], size: number, placeOf: (word: string) => number) {
  const counts = new Float64Array(size).fill(DOUBT)
  for (const { said } of told)
    for (const word of said) counts[placeOf(word)] = (counts[placeOf(word)] ?? 0) + 1
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count) => count / all)
}

function tableOf(
  words: readonly string[],
  often: Float64Array,
  ends: readonly number[],
  chances: Float64Array,
): Kin {
  const of = words.map((): [string, number][] => [])
  for (const [pair, key] of ends.entries()) {
    const chance = chances[pair] ?? 0
    const source = words[Math.floor(key / words.length)]
    if (
      chance >= LEAST &&
      chance >= GAIN_LEAST * (often[key % words.length] ?? 0) &&
      source !== undefined
    )
      of[key % words.length]?.push([source, chance])
  }
  return new Map(
    words.map((word, at) => [
      word,
      {
        often: often[at] ?? 0,
        of: (of[at] ?? [])
          .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
          .slice(0, SOURCES_MAX),
      },
    ]),
  )
}
