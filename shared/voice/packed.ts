/** Weights as text: small whole numbers, two to a sign. Written by training, read once. */
import { DIGITS, digitAt } from '../packed-digits.ts'
import { lexiconOf } from './lexicon.ts'
import { MEANINGS } from './meanings.ts'
import { type Model, type Net, ROWS, WIDTH } from './model.ts'

/**
 * What training leaves: `words` of commands, the most common first; `rows` in steps of `rowStep`, two to a sign; `out` and
 * behind them the biases in steps of `outStep`, two signs each.
 */
export type PackedModel = {
  words: string
  rowStep: number
  rows: string
  outStep: number
  out: string
}

/** Steps to either side of nothing. Ours: 7 understand no more, and weigh half as much again. */
const ROW_STEPS = 3
const OUT_STEPS = 2047
/** The few largest weights of rows are cut off, so that the steps of the others are fine. */
const LARGEST = 0.997

/** The model that was packed. */
export function unpack({ words, rowStep, rows, outStep, out }: PackedModel): Model {
  const outs = Float32Array.from(
    { length: out.length / 2 },
    (_, at) => (digitAt(out, 2 * at) * 64 + digitAt(out, 2 * at + 1) - OUT_STEPS) * outStep,
  )
  return {
    lexicon: lexiconOf(words.split(' ')),
    rows: Float32Array.from(
      { length: ROWS * WIDTH },
      (_, at) => (stepsAt(rows, at) - ROW_STEPS) * rowStep,
    ),
    out: outs.subarray(0, WIDTH * MEANINGS.length),
    bias: outs.subarray(WIDTH * MEANINGS.length),
  }
}

/** Values that a step can have. */
const CHOICES = 2 * ROW_STEPS + 1

/** Two to a sign: they pack closer than one by one. */
function paired(values: readonly number[]): string {
  let text = ''
  for (let at = 0; at < values.length; at += 2)
    text += DIGITS[(values[at] ?? 0) * CHOICES + (values[at + 1] ?? 0)]
  return text
}

function stepsAt(text: string, at: number): number {
  const both = digitAt(text, at >> 1)
  return at % 2 === 0 ? Math.floor(both / CHOICES) : both % CHOICES
}

/** The text that `unpack` reads. */
export function pack(words: string, { rows, out, bias }: Net): PackedModel {
  const sizes = rows.map(Math.abs).sort()
  const rowStep = rounded((sizes[Math.floor(sizes.length * LARGEST)] ?? 0) / ROW_STEPS)
  const outs = [...out, ...bias]
  const outStep = rounded(
    outs.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / OUT_STEPS,
  )
  return {
    words,
    rowStep,
    rows: paired(Array.from(rows, (value) => steps(value, rowStep, ROW_STEPS))),
    outStep,
    out: outs
      .map((value) => steps(value, outStep, OUT_STEPS))
      .map((value) => `${DIGITS[value >> 6]}${DIGITS[value & 63]}`)
      .join(''),
  }
}

function rounded(step: number): number {
  return Number(step.toPrecision(6))
}

/** Steps of a value, from 0 on. */
function steps(value: number, step: number, most: number): number {
  return Math.max(-most, Math.min(most, Math.round(value / step))) + most
}
