/**
 * How people say the same thing: which words stand for which others, learned from all the ways in which one question is
 * asked (a translation model, IBM model 1). Knows no entry and no weights.
 */
import { KIN_LINES } from './kin.compiled.ts'
import type { Counts } from './tokens.ts'

/** For each word, how often people say it, and how likely it is said for each of some words. */
export type Kin = ReadonlyMap<string, { often: number; of: readonly (readonly [string, number])[] }>
/** For each of some entries, how much likelier the words are a question for it than any question. */
export type Meant = (tokens: readonly string[]) => Float64Array

/** Words that nothing in an entry stands for are said anyway so often. */
export const ANYWAY = 0.3

let ours: Kin | null = null

/** What the ways to ask of all cards and notes have taught. */
export function ourKin(): Kin {
  ours ??= kinIn(KIN_LINES)
  return ours
}

const PARTS = 1_000
const BASE = 36

/** A line: the word, how often in a million, and words it is said for, by their lines, with parts of a thousand. */
export function kinIn(lines: string): Kin {
  const rows = lines
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
  const words = rows.map(([word = '']) => word)
  const sourcesIn = (text: string) =>
    text.split(' ').flatMap((each): (readonly [string, number])[] => {
      const [at = '', parts = ''] = each.split(':')
      const source = words[Number.parseInt(at, BASE)]
      return source === undefined ? [] : [[source, Number.parseInt(parts, BASE) / PARTS]]
    })
  return new Map(
    rows.map(([word = '', often = '', of = '']) => [
      word,
      { often: Number.parseInt(often, BASE) / 1e6, of: sourcesIn(of) },
    ]),
  )
}

/** The same as lines; what is said for another less than once in a thousand is left out. */
export function kinLines(kin: Kin): string {
  const places = new Map([...kin.keys()].map((word, at) => [word, at.toString(BASE)]))
  const whole = (value: number) => Math.round(value).toString(BASE)
  return [...kin]
    .map(([word, { often, of }]) => {
      const kept = of.filter(([, part]) => Math.round(part * PARTS) > 0)
      const sources = kept.map(([source, part]) => `${places.get(source)}:${whole(part * PARTS)}`)
      return `${word}\t${whole(Math.max(1, often * 1e6))}\t${sources.join(' ')}`
    })
    .join('\n')
}

/** Compares words with each of some entries. */
export function meantBy(entries: readonly Counts[], kin: Kin): Meant {
  const having = new Map<string, { at: number; share: number }[]>()
  for (const [at, counts] of entries.entries()) {
    let all = 0
    for (const count of counts.values()) all += count
    for (const [word, count] of counts) {
      const known = having.get(word)
      if (known) known.push({ at, share: count / all })
      else having.set(word, [{ at, share: count / all }])
    }
  }
  return (tokens) => {
    const sums = new Float64Array(entries.length)
    const likely = new Float64Array(entries.length)
    for (const token of tokens) {
      const known = kin.get(token)
      if (!known) continue
      likely.fill(0)
      for (const [source, part] of known.of)
        for (const { at, share } of having.get(source) ?? [])
          likely[at] = (likely[at] ?? 0) + part * share
      const anyway = ANYWAY * known.often
      for (const [at, chance] of likely.entries())
        if (chance > 0) sums[at] = (sums[at] ?? 0) + Math.log(1 + ((1 - ANYWAY) * chance) / anyway)
    }
    return sums
  }
}
