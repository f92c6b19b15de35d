/**
 * Learns the coach's embedding: ways to ask for one entry are drawn together and pushed away from the other entries among
 * which they must be told apart (InfoNCE), the notes of one dish from each other, cards from cards and from talk.
 * By AdaGrad over rows that features share. Deterministic.
 */
import {
  embeddingText,
  type Packed,
  powerOf,
  TEMPERATURE,
  WIDTH,
} from '../../shared/guide/embedding.ts'
import { packCells, ROWS, rowsOf } from '../../shared/hashed-table.ts'
import { dice, shuffle } from '../chance.ts'

/** A text as features: with its foods, and with any. */
export type Text = { closed: Iterable<number>; open: Iterable<number> }
/** An entry's ways to ask, and its answer. */
export type Told = { asks: readonly Text[]; answer: Text }
/** `dishes` are the notes of each, `intents` what is computed; `talk` asks for nothing. */
export type Lessons = {
  cards: readonly Told[]
  dishes: readonly (readonly Told[])[]
  intents: readonly { id: string; asks: readonly Text[] }[]
  talk: readonly Text[]
}

const ROUNDS = 20
const RATE = 0.06
/** Notes of so many dishes, so many cards, questions that are computed and lines of talk make one step. */
const DISHES = 6
const CARDS = 300
const COMPUTED = 150
const TALK = 100
/** How much all of a kind count beside all notes. */
const CARDS_WEIGHT = 0.75
const COMPUTED_WEIGHT = 0.75
const TALK_WEIGHT = 0.5
/** One way asks; so many others, and now and then the answer, stand for the entry. */
const STANDING = 3
const ANSWERED = 0.5
/** Left out at random each time, so that no single word decides. */
const LEFT_OUT = 0.1
/** Directions of talk, and of each question that is computed: there are many ways to ask it. */
const NONES = 24
const OF_INTENT = 4
/** Slopes below are not followed. */
const FLAT = 1e-3
/** Slopes start as if they had been this steep once. */
const STEEP = 1e-4

/** The rows of each feature of a text, one after the other in pairs. */
type Rows = Int32Array
type Way = { closed: Rows; open: Rows }
type Entry = { asks: readonly Way[]; answer: Rows }
type Intent = { place: number; asks: readonly Way[] }
/** Places of several directions, one after the other. */
type Range = { from: number; to: number }

/** The table, and directions of talk and of what is computed. Time grows with the ways to ask times their features times the rounds. */
export function learnEmbedding({ cards, dishes, intents, talk }: Lessons): Packed {
  const random = dice(3)
  const entriesOf = (told: readonly Told[]) =>
    told.map(entryOf).filter(({ asks }) => asks.length > 1)
  const ofCards = entriesOf(cards)
  const ofDishes = dishes.map(entriesOf)
  const ofIntents = intents.map(({ asks }, place) => ({ place, asks: asks.map(wayOf) }))
  const ofTalk = talk.map(wayOf)
  const learner = learnerOf(intents.length, random)
  const steps = Math.ceil(ofDishes.length / DISHES)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(ofDishes, random)
    for (let step = 0; step < steps; step++) {
      learner.step(
        {
          dishes: ofDishes.slice(step * DISHES, (step + 1) * DISHES),
          cards: drawn(ofCards, CARDS, random),
          computed: Array.from({ length: COMPUTED }, () => drawnWay(ofIntents, random)),
          talk: drawn(ofTalk, TALK, random),
        },
        RATE * (1 - (round + step / steps) / ROUNDS),
      )
    }
  }
  const { table, free } = learner
  const textOf = (place: number) => embeddingText(normalised(free, place))
  const several = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => textOf(from + at))
  return {
    ...packCells(table),
    none: several(0, NONES).join('\n'),
    intents: intents
      .map(({ id }, at) => [id, ...several(NONES + at * OF_INTENT, OF_INTENT)].join(' '))
      .join('\n'),
  }
}

