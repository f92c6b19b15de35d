/** Fits a linear softmax to hashed features by AdaGrad with an L1 penalty. Deterministic. */
import { MEANINGS } from '#shared/voice/meanings.ts'
import { dice } from '../chance.ts'

/** `allowed` are the classes that can be meant in its situation; `weight` how much it counts. */
export type Example = { features: number[]; label: number; allowed: number[]; weight: number }

const CLASSES = MEANINGS.length

export type Fitted = { weights: Map<number, Float32Array> }

const DEFAULTS = {
  rounds: 6,
  again: 8,
  rate: 0.25,
  penalty: 5e-4,
  minSeen: 3,
  most: 60_000,
  seed: 7,
}

/**
 * Weights by bucket: first all of them, under a penalty that makes most of them nothing; then the `most`
 * largest again, without it. Time grows with examples times features times classes times rounds.
 */
export function fitWeights(
  examples: readonly Example[],
  options: Partial<typeof DEFAULTS> = {},
): Fitted {
  const { rounds, again, rate, penalty, minSeen, most, seed } = { ...DEFAULTS, ...options }
  const index = indexOf(examples, minSeen)
  const rows = examples.map(({ features }) =>
    Int32Array.from(features.map((each) => index.get(each) ?? -1).filter((at) => at >= 0)),
  )
  const state: State = {
    ...{ weights: new Float32Array(index.size * CLASSES), random: dice(seed) },
    ...{ slopes: new Float32Array(index.size * CLASSES).fill(1e-6), isOff: null },
  }
  for (let round = 0; round < rounds; round++) pass(examples, rows, state, rate, penalty)
  state.isOff = allBut(most, state.weights)
  state.slopes.fill(1e-6)
  for (let round = 0; round < again; round++) pass(examples, rows, state, rate / 2, penalty / 20)
  const weights = new Map<number, Float32Array>()
  for (const [bucket, at] of index) {
    const row = state.weights.subarray(at * CLASSES, (at + 1) * CLASSES)
    if (row.some((value) => value !== 0)) weights.set(bucket, row)
  }
  return { weights }
}

/** `slopes` are the sums of squares of AdaGrad; `isOff` marks the weights that stay nothing. */
type State = {
  weights: Float32Array
  slopes: Float32Array
  isOff: Uint8Array | null
  random: () => number
}

/** A place for each bucket that enough examples have. */
function indexOf(examples: readonly Example[], minSeen: number): Map<number, number> {
  const seen = new Map<number, number>()
  for (const { features } of examples) {
    for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1)
  }
  const index = new Map<number, number>()
  for (const [bucket, count] of seen) if (count >= minSeen) index.set(bucket, index.size)
  return index
}

/** Marks all weights but the largest, and makes them nothing. */
function allBut(most: number, weights: Float32Array): Uint8Array {
  const sizes = weights.filter((value) => value !== 0).map(Math.abs)
  const least = sizes.length > most ? (sizes.sort().at(-most) ?? 0) : 0
  const isOff = new Uint8Array(weights.length)
  for (let at = 0; at < weights.length; at++) {
    const size = Math.abs(weights[at] ?? 0)
    if (size > 0 && size >= least) continue
    isOff[at] = 1
    weights[at] = 0
  }
  return isOff
}

/** One pass over all examples in a new order. */
function pass(
  examples: readonly Example[],
  rows: readonly Int32Array[],
  state: State,
  rate: number,
  penalty: number,
): void {
  const order = Int32Array.from(examples.keys())
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(state.random() * (at + 1))
    const kept = order[at] as number
    order[at] = order[other] as number
    order[other] = kept
  }
  const scores = new Float64Array(CLASSES)
  for (const which of order) {
    step(examples[which] as Example, rows[which] as Int32Array, state, scores, rate, penalty)
  }
}

/** What one example changes. The inner loops are plain: they run a billion times. */
function step(
  { label, allowed, weight }: Example,
  row: Int32Array,
  { weights, slopes, isOff }: State,
  scores: Float64Array,
  rate: number,
  penalty: number,
): void {
  const scale = 1 / Math.sqrt(row.length || 1)
  let total = 0
  for (const c of allowed) {
    let sum = 0
    for (let at = 0; at < row.length; at++)
      sum += weights[(row[at] as number) * CLASSES + c] as number
    scores[c] = Math.exp(Math.min(sum * scale, 40))
    total += scores[c] as number
  }
  for (const c of allowed) {
    const slope = ((scores[c] as number) / total - (c === label ? 1 : 0)) * weight * scale
    if (Math.abs(slope) < 1e-5) continue
    for (let at = 0; at < row.length; at++) {
      const i = (row[at] as number) * CLASSES + c
      if (isOff?.[i]) continue
      const square = (slopes[i] as number) + slope * slope
      slopes[i] = square
      const size = rate / Math.sqrt(square)
      const moved = (weights[i] as number) - size * slope
      const shrink = size * penalty
      weights[i] = Math.abs(moved) <= shrink ? 0 : moved - Math.sign(moved) * shrink
    }
  }
}
