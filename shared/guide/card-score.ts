/** What speaks for an entry, card or computed, as the answer to a question. Knows no weights and no confidence. */
import type { Card, CardKind, Computed } from './card.ts'
import {
  ANY_FOOD,
  ANY_FOOD_WEIGHT,
  coverage,
  FOOD,
  type Keys,
  keysIn,
  met,
  NOTHING,
  openWords,
  type Weigh,
  type Words,
  withKinds,
  wordsIn,
} from './card-keys.ts'

export type Entry = Card | Computed
/**
 * An entry with its words: of each way to ask, of its foods and verbs, and how often each stands in it.
 * Its ways begin at `from` among those of all entries.
 */
export type Indexed = {
  entry: Entry
  from: number
  ways: readonly Words[]
  foods: Words
  verbs: Keys
  answer: Keys
  counts: ReadonlyMap<string, number>
  all: Words
  length: number
}
/** What the cook is doing: the words of the recipe and of the step. */
export type Around = { about: Words; step: Words }
/**
 * A question by its words; to what is computed any food is as good as another, and `own` are
 * words of the recipe, of which one sentence holds `told`, from 0 to 1.
 */
export type Question = {
  words: Words
  open: Words
  own: Keys
  around: Around | undefined
  told: number
}
/** All entries together: how telling words are, what cards are about, all that they say, and how long one is. */
export type Deck = { weigh: Weigh; things: Keys; words: Keys; mean: number }

/** An answer tells what a card is about as well, but nobody says that it is asked so. */
const ANSWER_COUNT = 0.6
/** BM25: how soon repeating a word stops to count, and how much a long card loses. */
const REPEATED = 1.2
const LENGTH_PART = 0.5
/** What asks for the recipe as a whole: no word of it is met by standing somewhere in the recipe. */
const OF_ALL = new Set<string>([
  'servings',
  'scale',
  'whole-time',
  'oven',
  'outline',
  'serve',
  'keep',
  'needs',
  'technique',
  'tool',
])

export function isCard(entry: Entry): entry is Card {
  return 'kind' in entry
}

export function indexedOf(entry: Entry, from: number): Indexed {
  const isFixed = isCard(entry)
  const ways = [entry.title, ...entry.asks]
    .map((way) => withKinds(keysIn(way)))
    .map((way) => (isFixed ? way : openWords(way)))
  const foods = isFixed ? wordsIn(entry.foods.join(', ')) : NOTHING
  const verbs = isFixed ? keysIn(entry.techniques.join(', ')) : NOTHING.keys
  const counts = new Map<string, number>()
  for (const keys of [...ways.map((way) => way.keys), foods.keys, verbs])
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const answer = isFixed ? keysIn(entry.answer) : NOTHING.keys
  for (const key of answer) counts.set(key, (counts.get(key) ?? 0) + ANSWER_COUNT)
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const all = withKinds(new Set(counts.keys()))
  return { entry, from, ways, foods, verbs, answer, counts, all, length }
}

export function deckOf(indexed: readonly Indexed[]): Deck {
  return {
    weigh: weigherOf(indexed),
    things: new Set(indexed.flatMap(({ foods }) => [...foods.keys])),
    words: new Set(indexed.flatMap(({ counts }) => [...counts.keys()])),
    mean: indexed.reduce((sum, { length }) => sum + length, 0) / indexed.length,
  }
}

function weigherOf(indexed: readonly Indexed[]): Weigh {
  const having = new Map<string, number>()
  for (const { counts } of indexed)
    for (const key of counts.keys()) having.set(key, (having.get(key) ?? 0) + 1)
  // of a word that no card has it is not known whether the question turns on it
  const unknown = Math.log(1 + indexed.length) / 2
  const weights = new Map<string, number>([[ANY_FOOD, ANY_FOOD_WEIGHT]])
  for (const [key, count] of having)
    if (key !== ANY_FOOD)
      weights.set(key, Math.log(1 + (indexed.length - count + 0.5) / (count + 0.5)))
  return (key) => weights.get(key) ?? unknown
}

