/**
 * The trained model: how likely each meaning is. Every feature stands for two rows of a small table; their sum, bent,
 * gives the meanings. Knows no words but those it is given.
 */
import { rowsOf } from '../hashed-table.ts'
import { featuresOf } from './features.ts'
import type { VoiceContext } from './intents.ts'
import type { Lexicon } from './lexicon.ts'
import { isPossible, MEANINGS, type Meaning, type RoomName } from './meanings.ts'
import type { Span } from './spans.ts'

/** What each row of the table holds. Ours: as much as the chunk's 120 kB allow. */
export const WIDTH = 18
/** What the sum of a few rows is multiplied with, so that it bends. */
const GAIN = 3

/** `rows` by row, `out` by place and meaning, `bias` by meaning. */
export type Net = { rows: Float32Array; out: Float32Array; bias: Float32Array }

/** `tags` tell which words are a timer's name (`tagger.ts`). */
export type Model = Net & { lexicon: Lexicon; tags: Float32Array }

/** What some words mean most likely, and how sure that is; how likely they are talk, or tell something (all 0 to 1). */
export type Scored = { meaning: Meaning; sure: number; talk: number; report: number }

/** How much each of some rows counts: the more there are, the less. */
export function gainOf(count: number): number {
  return GAIN / Math.sqrt(Math.max(count, 1))
}

/** Scores some spans in a situation. Linear in the words. */
export function score(
  spans: readonly Span[],
  room: RoomName,
  context: VoiceContext,
  { lexicon, rows, out, bias }: Model,
): Scored {
  const places = new Float64Array(WIDTH)
  let count = 0
  for (const feature of featuresOf(spans, room, context, lexicon)) {
    for (const row of rowsOf(feature)) {
      count++
      for (let at = 0; at < WIDTH; at++)
        places[at] = (places[at] ?? 0) + (rows[row * WIDTH + at] ?? 0)
    }
  }
  const gain = gainOf(count)
  for (let at = 0; at < WIDTH; at++) places[at] = Math.tanh((places[at] ?? 0) * gain)
  let total = 0
  let best: Meaning = 'none'
  let most = -1
  let talk = 0
  let report = 0
  for (const [meaningAt, meaning] of MEANINGS.entries()) {
    if (!isPossible(meaning, room, context)) continue
    let sum = bias[meaningAt] ?? 0
    for (let at = 0; at < WIDTH; at++)
      sum += (places[at] ?? 0) * (out[at * MEANINGS.length + meaningAt] ?? 0)
    const value = Math.exp(sum)
    total += value
    if (meaning === 'none') talk = value
    else if (meaning === 'report') report = value
    else if (value > most) [best, most] = [meaning, value]
  }
  return {
    meaning: best,
    sure: Math.max(most, 0) / total,
    talk: talk / total,
    report: report / total,
  }
}
