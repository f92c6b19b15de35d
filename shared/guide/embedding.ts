/**
 * What a question asks for, as a direction: ways to ask for one thing lie near each other, whatever their words. Learned
 * from all ways to ask of cards, notes and computed answers, and from talk that asks for nothing (`npm run train:coach`).
 * Knows no entry, no recipe and no weights of the coach.
 */
import { type Cells, cellAt, rowsOf } from '../hashed-table.ts'
import { DIGITS, digitAt } from '../packed-digits.ts'
import { EMBEDDING } from './embedding.compiled.ts'

/** Numbers of an embedding. Ours: 48 tell 1 of 100 less, 128 tell 2 more. */
export const WIDTH = 64

/** A direction: its length is 1, or 0 where nothing is known. */
export type Embedding = Float32Array

/**
 * What training leaves: the table of features, directions of talk that asks for nothing, a line each, and of each
 * question that is computed, its id before them.
 */
export type Packed = Cells & { none: string; intents: string }

/** Embeds texts, and holds the directions of talk and of what is computed: many ways of one thing have several. */
export type Encoder = {
  embed: (features: Iterable<number>) => Embedding
  none: readonly Embedding[]
  intents: ReadonlyMap<string, readonly Embedding[]>
}

let ours: Encoder | null = null

/** What the ways to ask of all entries have taught. */
export function ourEncoder(): Encoder {
  ours ??= encoderOf(EMBEDDING)
  return ours
}

/** Reads only the rows that a text needs. */
export function encoderOf(packed: Packed): Encoder {
  return {
    embed: (features) => {
      const sum = new Float32Array(WIDTH)
      for (const feature of features)
        for (const row of rowsOf(feature))
          for (let at = 0; at < WIDTH; at++)
            sum[at] = (sum[at] ?? 0) + cellAt(packed, row * WIDTH + at)
      return normalised(sum)
    },
    none: packed.none.split('\n').map(embeddingIn),
    intents: new Map(
      packed.intents.split('\n').map((line) => {
        const [id = '', ...directions] = line.split(' ')
        return [id, directions.map(embeddingIn)] as const
      }),
    ),
  }
}

/** The direction of several together. */
export function meanOf(embeddings: readonly Embedding[]): Embedding {
  const sum = new Float32Array(WIDTH)
  for (const each of embeddings)
    for (let at = 0; at < WIDTH; at++) sum[at] = (sum[at] ?? 0) + (each[at] ?? 0)
  return normalised(sum)
}

/** From -1 for the opposite over 0 for nothing in common to 1 for the same. */
export function cosine(one: Embedding, other: Embedding): number {
  let sum = 0
  for (let at = 0; at < WIDTH; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** Smaller tells finer differences apart when chances are made of cosines; the same in training. */
export const TEMPERATURE = 0.1

/** How much a cosine counts where it is one of several that share a chance. */
export function powerOf(cosine: number): number {
  return Math.exp((cosine - 1) / TEMPERATURE)
}

function normalised(sum: Float32Array): Embedding {
  const length = Math.hypot(...sum)
  return length === 0 ? sum : sum.map((value) => value / length)
}

/** A number of an embedding takes one digit; larger ones than 31 steps are seldom. */
const STEP = 1 / 60
const ZERO = 32

/** The text that `embeddingIn` reads. */
export function embeddingText(embedding: Embedding): string {
  const digits = Array.from(
    embedding,
    (value) => DIGITS[ZERO + Math.max(-ZERO, Math.min(ZERO - 1, Math.round(value / STEP)))],
  )
  return digits.join('')
}

export function embeddingIn(text: string): Embedding {
  return normalised(
    Float32Array.from({ length: WIDTH }, (_, at) => (digitAt(text, at) - ZERO) * STEP),
  )
}
