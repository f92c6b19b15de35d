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
  type Weigh,
  type Words,
  withKinds,
  wordsIn,
} from './card-keys.ts'
import { isTelling } from './card-words.ts'
import type { Note } from './note.ts'

export type Entry = Card | Note | Computed
/** An entry with its words: those that matter, how often each stands in it, its foods and its verbs. */
export type Indexed = { entry: Entry; all: Words; foods: Words; verbs: Keys; length: number }
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
  /** The step at hand, from 0. */
  step: number
  told: number
}
/** All entries together: how telling words are, what cards are about, all that they say, and how long one is. */
export type Deck = { weigh: Weigh; things: Keys; words: Keys; mean: number }

/** A chance of e to the power of minus so much says nothing any more. */
const CHANCE_SIZES = 9
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

/** Whether a cook wrote the answer; else it is computed from the recipe. */
export function isWritten(entry: Entry): entry is Card | Note {
  return 'answer' in entry
}

/** Whether a cook wrote it beside one dish. */
export function isNote(entry: Entry): entry is Note {
  return isWritten(entry) && !isCard(entry)
}

export function indexedOf(entry: Entry): Indexed {
  const isOfFoods = isCard(entry) && entry.foods.length > 0
  const keys = new Set<string>()
  let length = 0
  for (const [word, count] of entry.counts) {
    if (!isTelling(word)) continue
    keys.add(word)
    length += count
  }
  return {
    entry,
    all: withKinds(keys),
    foods: isOfFoods ? wordsIn(entry.foods.join(', ')) : NOTHING,
    verbs: isCard(entry) ? keysIn(entry.techniques.join(', ')) : NOTHING.keys,
    length,
  }
}

export function deckOf(indexed: readonly Indexed[]): Deck {
  return {
    weigh: weigherOf(indexed),
    things: new Set(indexed.flatMap(({ foods }) => [...foods.keys])),
    words: new Set(indexed.flatMap(({ all }) => [...all.keys])),
    mean: indexed.reduce((sum, { length }) => sum + length, 0) / indexed.length,
  }
}

function weigherOf(indexed: readonly Indexed[]): Weigh {
  const having = new Map<string, number>()
  for (const { all } of indexed)
    for (const key of all.keys) having.set(key, (having.get(key) ?? 0) + 1)
  // of a word that no card has it is not known whether the question turns on it
  const unknown = Math.log(1 + indexed.length) / 2
  const weights = new Map<string, number>([[ANY_FOOD, ANY_FOOD_WEIGHT]])
  for (const [key, count] of having)
    if (key !== ANY_FOOD)
      weights.set(key, Math.log(1 + (indexed.length - count + 0.5) / (count + 0.5)))
  return (key) => weights.get(key) ?? unknown
}

/** What speaks for an entry; each about 0 to 1 (`strange` and `undecided` count against it). */
export type Signs = {
  /** How near the question lies to what the entry is asked for with. */
  like: number
  /** How likely it asks for the entry by that alone, rather than for another or for nothing: by orders of size, and as a chance. */
  likely: number
  likelySure: number
  /** Whether it names a food of the recipe, where what is computed is asked for with one. */
  namesOwn: number
  /** How much of the question stands in the entry at all. */
  covered: number
  /** BM25 over all that the entry says, of the most there could be. */
  often: number
  /** How much the card is about other foods than the question. */
  strange: number
  /** Whether a word that the question turns on is missing. */
  undecided: number
  /** Whether the card is about a food of the step, of the recipe, or about what the step tells to do. */
  nearStep: number
  nearDish: number
  nearVerb: number
  /** Whether a note is about the step at hand, about one beside it, or about the dish as a whole. */
  here: number
  beside: number
  whole: number
  /** How much of the question one sentence of the recipe holds, where that sentence is the answer. */
  told: number
}

/**
 * `like`: how near the question lies to what the entry is asked for with; `likely`: how likely it asks for it by that alone.
 */
export function signsOf(
  each: Indexed,
  asked: Question,
  deck: Deck,
  { like, likely }: { like: number; likely: number },
): Signs {
  const { weigh } = deck
  const isFixed = isWritten(each.entry)
  const words = isFixed ? asked.words : asked.open
  const own = isFixed || OF_ALL.has(each.entry.id) ? NOTHING.keys : asked.own
  return {
    like,
    likely: sizeOf(likely),
    likelySure: likely,
    namesOwn: isFixed ? 0 : namingOwn(each, asked),
    covered: coverage(words, each.all, weigh, own),
    often: oftenIn(each, words, deck),
    strange: isCard(each.entry) ? strangeness(each, asked, deck) : 0,
    undecided: isUndecided(each, words) ? 1 : 0,
    ...nearness(each, asked.around),
    ...placeOf(each.entry, asked.step),
    told: each.entry.id === 'said' ? asked.told : 0,
  }
}

/** A chance by its order of size: 1 for certain, 0 from e to the power of minus nine on. */
export function sizeOf(chance: number): number {
  return chance === 0 ? 0 : Math.max(0, 1 + Math.log(chance) / CHANCE_SIZES)
}

function namingOwn({ entry }: Indexed, { words, own }: Question): number {
  if (!entry.counts.has(ANY_FOOD)) return 0
  for (const key of words.keys) if (key.startsWith(FOOD) && own.has(key)) return 1
  return 0
}

function placeOf(entry: Entry, step: number): Pick<Signs, 'here' | 'beside' | 'whole'> {
  if (isCard(entry) || !isWritten(entry)) return { here: 0, beside: 0, whole: 0 }
  const by = entry.step === null ? null : Math.abs(entry.step - step)
  return { here: by === 0 ? 1 : 0, beside: by === 1 ? 1 : 0, whole: by === null ? 1 : 0 }
}

export function oftenIn(
  { entry, all, length }: Indexed,
  words: Words,
  { weigh, mean }: Deck,
): number {
  let sum = 0
  let most = 0
  for (const key of words.keys) {
    const weight = weigh(key)
    most += weight
    const share = met(key, all)
    const count = entry.counts.get(key) ?? (share > 0 ? 1 : 0)
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
