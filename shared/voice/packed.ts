/** Weights as text: by meaning, gaps between buckets and small whole numbers. Written by training, read once. */
import { DIGITS, digitAt } from '../packed-digits.ts'
import { BUCKETS } from './features.ts'
import { lexiconOf } from './lexicon.ts'
import { MEANINGS } from './meanings.ts'
import type { Model } from './model.ts'

/**
 * What training leaves: `words` of commands, the most common first; `unit` is what one step of a weight is
 * worth; `buckets` are the gaps between those that count. By meaning, `places` are the gaps between such
 * buckets, and `values` the steps at them.
 */
export type PackedModel = {
  words: string
  unit: number
  buckets: string
  places: readonly string[]
  values: readonly string[]
}

/** The model that was packed. */
export function unpack({ words, unit, buckets, places, values }: PackedModel): Model {
  const rows = new Int32Array(BUCKETS).fill(-1)
  const used = positionsOf(buckets)
  for (const [row, bucket] of used.entries()) rows[bucket] = row
  const weights = new Map<number, number[]>()
  for (const [meaning, gaps] of places.entries()) {
    for (const [at, row] of positionsOf(gaps).entries()) {
      const value = digitAt(values[meaning] ?? '', at) - 32
      const list = weights.get(row)
      if (list) list.push(meaning, value * unit)
      else weights.set(row, [meaning, value * unit])
    }
  }
  return {
    lexicon: lexiconOf(words.split(' ')),
    add(bucket, sums) {
      const list = weights.get(rows[bucket] ?? -1)
      if (!list) return false
      for (let at = 0; at < list.length; at += 2) {
        const meaning = list[at] ?? 0
        sums[meaning] = (sums[meaning] ?? 0) + (list[at + 1] ?? 0)
      }
      return true
    },
  }
}

/** The text that `unpack` reads; `rows` hold whole numbers from -31 to 31 by meaning, in the order of their buckets. */
export function pack(
  words: string,
  unit: number,
  rows: readonly (readonly [bucket: number, values: readonly number[]])[],
): PackedModel {
  const byMeaning = MEANINGS.map((_, meaning) =>
    rows.flatMap(([, values], row) => (values[meaning] ? [[row, values[meaning]] as const] : [])),
  )
  return {
    words,
    unit,
    buckets: gapsOf(rows.map(([bucket]) => bucket)),
    places: byMeaning.map((list) => gapsOf(list.map(([row]) => row))),
    values: byMeaning.map((list) => list.map(([, value]) => DIGITS[value + 32]).join('')),
  }
}

/** A gap is one digit, after one above 31 for every 32 times more. */
function positionsOf(text: string): number[] {
  const positions: number[] = []
  let position = -1
  for (let at = 0; at < text.length; at++) {
    let gap = 0
    let digit = digitAt(text, at)
    while (digit > 31) {
      gap = (gap + digit - 32) * 32
      digit = digitAt(text, ++at)
    }
    position += gap + digit
    positions.push(position)
  }
  return positions
}

function gapsOf(positions: readonly number[]): string {
  let before = -1
  return positions
    .map((position) => {
      const gap = position - before
      before = position
      let text = DIGITS[gap % 32] ?? ''
      for (let rest = Math.floor(gap / 32); rest > 0; rest = Math.floor(rest / 32)) {
        text = (DIGITS[32 + (rest % 32)] ?? '') + text
      }
      return text
    })
    .join('')
}