/** What speaks for an entry; each from 0 to 1 (`often` may pass it a little, `strange` counts against it). */
export type Signs = {
  /** Best of the ways to ask: how much of it the question is and of the question it. */
  same: number
  /** The same, the question counting more. */
  alike: number
  /** How alike the best way is put. */
  form: number
  /** Best of the ways in both at once. */
  both: number
  /** How much of the question stands in the entry at all. */
  covered: number
  /** BM25 over all that the entry says, of the most there could be. */
  often: number
  /** How likely the question asks for an entry of this kind. */
  kind: number
  /** How much the card is about other foods than the question. */
  strange: number
  /** Whether a word that the question turns on is missing. */
  undecided: number
  /** Whether the card is about a food of the step, of the recipe, or about what the step tells to do. */
  nearStep: number
  nearDish: number
  nearVerb: number
  /** How much of the question one sentence of the recipe holds, where that sentence is the answer. */
  told: number
}

export function signsOf(
  each: Indexed,
  asked: Question,
  deck: Deck,
  likeness: Float64Array,
  kind: number,
): Signs {
  const { weigh } = deck
  const isFixed = isCard(each.entry)
  const words = isFixed ? asked.words : asked.open
  const own = isFixed || OF_ALL.has(each.entry.id) ? NOTHING.keys : asked.own
  const best = { same: 0, alike: 0, form: 0, both: 0 }
  for (const [at, way] of each.ways.entries()) {
    const [said, meant] = [coverage(words, way, weigh, own), coverage(way, words, weigh)]
    const same = Math.sqrt(said * meant)
    const form = likeness[each.from + at] ?? 0
    best.same = Math.max(best.same, same)
    best.alike = Math.max(best.alike, 0.7 * said + 0.3 * meant)
    best.form = Math.max(best.form, form)
    best.both = Math.max(best.both, same * form)
  }
  return {
    ...best,
    covered: coverage(words, each.all, weigh, own),
    often: oftenIn(each, words, deck),
    kind,
    strange: isFixed ? strangeness(each, asked, deck) : 0,
    undecided: isUndecided(each, words) ? 1 : 0,
    ...nearness(each, asked.around),
    told: each.entry.id === 'said' ? asked.told : 0,
  }
}

export function oftenIn(
  { counts, all, length }: Indexed,
  words: Words,
  { weigh, mean }: Deck,
): number {
  let sum = 0
  let most = 0
  for (const key of words.keys) {
    const weight = weigh(key)
    most += weight
    const share = met(key, all)
    const count = counts.get(key) ?? (share > 0 ? 1 : 0)
    const damped = count + REPEATED * (1 - LENGTH_PART + (LENGTH_PART * length) / mean)
    sum += share * weight * (count / damped)
  }
  return most === 0 ? 0 : sum / most
}

/** How much a card loses that is about other foods than the question: a keeping time is of one food alone. */
const STRANGE: Record<CardKind, number> = {
  keeping: 1,
  doneness: 1,
  safety: 1,
  diet: 0.6,
  swap: 0.7,
  technique: 0.6,
  term: 0.5,
  planning: 0.4,
  equipment: 0.3,
  rescue: 0.3,
}

function strangeness({ entry, foods, all }: Indexed, asked: Question, { things }: Deck): number {
  if (!isCard(entry) || foods.keys.size === 0) return 0
  const { words, around } = asked
  const loss = STRANGE[entry.kind]
  const named = [...words.keys].filter((key) => key.startsWith(FOOD) || things.has(key))
  if (named.length > 0) {
    if (named.some((key) => met(key, all) > 0)) return 0
    // what stood out all night is no better for being another dish
    const turnsOn = DECISIVE.some((key) => words.keys.has(key) && all.keys.has(key))
    return turnsOn ? Math.min(0.6, loss) : loss
  }
  return !around || touches(foods, around.about) || touches(foods, around.step) ? 0 : loss
}

/** Words that a question turns on, whatever else it says: a card without them answers another question. */
const DECISIVE = [
  'left out',
  'reheat',
  'freeze',
  'defrost',
  'mould',
  'burn',
  'split',
  'raw',
  'skip',
].map((word) => `means:${word}`)

function isUndecided({ all }: Indexed, { keys }: Words): boolean {
  return DECISIVE.some((key) => keys.has(key) && !all.keys.has(key))
}

function touches({ keys }: { keys: Keys }, words: Words): boolean {
  for (const key of keys) if (words.above.has(key)) return true
  return false
}

function nearness(
  { foods, verbs }: Indexed,
  around: Around | undefined,
): Pick<Signs, 'nearStep' | 'nearDish' | 'nearVerb'> {
  const is = (isNear: boolean | undefined) => (isNear ? 1 : 0)
  return {
    nearStep: is(around && touches(foods, around.step)),
    nearDish: is(around && touches(foods, around.about)),
    nearVerb: is(around && touches({ keys: verbs }, around.step)),
  }
}
