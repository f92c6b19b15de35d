/** Fits what each sign counts when the coach chooses an answer: climbs to where the samples are likeliest. Deterministic. */
import type { NoneSigns, Weighed } from '../../shared/guide/card-chances.ts'
import { NONE_WEIGHTS, WEIGHTS } from '../../shared/guide/card-weights.compiled.ts'

/** Signs of each candidate and of none; `right` are places of candidates, none of them for 'nothing answers'. */
export type Sample = { signs: number[][]; none: number[]; right: number[]; weight: number }

const ROUNDS = 150
const KEPT_NEAR = 5e-4
/** Slopes below are not followed. */
const FLAT = 1e-6

/** Where the weights begin: by hand, from reading answers. What the samples do not tell stays near it. */
const BEGIN: Weighed & NoneSigns = {
  ...{ like: 6, likely: 6, likelySure: 3, namesOwn: 0.5, covered: 1, often: 1, told: 1.5 },
  ...{ strange: -4, undecided: -1.5, nearStep: 0.6, nearDish: 0.5, nearVerb: 0.5, safety: 0 },
  ...{
    computed: -0.5,
    computedLike: 0,
    computedLikely: 0,
    computedCovered: 0,
    computedUnknown: -6,
  },
  ...{ here: 0.8, beside: 0.3, whole: 0.4 },
  ...{ note: 0, noteLike: 0, noteLikely: 0, noteCovered: 0, noteUnknown: -2 },
  ...{ always: 8.5, unknown: 6, wordless: -1, oneWord: 1, offTopic: 6, offTopicSure: 2, far: 0 },
}

/** Of two cards that answer alike the one about the dish is meant: samples without a cook at a dish would forget it. */
const NEAR_DISH_LEAST = 1

export const NAMES = Object.keys(WEIGHTS)
export const NONE_NAMES = Object.keys(NONE_WEIGHTS)
const BEGUN = Object.entries(BEGIN)
  .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
  .map(([, value]) => value)
function placeOf(name: string): number {
  return [...NAMES, ...NONE_NAMES].indexOf(name)
}

/** What signs come to before anything is fitted. */
export function atFirst(signs: readonly number[]): number {
  return dot(signs, BEGUN)
}

/** A sample in one row of numbers. */
type Row = {
  signs: Float64Array
  count: number
  none: readonly number[]
  right: readonly number[]
  weight: number
}

function rowOf({ signs, none, right, weight }: Sample): Row {
  const count = signs.length
  // where nothing is right, none is
  return {
    signs: Float64Array.from(signs.flat()),
    count,
    none,
    right: right.length > 0 ? right : [count],
    weight,
  }
}

/** Adds to `slope` where the logarithm of the chance of what is right rises. */
function addSlope(
  { signs, count, none, right, weight }: Row,
  at: readonly number[],
  slope: Float64Array,
): void {
  const size = NAMES.length
  const scores = new Float64Array(count + 1)
  for (let each = 0; each < count; each++)
    for (let name = 0; name < size; name++)
      scores[each] = (scores[each] ?? 0) + (signs[each * size + name] ?? 0) * (at[name] ?? 0)
  for (const [place, value] of none.entries())
    scores[count] = (scores[count] ?? 0) + value * (at[size + place] ?? 0)
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  const wanted = right.reduce((sum, place) => sum + (powers[place] ?? 0), 0) || Number.MIN_VALUE
  for (const [place, power] of powers.entries()) {
    const gain = weight * ((right.includes(place) ? power / wanted : 0) - power / whole)
    if (Math.abs(gain) < FLAT) continue
    const from = place * size
    const isNone = place === count
    for (let name = 0; name < (isNone ? none.length : size); name++) {
      const cell = isNone ? size + name : name
      slope[cell] = (slope[cell] ?? 0) + gain * ((isNone ? none[name] : signs[from + name]) ?? 0)
    }
  }
}

function dot(values: readonly number[], at: readonly number[]): number {
  return values.reduce((sum, value, place) => sum + value * (at[place] ?? 0), 0)
}

/** Climbs with a step of its own for each weight (Adam), keeping them near where they began. */
export function climbed(samples: readonly Sample[]): number[] {
  const all = samples.reduce((sum, { weight }) => sum + weight, 0)
  const rows = samples.map(rowOf)
  let at: number[] = [...BEGUN]
  const [mean, square] = [at.map(() => 0), at.map(() => 0)]
  for (let round = 1; round <= ROUNDS; round++) {
    const told = new Float64Array(at.length)
    for (const row of rows) addSlope(row, at, told)
    at = at.map((value, place) => {
      const slope = (told[place] ?? 0) / all - KEPT_NEAR * (value - (BEGUN[place] ?? 0))
      mean[place] = 0.9 * (mean[place] ?? 0) + 0.1 * slope
      square[place] = 0.99 * (square[place] ?? 0) + 0.01 * slope ** 2
      const [m, s] = [mean[place] / (1 - 0.9 ** round), square[place] / (1 - 0.99 ** round)]
      const next = value + (0.15 * m) / (Math.sqrt(s) + 1e-6)
      return NAMES[place] === 'nearDish' ? Math.max(NEAR_DISH_LEAST, next) : next
    })
  }
  return at
}

export function isRight({ signs, none, right }: Sample, at: readonly number[]): boolean {
  const scores = [...signs.map((values) => dot(values, at)), dot(none, at.slice(NAMES.length))]
  const first = scores.indexOf(Math.max(...scores))
  return right.length > 0 ? right.includes(first) : first === signs.length
}