function entryOf({ asks, answer }: Told): Entry {
  return { asks: asks.map(wayOf), answer: rowsIn(answer.closed) }
}

function wayOf({ closed, open }: Text): Way {
  return { closed: rowsIn(closed), open: rowsIn(open) }
}

function rowsIn(features: Iterable<number>): Rows {
  return Int32Array.from([...features].flatMap((feature) => rowsOf(feature)))
}

/** A way to ask for any question that is computed, each as likely. */
function drawnWay(intents: readonly Intent[], random: () => number): { place: number; way: Way } {
  const { place, asks } = intents[Math.floor(random() * intents.length)] as Intent
  return { place, way: asks[Math.floor(random() * asks.length)] as Way }
}

function normalised(free: Float32Array, place: number): Float32Array {
  const one = free.slice(place * WIDTH, (place + 1) * WIDTH)
  const length = Math.hypot(...one) || 1
  return one.map((value) => value / length)
}

/** So many of a list by chance, each once. */
function drawn<T>(list: readonly T[], count: number, random: () => number): T[] {
  const rest = [...list]
  return Array.from({ length: Math.min(count, rest.length) }, (_, at) => {
    const other = at + Math.floor(random() * (rest.length - at))
    const [one, two] = [rest[at] as T, rest[other] as T]
    rest[at] = two
    rest[other] = one
    return two
  })
}

/** Directions side by side, `from` the place of the first number of each. */
type Directions = { values: Float32Array; slopes: Float32Array; lengths: Float32Array }

function directions(count: number): Directions {
  const size = count * WIDTH
  return {
    values: new Float32Array(size),
    slopes: new Float32Array(size),
    lengths: new Float32Array(count),
  }
}

/** Makes one of them as long as 1 and remembers how long it was. */
function normalise({ values, slopes, lengths }: Directions, at: number): void {
  let square = 0
  for (let j = at * WIDTH; j < (at + 1) * WIDTH; j++) square += (values[j] as number) ** 2
  const length = Math.sqrt(square) || 1
  lengths[at] = length
  for (let j = at * WIDTH; j < (at + 1) * WIDTH; j++) {
    values[j] = (values[j] as number) / length
    slopes[j] = 0
  }
}

/** From the slope of a direction that of what it was before it was made as long as 1. */
function unnormalise({ values, slopes, lengths }: Directions, at: number): void {
  let along = 0
  for (let j = at * WIDTH; j < (at + 1) * WIDTH; j++)
    along += (slopes[j] as number) * (values[j] as number)
  for (let j = at * WIDTH; j < (at + 1) * WIDTH; j++)
    slopes[j] = ((slopes[j] as number) - along * (values[j] as number)) / (lengths[at] as number)
}

function dot(
  { values }: Directions,
  at: number,
  { values: others }: Directions,
  to: number,
): number {
  const [here, there] = [at * WIDTH, to * WIDTH]
  let sum = 0
  for (let j = 0; j < WIDTH; j++)
    sum += (values[here + j] as number) * (others[there + j] as number)
  return sum
}

/** The slope of a cosine, to both sides. */
function pull(slope: number, one: Directions, at: number, other: Directions, to: number): void {
  const [here, there] = [at * WIDTH, to * WIDTH]
  const { values, slopes } = one
  const { values: others, slopes: otherSlopes } = other
  for (let j = 0; j < WIDTH; j++) {
    slopes[here + j] = (slopes[here + j] as number) + slope * (others[there + j] as number)
    otherSlopes[there + j] =
      (otherSlopes[there + j] as number) + slope * (values[here + j] as number)
  }
}

/** Weights that move against their slopes, each by its own step (AdaGrad). */
function moved(
  weights: Float32Array,
  slopes: Float32Array,
  seen: Float32Array,
  { from, rate }: { from: number; rate: number },
): void {
  for (let j = from; j < from + WIDTH; j++) {
    const slope = slopes[j] as number
    const square = (seen[j] as number) + slope * slope
    seen[j] = square
    weights[j] = (weights[j] as number) - (rate * slope) / Math.sqrt(square)
  }
}

