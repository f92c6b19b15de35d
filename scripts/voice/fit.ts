/** Fits the net of the ears by AdaGrad: rows that features stand for, and what their sum means. Deterministic. */
import { ROWS, rowsOf } from '#shared/hashed-table.ts'
import { MEANINGS } from '#shared/voice/meanings.ts'
import { gainOf, type Net, WIDTH } from '#shared/voice/model.ts'
import { dice, shuffle } from '../chance.ts'

/** `allowed` are the classes that can be meant in its situation; `weight` how much it counts. */
export type Example = { features: number[]; label: number; allowed: number[]; weight: number }

const CLASSES = MEANINGS.length
const ROUNDS = 9
const RATE = 0.08
/** Each round goes more carefully than the one before. */
const DECAY = 0.8
/** The mean of the last rounds is kept: each alone leans a little this way or that. */
const AVERAGED = 5
/** Left out at random each time, so that nothing depends on one feature or one place. */
const FEATURES_OUT = 0.15
const PLACES_OUT = 0.1
/** Slopes below are not followed. */
const FLAT = 1e-4
const FLAT_ROW = 1e-5
const SEED = 7

/** What is learnt, and the sums of squares of its slopes. */
type State = {
  net: Net
  rows: Float32Array
  out: Float32Array
  bias: Float32Array
  random: () => number
}

/** Time grows with the examples times their features times the width times the rounds. */
export function fitNet(examples: readonly Example[]): Net {
  const random = dice(SEED)
  const net: Net = {
    rows: Float32Array.from({ length: ROWS * WIDTH }, () => bell(random) * 0.03),
    out: Float32Array.from({ length: WIDTH * CLASSES }, () => bell(random) * 0.2),
    bias: new Float32Array(CLASSES),
  }
  const state: State = {
    net,
    rows: new Float32Array(net.rows.length).fill(1e-6),
    out: new Float32Array(net.out.length).fill(1e-6),
    bias: new Float32Array(CLASSES).fill(1e-6),
    random,
  }
  const order = [...examples]
  const step = stepper(state)
  const mean = [net.rows, net.out, net.bias].map((list) => new Float32Array(list.length))
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const example of order) step(example, RATE * DECAY ** round)
    if (round < ROUNDS - AVERAGED) continue
    for (const [which, list] of [net.rows, net.out, net.bias].entries()) {
      const sums = mean[which] as Float32Array
      for (let at = 0; at < list.length; at++)
        sums[at] = (sums[at] as number) + (list[at] as number) / AVERAGED
    }
  }
  const [rows, out, bias] = mean as [Float32Array, Float32Array, Float32Array]
  return { rows, out, bias }
}

/** Around 0, seldom beyond 2. */
function bell(random: () => number): number {
  let sum = -3
  for (let at = 0; at < 6; at++) sum += random()
  return sum * 1.41
}

/** What one example changes. The inner loops are plain: they run a billion times. */
function stepper({ net, rows: rowSlopes, out: outSlopes, bias: biasSlopes, random }: State) {
  const { rows, out, bias } = net
  const places = new Float32Array(WIDTH)
  const back = new Float32Array(WIDTH)
  const mask = new Float32Array(WIDTH)
  const chances = new Float64Array(CLASSES)
  const at = (list: Float32Array | Float64Array, place: number) => list[place] as number

  /** Sums the rows, bends the sum and leaves places out; tells the gain. */
  function forward(kept: readonly number[]): number {
    const gain = gainOf(kept.length)
    places.fill(0)
    for (const row of kept)
      for (let j = 0; j < WIDTH; j++) places[j] = at(places, j) + at(rows, row * WIDTH + j)
    for (let j = 0; j < WIDTH; j++) {
      places[j] = Math.tanh(at(places, j) * gain)
      mask[j] = random() < PLACES_OUT ? 0 : 1 / (1 - PLACES_OUT)
    }
    return gain
  }

  /** Moves what the places mean, and gathers in `back` how the places should move. */
  function outward({ label, allowed, weight }: Example, rate: number): void {
    let total = 0
    for (const c of allowed) {
      let sum = at(bias, c)
      for (let j = 0; j < WIDTH; j++) sum += at(places, j) * at(mask, j) * at(out, j * CLASSES + c)
      chances[c] = Math.exp(Math.min(sum, 50))
      total += at(chances, c)
    }
    back.fill(0)
    for (const c of allowed) {
      const slope = (at(chances, c) / total - (c === label ? 1 : 0)) * weight
      if (Math.abs(slope) < FLAT) continue
      biasSlopes[c] = at(biasSlopes, c) + slope * slope
      bias[c] = at(bias, c) - (rate * slope) / Math.sqrt(at(biasSlopes, c))
      for (let j = 0; j < WIDTH; j++) {
        if (at(mask, j) === 0) continue
        const cell = j * CLASSES + c
        back[j] = at(back, j) + slope * at(out, cell) * at(mask, j)
        const own = slope * at(places, j) * at(mask, j)
        outSlopes[cell] = at(outSlopes, cell) + own * own
        out[cell] = at(out, cell) - (rate * own) / Math.sqrt(at(outSlopes, cell))
      }
    }
  }

  function inward(kept: readonly number[], gain: number, rate: number): void {
    for (let j = 0; j < WIDTH; j++) back[j] = at(back, j) * (1 - at(places, j) ** 2) * gain
    for (const row of kept)
      for (let j = 0; j < WIDTH; j++) {
        const slope = at(back, j)
        if (Math.abs(slope) < FLAT_ROW) continue
        const cell = row * WIDTH + j
        const square = at(rowSlopes, cell) + slope * slope
        rowSlopes[cell] = square
        rows[cell] = at(rows, cell) - (rate * slope) / Math.sqrt(square)
      }
  }

  return (example: Example, rate: number) => {
    const kept = example.features.filter(() => random() > FEATURES_OUT).flatMap(rowsOf)
    if (kept.length === 0) return
    const gain = forward(kept)
    outward(example, rate)
    inward(kept, gain, rate)
  }
}
