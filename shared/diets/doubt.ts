/**
 * How doubtful it is that a food is wished: learned from some 4,200 messages in which people refuse and wish foods in
 * every way (`corpus/`), since nobody can list all the ways to refuse. Of what the rules take for wished it finds what is
 * to be asked about, and of what they suspect for strange words alone it frees what plainly is wished. What a rule
 * refuses stays refused.
 */
import { doubtFeatures, isStrangelySaid, type Lexicon, surroundingsOf } from './doubt-features.ts'
import { BIAS, DOUBT_LINES, WORDS } from './doubt-weights.compiled.ts'
import { isAny, type Judged, type Reading, type State } from './reading.ts'
import { type Backing, backingOf } from './wish-proof.ts'

/**
 * Ours, by what proves the wish: of messages that took no part in the learning these ask about what the rules miss, and
 * about few plain wishes.
 */
const DOUBT_MAX: Readonly<Record<NonNullable<Backing>, number>> = {
  framed: 0.34,
  dish: 0.5,
  behind: 0.3,
  counted: 0.2,
  'in dish': 0.28,
  alone: 0.4,
}
/** Ours: below, of what strangers' messages made the rules suspect, none was refused that had not been by another rule. */
const CLEAR_MAX = 0.02
/** Ours: below, most are wished. */
const SUSPECT_MAX = 0.1

const HUNDREDTH = 0.01

type Learned = { lexicon: Lexicon; weights: ReadonlyMap<string, number> }

let learned: Learned | null = null

function ours(): Learned {
  learned ??= {
    lexicon: new Set(WORDS.split(' ')),
    weights: new Map(
      DOUBT_LINES.split('\n').map((line) => {
        const end = line.lastIndexOf(' ')
        return [line.slice(0, end), Number(line.slice(end + 1)) * HUNDREDTH]
      }),
    ),
  }
  return learned
}

/** Judges anew what no rule has refused or framed for certain: the one stance that what people say speaks for. */
export function doubt(reading: Reading): void {
  const { lexicon } = ours()
  for (const state of reading.states) {
    const doubted = state.foods.filter((food) => food.stance === 'wanted' || food.isSuspected)
    if (doubted.length === 0) continue
    const surroundings = surroundingsOf(reading, state, lexicon)
    const isStrange = isStrangelySaid(reading, state, lexicon)
    const swapAt = firstSwap(reading, state)
    // 'replace the butter with oil' has named what it wants
    for (const food of doubted)
      if (food.from <= swapAt) settleDoubt(reading, state, food, { surroundings, isStrange })
  }
}

/** Where the first word of swapping begins in a part; beyond it where there is none. */
function firstSwap(reading: Reading, { part }: State): number {
  let at = part.from
  while (at < part.to && !isAny(reading, at, 'swap')) at++
  return at
}

type Said = { surroundings: ReadonlySet<string>; isStrange: boolean }

function settleDoubt(
  reading: Reading,
  state: State,
  food: Judged,
  { surroundings, isStrange }: Said,
): void {
  const { lexicon, weights } = ours()
  const backing = backingOf(reading, state, food)
  const features = doubtFeatures(reading, state, food, lexicon, backing, surroundings)
  const chance = refusedChance(features, weights, BIAS)
  if (!food.isSuspected) {
    if (chance > DOUBT_MAX[backing ?? 'framed']) food.stance = 'asked'
  } else if (chance <= CLEAR_MAX) food.stance = isStrange ? 'asked' : 'wanted'
  else if (chance <= SUSPECT_MAX && !isStrange) food.stance = 'asked'
}

/** How likely a food is refused, 0 to 1. */
export function refusedChance(
  features: Iterable<string>,
  weightOf: ReadonlyMap<string, number>,
  bias: number,
): number {
  let sum = bias
  for (const feature of features) sum += weightOf.get(feature) ?? 0
  return 1 / (1 + Math.exp(-sum))
}
