/** Finds the name of a timer among the words of a wish: each word tells for or against being part of it. Learned, as the ears are. */
import { hashOf } from '../hashed-table.ts'
import type { Word } from './phrase.ts'
import type { Span } from './spans.ts'

/** Weights of features by their hashes, a power of two of them. Ours: half as many tell 3 of 100 less. */
export const TAGS = 1 << 13
/** Ours: longer names are sentences. */
const NAME_MAX = 5
/** 'Timer' as it is misheard: timber, dimer, climber. */
const LIKE_TIMER = /^[a-z]{0,3}im(?:b)?ers?$/
const EDGE = '^'

/** Words with what they stand for, as a phrase holds them. */
type Said = { words: readonly Word[]; spans: readonly Span[] }

/** The words of a name, from one place to another; `null` where none is named. `isNew`: of a timer that is not there yet. */
export function nameIn(
  said: Said,
  isNew: boolean,
  tags: Float32Array,
): { from: number; to: number } | null {
  const scores = tagFeatures(said, isNew).map((features) =>
    features === null
      ? Number.NEGATIVE_INFINITY
      : features.reduce((sum, feature) => sum + (tags[feature] ?? 0), 0),
  )
  let best: { from: number; to: number } | null = null
  let most = 0
  for (const [at, { from }] of said.spans.entries()) {
    let sum = 0
    // a food of two words is named whole
    for (const span of said.spans.slice(at, at + NAME_MAX)) {
      for (const score of scores.slice(span.from, span.to)) sum += score
      if (sum <= most) continue
      most = sum
      best = { from, to: span.to }
    }
  }
  return best && { ...best, to: endOfFood(said.spans, best.to) }
}

/** 'Jacket' before potatoes is part of their name. */
function endOfFood(spans: readonly Span[], end: number): number {
  const next = spans.find(({ from }) => from === end)
  return next?.kind === 'food' ? next.to : end
}

/** What each word looks like among its neighbours; `null` for a word of a time. Linear in the words. */
export function tagFeatures({ words, spans }: Said, isNew: boolean): (number[] | null)[] {
  const seen = spans.flatMap(({ kind, from, to }) =>
    words.slice(from, to).map(({ word }) => {
      const isTime = kind === 'time' || kind === 'more'
      const shown = isTime ? '<time>' : LIKE_TIMER.test(word) ? 'timer' : word
      return { word: shown, kind: kind ?? '', isTime }
    }),
  )
  const wordAt = (at: number) => seen[at]?.word ?? EDGE
  const kindAt = (at: number) => seen[at]?.kind ?? EDGE
  return seen.map(({ word, kind, isTime }, at) => {
    if (isTime) return null
    const [before, after] = [wordAt(at - 1), wordAt(at + 1)]
    return [
      'any',
      `0 ${word}`,
      `- ${before}`,
      `+ ${after}`,
      `-0 ${before} ${word}`,
      `0+ ${word} ${after}`,
      `-- ${wordAt(at - 2)} ${before}`,
      `++ ${after} ${wordAt(at + 2)}`,
      `-+ ${before} ${after}`,
      `k ${kind}`,
      `-k ${kindAt(at - 1)} ${kind}`,
      `k+ ${kind} ${kindAt(at + 1)}`,
      `-0k ${before} ${kind}`,
      `e ${word.slice(-3)}`,
      `n ${isNew} ${word}`,
      `n- ${isNew} ${before}`,
    ].map((feature) => hashOf(feature) & (TAGS - 1))
  })
}
