/** Fits a logistic regression by AdaGrad with an L1 penalty, twice: the second time with the weights that count. Deterministic. */
import { dice, shuffle } from '../chance.ts'

export type Example = { features: readonly string[]; isRefused: boolean }
export type Fitted = { weights: Map<string, number>; bias: number }

const ROUNDS = 6
const RATE = 0.05
/** In the first pass, so that most weights are nothing. */
const PENALTY = 4e-4
const PENALTY_AGAIN = 1e-4
/** A feature that fewer foods have tells nothing of others. */
const SEEN_MIN = 3
const WEIGHTS_MAX = 6_000
const LEAST = 0.02

/** Weights by feature. Time grows with the features times the rounds. */
export function fitWeights(examples: readonly Example[]): Fitted {
  const seen = new Map<string, number>()
  for (const { features } of examples)
    for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1)
  const all = [...seen].filter(([, count]) => count >= SEEN_MIN).map(([feature]) => feature)
  const first = pass(examples, all, PENALTY)
  const kept = [...first.weights]
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, WEIGHTS_MAX)
    .map(([feature]) => feature)
  return pass(examples, kept, PENALTY_AGAIN)
}

function pass(examples: readonly Example[], features: readonly string[], penalty: number): Fitted {
  const places = new Map(features.map((feature, at) => [feature, at]))
  const rows = examples.map((each) =>
    Int32Array.from(each.features.flatMap((feature) => places.get(feature) ?? [])),
  )
  const weights = new Float64Array(features.length)
  const slopes = new Float64Array(features.length).fill(1e-6)
  let [bias, biasSlope] = [0, 1e-6]
  const random = dice(7)
  const order = rows.map((_, at) => at)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at] ?? new Int32Array()
      let sum = bias
      for (const place of row) sum += weights[place] ?? 0
      const slope = 1 / (1 + Math.exp(-sum)) - (examples[at]?.isRefused ? 1 : 0)
      biasSlope += slope ** 2
      bias -= (RATE * slope) / Math.sqrt(biasSlope)
      for (const place of row) {
        slopes[place] = (slopes[place] ?? 0) + slope ** 2
        const step = RATE / Math.sqrt(slopes[place] ?? 1)
        const moved = (weights[place] ?? 0) - step * slope
        weights[place] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * penalty)
      }
    }
  }
  const kept = features.flatMap((feature, at): [string, number][] => {
    const weight = weights[at] ?? 0
    return Math.abs(weight) < LEAST ? [] : [[feature, weight]]
  })
  return { weights: new Map(kept), bias }
}
