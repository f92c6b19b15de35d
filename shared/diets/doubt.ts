/**
 * How doubtful it is that a food is wished: learned from some 3,000 messages in which people refuse and wish foods in
 * every way (`corpus/`), since nobody can list all the ways to refuse. Of what the rules take for wished it finds what is
 * to be asked about, and of what they suspect for strange words alone it frees what plainly is wished. What a rule
 * refuses stays refused.
 */
import { doubtFeatures, isStrangelySaid, type Lexicon } from './doubt-features.ts'
import { BIAS, DOUBT_LINES, WORDS } from './doubt-weights.compiled.ts'
import { hasCue, type Judged, type Reading, type State } from './reading.ts'
import { type Proof, proofOfWish } from './wish-proof.ts'

/**
 * Ours, by what proves the wish: of messages that took no part in the learning these ask about what the rules miss, and
 * about few plain wishes.
 */
const DOUBT_MAX: Readonly<Record<Proof, number>> = {
  dish: 0.5,
  behind: 0.3,
  counted: 0.2,
  'in dish': 0.28,
  alone: 0.4,
}
const FRAMED_MAX = 0.34
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
  const { lexicon, weights } = ours()
  for (const state of reading.states) {
    for (const food of state.foods) {
      if (food.stance !== 'wanted' && !food.isSuspected) continue
      // 'replace the butter with oil' has named what it wants
      if (hasCue(reading, 'swap', state.part.from, food.from)) continue
      const chance = refusedChance(doubtFeatures(reading, state, food, lexicon), weights, BIAS)
      if (!food.isSuspected) {
        if (chance > mostFor(reading, state, food)) food.stance = 'asked'
      } else {
        const isStrange = isStrangelySaid(reading, state, lexicon)
        if (chance <= CLEAR_MAX) food.stance = isStrange ? 'asked' : 'wanted'
        else if (chance <= SUSPECT_MAX && !isStrange) food.stance = 'asked'
      }
    }
  }
}

function mostFor(reading: Reading, state: State, food: Judged): number {
  const proof = food.isFramed ? null : proofOfWish(reading, state, food)
  return proof === null ? FRAMED_MAX : DOUBT_MAX[proof]
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
