/**
 * What a question is most likely about: which card or computed answer people ask for in such words, learned from all
 * the ways to ask for each of them and from talk that asks for none (a linear softmax). Knows no recipe and no notes.
 */
import { DIGITS, digitAt } from '../packed-digits.ts'
import { topicFeatures } from './topic-features.ts'
import { PACKED_TOPICS } from './topics.compiled.ts'

/** How likely each entry is asked for, by its id, and how likely none is; together 1. */
export type Topics = { of: (id: string) => number; none: number }

/** Chances by the features of a question. */
export type TopicModel = (features: Iterable<string>) => Topics

/** Weights by feature: places of entries and what the feature says of each. The last place is of no entry. */
export type TopicWeights = {
  ids: readonly string[]
  weights: ReadonlyMap<string, readonly (readonly [place: number, weight: number])[]>
}

let ours: TopicModel | null = null

/** Of what the ways to ask of all cards and computed answers have taught. */
export function topicsOf(...question: Parameters<typeof topicFeatures>): Topics {
  ours ??= modelOf(unpackTopics(PACKED_TOPICS))
  return ours(topicFeatures(...question))
}

/** Long questions have more features, and are no surer for that. */
export const SCALE = 2

export function modelOf({ ids, weights }: TopicWeights): TopicModel {
  const places = new Map(ids.map((id, at) => [id, at]))
  return (features) => {
    const sums = new Float64Array(ids.length + 1)
    let known = 0
    for (const feature of features) {
      const row = weights.get(feature)
      if (!row) continue
      known++
      for (const [place, weight] of row) sums[place] = (sums[place] ?? 0) + weight
    }
    const scale = SCALE / Math.sqrt(known || 1)
    const most = Math.max(...sums) * scale
    const powers = sums.map((sum) => Math.exp(sum * scale - most))
    const whole = powers.reduce((sum, power) => sum + power, 0)
    return {
      of: (id) => (powers[places.get(id) ?? -1] ?? 0) / whole,
      none: (powers[ids.length] ?? 0) / whole,
    }
  }
}

/** A value takes one digit, a place two. */
const BASE = DIGITS.length
const ZERO = 32

/** Weights as text: features and their values a line each; `unit` is what one step of a weight is worth. */
export type PackedTopics = { ids: string; unit: number; features: string; values: string }

/** The weights that were packed. */
export function unpackTopics({ ids, unit, features, values }: PackedTopics): TopicWeights {
  const rows = values.split('\n')
  const weights = features.split('\n').map((feature, at) => {
    const text = rows[at] ?? ''
    const row: [number, number][] = []
    for (let from = 0; from < text.length; from += 3) {
      const place = digitAt(text, from) * BASE + digitAt(text, from + 1)
      row.push([place, (digitAt(text, from + 2) - ZERO) * unit])
    }
    return [feature, row] as const
  })
  return { ids: ids.split('\n'), weights: new Map(weights) }
}

const STEPS_MAX = 31

/** The text that `unpackTopics` reads: the largest weight is 31 steps. */
export function packTopics({ ids, weights }: TopicWeights): PackedTopics {
  const sizes = [...weights.values()].flatMap((row) => row.map(([, weight]) => Math.abs(weight)))
  const unit = sizes.reduce((most, size) => Math.max(most, size), 0) / STEPS_MAX
  const digit = (value: number) => DIGITS[value] ?? ''
  const rows = [...weights].flatMap(([feature, row]) => {
    const text = row
      .map(([place, weight]) => ({ place, steps: Math.round(weight / unit) }))
      .filter(({ steps }) => steps !== 0)
      .map(
        ({ place, steps }) =>
          digit(Math.floor(place / BASE)) + digit(place % BASE) + digit(steps + ZERO),
      )
      .join('')
    return text === '' ? [] : [{ feature, text }]
  })
  return {
    ids: ids.join('\n'),
    unit,
    features: rows.map(({ feature }) => feature).join('\n'),
    values: rows.map(({ text }) => text).join('\n'),
  }
}
