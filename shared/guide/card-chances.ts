/** How likely each candidate answers a question, and how likely none does. Knows no words. */
import { isCard, isNote, isWritten, type Signs, sizeOf } from './card-score.ts'
import { NONE_WEIGHTS, WEIGHTS } from './card-weights.compiled.ts'
import type { Candidate, Candidates } from './cards.ts'

/** What is weighed: the signs, and some of them once more where the answer is computed or a note. */
export type Weighed = Signs & {
  safety: number
  computed: number
  computedLike: number
  computedLikely: number
  computedCovered: number
  computedUnknown: number
  note: number
  noteLike: number
  noteLikely: number
  noteCovered: number
  noteUnknown: number
}
/** What speaks for no answer at all. */
export type NoneSigns = {
  always: number
  unknown: number
  wordless: number
  oneWord: number
  /** How likely such words ask for nothing that is known: by orders of size, and as a chance; how far the nearest entry is. */
  offTopic: number
  offTopicSure: number
  far: number
}

/** Of each candidate in its place, and of none; together 1. */
export type Chances = { sure: number[]; none: number }

export function weighed({ entry, signs }: Candidate, { unknown }: Candidates): Weighed {
  const isComputed = !isWritten(entry)
  const computed = isComputed ? 1 : 0
  const note = isNote(entry) ? 1 : 0
  return {
    ...signs,
    safety: isCard(entry) && entry.kind === 'safety' ? 1 : 0,
    computed,
    computedLike: computed * signs.like,
    computedLikely: computed * signs.likely,
    computedCovered: computed * signs.covered,
    computedUnknown: computed * unknown,
    note,
    noteLike: note * signs.like,
    noteLikely: note * signs.likely,
    noteCovered: note * signs.covered,
    noteUnknown: note * unknown,
  }
}

export function noneSigns({ words, unknown, offTopic, found }: Candidates): NoneSigns {
  const isOf = (count: number) => (words === count ? 1 : 0)
  const topic = { offTopic: sizeOf(offTopic), offTopicSure: offTopic }
  const far = 1 - found.reduce((most, { signs }) => Math.max(most, signs.like), 0)
  return { always: 1, unknown, wordless: isOf(0), oneWord: isOf(1), ...topic, far }
}

/** The shares of e to the power of what is weighed: one candidate's gain is the others' loss. */
export function chancesOf(all: Candidates): Chances {
  const scores = all.found.map((each) => sumOf(weighed(each, all), WEIGHT_OF))
  const none = sumOf(noneSigns(all), NONE_WEIGHT_OF)
  const most = Math.max(none, ...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const whole = powers.reduce((sum, power) => sum + power, Math.exp(none - most))
  return { sure: powers.map((power) => power / whole), none: Math.exp(none - most) / whole }
}

const WEIGHT_OF = Object.entries(WEIGHTS)
const NONE_WEIGHT_OF = Object.entries(NONE_WEIGHTS)

function sumOf(
  signs: Readonly<Record<string, number>>,
  weights: readonly (readonly [string, number])[],
): number {
  let sum = 0
  for (const [name, weight] of weights) sum += weight * (signs[name] ?? 0)
  return sum
}
