/** The trained model: how likely each meaning is. A sum of weights by feature; knows no words but those it is given. */
import { featuresOf } from './features.ts'
import type { VoiceContext } from './intents.ts'
import type { Lexicon } from './lexicon.ts'
import { isPossible, MEANINGS, type Meaning, type RoomName } from './meanings.ts'
import type { Span } from './spans.ts'

/** `add` adds what a bucket says of each meaning to the sums, and tells whether it says anything. */
export type Model = { lexicon: Lexicon; add: (bucket: number, sums: Float64Array) => boolean }

/** What some words mean most likely, how sure that is, and how likely it is that they are talk (0 to 1). */
export type Scored = { meaning: Meaning; sure: number; talk: number }

/** Scores some spans in a situation. Linear in the words. */
export function score(
  spans: readonly Span[],
  room: RoomName,
  context: VoiceContext,
  { lexicon, add }: Model,
): Scored {
  const sums = new Float64Array(MEANINGS.length)
  let count = 0
  for (const bucket of featuresOf(spans, room, context, lexicon)) {
    if (add(bucket, sums)) count++
  }
  const scale = 1 / Math.sqrt(count || 1)
  let total = 0
  let best: Meaning = 'none'
  let most = -1
  let talk = 0
  for (const [at, meaning] of MEANINGS.entries()) {
    if (!isPossible(meaning, room, context)) continue
    const value = Math.exp((sums[at] ?? 0) * scale)
    total += value
    if (meaning === 'none') talk = value
    else if (value > most) [best, most] = [meaning, value]
  }
  return { meaning: best, sure: Math.max(most, 0) / total, talk: talk / total }
}
