/** Weights as text: small whole numbers, two to a sign. Written by training, read once. */
import { cellAt, packCells, ROWS } from '../hashed-table.ts'
import { DIGITS, digitAt } from '../packed-digits.ts'
import { lexiconOf } from './lexicon.ts'
import { MEANINGS } from './meanings.ts'
import { type Model, type Net, WIDTH } from './model.ts'
import { TAGS } from './tagger.ts'

/**
 * What training leaves: `words` of commands, the most common first; `rows` in steps of `rowStep`, two to a sign; `out` and
 * behind them the biases in steps of `outStep`, two signs each; `tags` as the rows.
 */
export type PackedModel = {
  words: string
  rowStep: number
  rows: string
  outStep: number
  out: string
  tagStep: number
  tags: string
}

/** Steps to either side of nothing. */
const OUT_STEPS = 2047

/** The model that was packed. */
export function unpack(packed: PackedModel): Model {
  const { words, rowStep, rows, outStep, out, tagStep, tags } = packed
  const outs = Float32Array.from(
    { length: out.length / 2 },
    (_, at) => (digitAt(out, 2 * at) * 64 + digitAt(out, 2 * at + 1) - OUT_STEPS) * outStep,
  )
  return {
    lexicon: lexiconOf(words.split(' ')),
    rows: Float32Array.from({ length: ROWS * WIDTH }, (_, at) =>
      cellAt({ step: rowStep, text: rows }, at),
    ),
    out: outs.subarray(0, WIDTH * MEANINGS.length),
    bias: outs.subarray(WIDTH * MEANINGS.length),
    tags: Float32Array.from({ length: TAGS }, (_, at) => cellAt({ step: tagStep, text: tags }, at)),
  }
}

/** The text that `unpack` reads. */
export function pack(words: string, { rows, out, bias }: Net, tags: Float32Array): PackedModel {
  const { step: rowStep, text } = packCells(rows)
  const tagCells = packCells(tags)
  const outs = [...out, ...bias]
  const outStep = Number(
    (outs.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / OUT_STEPS).toPrecision(6),
  )
  return {
    words,
    rowStep,
    rows: text,
    outStep,
    out: outs
      .map((value) => steps(value, outStep))
      .map((value) => `${DIGITS[value >> 6]}${DIGITS[value & 63]}`)
      .join(''),
    tagStep: tagCells.step,
    tags: tagCells.text,
  }
}

/** Steps of a value, from 0 on. */
function steps(value: number, step: number): number {
  return Math.max(-OUT_STEPS, Math.min(OUT_STEPS, Math.round(value / step))) + OUT_STEPS
}