/** What is drawn for one step. */
type Drawn = {
  dishes: readonly (readonly Entry[])[]
  cards: readonly Entry[]
  computed: readonly { place: number; way: Way }[]
  talk: readonly Way[]
}

/** Questions that are told apart, and what they may ask for: entries by their ways, and directions that are learned themselves. */
type Desk = {
  closed: Directions
  open: Directions
  cards: Directions
  cardsAt: Range
  free: Directions
  freeCount: number
}

function learnerOf(intents: number, random: () => number) {
  const bell = (size: number) =>
    Float32Array.from({ length: size }, () => (random() + random() + random() + random() - 2) * 0.1)
  const freeCount = NONES + intents * OF_INTENT
  const table = bell(ROWS * WIDTH)
  const tableSlopes = new Float32Array(table.length)
  const tableSeen = new Float32Array(table.length).fill(STEEP ** 2)
  const isTouched = new Uint8Array(ROWS)
  const free = bell(freeCount * WIDTH)
  const freeSeen = new Float32Array(free.length).fill(STEEP ** 2)
  const freely = directions(freeCount)

  /** The direction of some rows. */
  function forward(text: Rows, into: Directions, at: number): void {
    const { values } = into
    const to = at * WIDTH
    for (const row of text) {
      const from = row * WIDTH
      for (let j = 0; j < WIDTH; j++)
        values[to + j] = (values[to + j] as number) + (table[from + j] as number)
    }
    normalise(into, at)
  }

  function back(text: Rows, from: Directions, at: number): void {
    unnormalise(from, at)
    const { slopes } = from
    const here = at * WIDTH
    for (const row of text) {
      isTouched[row] = 1
      const to = row * WIDTH
      for (let j = 0; j < WIDTH; j++)
        tableSlopes[to + j] = (tableSlopes[to + j] as number) + (slopes[here + j] as number)
    }
  }

  function thinned(text: Rows): Rows {
    const kept: number[] = []
    for (let at = 0; at < text.length; at += 2)
      if (random() > LEFT_OUT) kept.push(text[at] as number, text[at + 1] as number)
    return kept.length > 0 ? Int32Array.from(kept) : text
  }

  function step({ dishes, cards, computed, talk }: Drawn, rate: number): void {
    const entries = [...dishes.flat(), ...cards]
    const cardsAt = { from: entries.length - cards.length, to: entries.length }
    const asking: Way[] = []
    const standing: { text: Rows; of: number }[] = []
    for (const [of, { asks, answer }] of entries.entries()) {
      const [first, ...others] = drawn(asks, 1 + STANDING, random)
      asking.push(first as Way)
      for (const { closed } of others) standing.push({ text: thinned(closed), of })
      if (random() < ANSWERED) standing.push({ text: answer, of })
    }
    const asked = [...asking, ...computed.map(({ way }) => way), ...talk]
    const closedTexts = asked.map(({ closed }) => thinned(closed))
    // of notes it is not asked what they are with any food
    const openTexts = asked.map(({ open }, at) => (at < cardsAt.from ? null : thinned(open)))
    const closed = directions(asked.length)
    const open = directions(asked.length)
    const ways = directions(standing.length)
    const means = directions(entries.length)
    for (const [at, text] of closedTexts.entries()) forward(text, closed, at)
    for (const [at, text] of openTexts.entries()) if (text) forward(text, open, at)
    for (const [at, { text, of }] of standing.entries()) {
      forward(text, ways, at)
      add(ways.values, at, means.values, of)
    }
    for (let at = 0; at < entries.length; at++) normalise(means, at)
    freely.values.set(free)
    for (let at = 0; at < freeCount; at++) normalise(freely, at)

    let from = 0
    for (const { length } of dishes) {
      tellApart(closed, means, { from, to: from + length }, cardsAt.from)
      from += length
    }
    const desk = { closed, open, cards: means, cardsAt, free: freely, freeCount }
    for (let at = cardsAt.from; at < cardsAt.to; at++)
      tellTarget(desk, at, { from: at, to: at + 1 }, CARDS_WEIGHT / cards.length)
    for (const [place, { place: intent }] of computed.entries()) {
      const first = NONES + intent * OF_INTENT
      const target = freeRange(desk, first, first + OF_INTENT)
      tellTarget(desk, cardsAt.to + place, target, COMPUTED_WEIGHT / computed.length)
    }
    for (const place of talk.keys()) {
      const target = freeRange(desk, 0, NONES)
      tellTarget(desk, cardsAt.to + computed.length + place, target, TALK_WEIGHT / talk.length)
    }

    for (let at = 0; at < entries.length; at++) unnormalise(means, at)
    for (const [at, { text, of }] of standing.entries()) {
      add(means.slopes, of, ways.slopes, at)
      back(text, ways, at)
    }
    for (const [at, text] of closedTexts.entries()) back(text, closed, at)
    for (const [at, text] of openTexts.entries()) if (text) back(text, open, at)
    for (let row = 0; row < ROWS; row++) {
      if (!isTouched[row]) continue
      moved(table, tableSlopes, tableSeen, { from: row * WIDTH, rate })
      tableSlopes.fill(0, row * WIDTH, (row + 1) * WIDTH)
      isTouched[row] = 0
    }
    for (let at = 0; at < freeCount; at++) {
      unnormalise(freely, at)
      moved(free, freely.slopes, freeSeen, { from: at * WIDTH, rate })
    }
  }

  return { step, table, free }
}

