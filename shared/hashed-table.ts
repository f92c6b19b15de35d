/**
 * A small table of weights whose rows features share by their hashes (hash embeddings): every feature stands for the sum
 * of two rows, so that seldom two stand for the same. Written as text by training, read cell by cell.
 */
import { DIGITS, digitAt } from './packed-digits.ts'

/** Rows of a table, a power of two. Ours: as many as a chunk of the browser allows. */
export const ROWS = 1 << 14

/** A feature as a number of 32 bits (FNV-1a, its bits mixed once more). */
export function hashOf(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

/** The two rows that a feature stands for: seldom both are another's too. */
export function rowsOf(feature: number): readonly [number, number] {
  return [feature & (ROWS - 1), Math.imul(feature, 0x9e3779b1) >>> 18]
}

/** Weights as text: whole numbers of `step`, two to a sign. */
export type Cells = { step: number; text: string }

/** Steps to either side of nothing. Ours: 7 understand no more, and weigh half as much again. */
const STEPS = 3
/** Values that a cell can have. */
const CHOICES = 2 * STEPS + 1
/** The few largest weights are cut off, so that the steps of the others are fine. */
const LARGEST = 0.997

/** The value of a cell. */
export function cellAt({ step, text }: Cells, at: number): number {
  const both = digitAt(text, at >> 1)
  return ((at % 2 === 0 ? Math.floor(both / CHOICES) : both % CHOICES) - STEPS) * step
}

/** The text that `cellAt` reads; two to a sign pack closer than one by one. */
export function packCells(values: Float32Array): Cells {
  const sizes = values.map(Math.abs).sort()
  const step = Number(((sizes[Math.floor(sizes.length * LARGEST)] ?? 0) / STEPS).toPrecision(6))
  const stepsAt = (at: number) => {
    const steps = Math.round((values[at] ?? 0) / step)
    return Math.max(-STEPS, Math.min(STEPS, steps)) + STEPS
  }
  let text = ''
  for (let at = 0; at < values.length; at += 2)
    text += DIGITS[stepsAt(at) * CHOICES + stepsAt(at + 1)]
  return { step, text }
}
