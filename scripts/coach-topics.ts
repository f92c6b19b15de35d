/** Learns what people ask for in which words: a linear softmax by AdaGrad over ways to ask. Deterministic. */
import { topicFeatures } from '../shared/guide/topic-features.ts'
import { SCALE, type TopicWeights } from '../shared/guide/topics.ts'
import { dice, shuffle } from './chance.ts'

/** One way to ask, and the id of what it asks for; `null` for nothing. */
export type Way = { text: string; id: string | null }

const ROUNDS = 4
const ROUNDS_AGAIN = 10
const RATE = 0.15
/** Left out at random each time, so that no single word decides. */
const LEFT_OUT = 0.3
/** A feature that fewer ways have tells nothing of others. */
const SEEN_MIN = 3
/** Draws weights to nothing that few ways ask for, while those to keep are looked for. */
const PENALTY = 0.02
/** Slopes below are not followed. */
const FLAT = 2e-3
/** So many weights are kept, the largest. */
const KEPT = 90_000

const cutBefore = new Map<string, readonly string[]>()

function featuresOf(text: string): readonly string[] {
  const features = cutBefore.get(text) ?? [...topicFeatures(text)]
  cutBefore.set(text, features)
  return features
}

type Example = { row: Int32Array; place: number }
/** Weights of all features and classes, or of those that are kept: by feature where its cells begin, and their classes. */
type Cells = { starts: Int32Array; classOf: Int32Array; weights: Float32Array }

/**
 * Weights for the entries of `ids`: all of them under a penalty, then the largest again without it. Time grows with
 * the ways times the entries.
 */
export function learnTopics(ways: readonly Way[], ids: readonly string[]): TopicWeights {
  const places = new Map(ids.map((id, at) => [id, at]))
  const classes = ids.length + 1
  const seen = new Map<string, number>()
  for (const { text } of ways)
    for (const feature of featuresOf(text)) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const features = [...seen].filter(([, count]) => count >= SEEN_MIN).map(([feature]) => feature)
  const rows = new Map(features.map((feature, at) => [feature, at]))
  const examples = ways.map(({ text, id }) => ({
    row: Int32Array.from(featuresOf(text).flatMap((feature) => rows.get(feature) ?? [])),
    place: id === null ? ids.length : (places.get(id) ?? -1),
  }))
  const all = allCells(features.length, classes)
  climb(examples, all, classes, ROUNDS, PENALTY)
  const cells = largest(all, features.length)
  climb(examples, cells, classes, ROUNDS_AGAIN, 0)
  return { ids, weights: byFeature(features, cells) }
}

function allCells(features: number, classes: number): Cells {
  return {
    starts: Int32Array.from({ length: features + 1 }, (_, at) => at * classes),
    classOf: Int32Array.from({ length: features * classes }, (_, at) => at % classes),
    weights: new Float32Array(features * classes),
  }
}

function climb(
  examples: Example[],
  { starts, classOf, weights }: Cells,
  classes: number,
  rounds: number,
  penalty: number,
): void {
  const slopes = new Float32Array(weights.length).fill(1e-3)
  const sums = new Float64Array(classes)
  const random = dice(11)
  for (let round = 0; round < rounds; round++) {
    shuffle(examples, random)
    for (const { row: whole, place } of examples) {
      const row = whole.filter(() => random() > LEFT_OUT)
      if (row.length === 0 || place < 0) continue
      const scale = SCALE / Math.sqrt(row.length)
      sums.fill(0)
      for (const each of row)
        for (let cell = starts[each] ?? 0; cell < (starts[each + 1] ?? 0); cell++) {
          const at = classOf[cell] ?? 0
          sums[at] = (sums[at] ?? 0) + (weights[cell] ?? 0)
        }
      const most = sums.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY) * scale
      let total = 0
      for (let at = 0; at < classes; at++) {
        sums[at] = Math.exp((sums[at] ?? 0) * scale - most)
        total += sums[at] ?? 0
      }
      for (let at = 0; at < classes; at++)
        sums[at] = ((sums[at] ?? 0) / total - (at === place ? 1 : 0)) * scale
      for (const each of row)
        for (let cell = starts[each] ?? 0; cell < (starts[each + 1] ?? 0); cell++) {
          const slope = sums[classOf[cell] ?? 0] ?? 0
          if (Math.abs(slope) < FLAT) continue
          slopes[cell] = (slopes[cell] ?? 0) + slope * slope
          const step = RATE / Math.sqrt(slopes[cell] ?? 1)
          const moved = (weights[cell] ?? 0) - step * slope
          weights[cell] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * penalty)
        }
    }
  }
}

/** Only the largest cells, each feature's together. */
function largest({ starts, classOf, weights }: Cells, features: number): Cells {
  const sizes = weights.map(Math.abs).sort()
  const least = Math.max(Number.MIN_VALUE, sizes[Math.max(0, sizes.length - KEPT)] ?? 0)
  const kept: number[] = []
  const begins = new Int32Array(features + 1)
  for (let feature = 0; feature < features; feature++) {
    for (let cell = starts[feature] ?? 0; cell < (starts[feature + 1] ?? 0); cell++)
      if (Math.abs(weights[cell] ?? 0) >= least) kept.push(cell)
    begins[feature + 1] = kept.length
  }
  return {
    starts: begins,
    classOf: Int32Array.from(kept, (cell) => classOf[cell] ?? 0),
    weights: Float32Array.from(kept, (cell) => weights[cell] ?? 0),
  }
}

function byFeature(features: readonly string[], { starts, classOf, weights }: Cells) {
  return new Map(
    features.flatMap((feature, at) => {
      const row: [number, number][] = []
      for (let cell = starts[at] ?? 0; cell < (starts[at + 1] ?? 0); cell++)
        row.push([classOf[cell] ?? 0, weights[cell] ?? 0])
      return row.length > 0 ? [[feature, row] as const] : []
    }),
  )
}