function add(one: Float32Array, at: number, to: Float32Array, place: number): void {
  for (let j = 0; j < WIDTH; j++)
    to[place * WIDTH + j] = (to[place * WIDTH + j] as number) + (one[at * WIDTH + j] as number)
}

/** Of some entries each question is drawn to its own and pushed away from the others. */
function tellApart(
  questions: Directions,
  means: Directions,
  { from, to }: Range,
  all: number,
): void {
  const chances = new Float64Array(to - from)
  for (let at = from; at < to; at++) {
    let whole = 0
    for (let other = from; other < to; other++) {
      const power = powerOf(dot(questions, at, means, other))
      chances[other - from] = power
      whole += power
    }
    for (let other = from; other < to; other++) {
      const gain = (chances[other - from] as number) / whole - (other === at ? 1 : 0)
      if (Math.abs(gain) > FLAT) pull(gain / (TEMPERATURE * all), questions, at, means, other)
    }
  }
}

/** Places of learned directions as a desk counts them: behind all entries. */
function freeRange({ cardsAt }: Desk, from: number, to: number): Range {
  return { from: cardsAt.to + from, to: cardsAt.to + to }
}

/** A question is drawn to what it asks for, all of a range together, and pushed away from all else: cards, talk, what is computed. */
function tellTarget(desk: Desk, at: number, target: Range, weight: number): void {
  const { closed, open, cards, cardsAt, free, freeCount } = desk
  const end = cardsAt.to + freeCount
  const powers = new Float64Array(end)
  // what is computed is asked for with any food
  const sideOf = (place: number) => (place < cardsAt.to + NONES ? closed : open)
  let [whole, wanted] = [0, 0]
  for (let place = cardsAt.from; place < end; place++) {
    const isCard = place < cardsAt.to
    const like = isCard
      ? dot(closed, at, cards, place)
      : dot(sideOf(place), at, free, place - cardsAt.to)
    const power = powerOf(like)
    powers[place] = power
    whole += power
    if (place >= target.from && place < target.to) wanted += power
  }
  for (let place = cardsAt.from; place < end; place++) {
    const power = powers[place] as number
    const isWanted = place >= target.from && place < target.to
    const gain = power / whole - (isWanted ? power / wanted : 0)
    if (Math.abs(gain) < FLAT) continue
    const slope = (weight * gain) / TEMPERATURE
    if (place < cardsAt.to) pull(slope, closed, at, cards, place)
    else pull(slope, sideOf(place), at, free, place - cardsAt.to)
  }
}
