/** Scores a card against a question by the words they share. Knows no order of cards and no confidence. */
import { foodsAbove } from '../foods/food-facts.ts'
import type { Card, CardKind } from './card.ts'
import { wordsThatMatter } from './card-words.ts'

type Keys = ReadonlySet<string>
/** Words, and with them everything that their foods are kinds of. */
export type Words = { keys: Keys; above: Keys }
/** A card with its words: of each way to ask, of its foods and verbs, and how often each stands in it. */
export type Indexed = {
  card: Card
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
/** How telling a word is: the fewer cards have it, the more. */
type Weigh = (key: string) => number
/** All cards together: how telling words are, what cards are about, all that they say, and how long one is. */
export type Deck = { weigh: Weigh; things: Keys; words: Keys; mean: number }

/** An answer tells what a card is about as well, but nobody says that it is asked so. */
const ANSWER_COUNT = 0.6
/** BM25: how soon repeating a word stops to count, and how much a long card loses. */
const REPEATED = 1.2
const LENGTH_PART = 0.5
const FOOD = 'food:'

export function keysIn(text: string): Set<string> {
  return new Set(wordsThatMatter(text).map(({ key }) => key))
}

export function wordsIn(text: string): Words {
  return withKinds(keysIn(text))
}

function withKinds(keys: Keys): Words {
  const above = new Set(keys)
  for (const key of keys) for (const each of kindsOf(key)) above.add(each)
  return { keys, above }
}

const kinds = new Map<string, readonly string[]>()

/** What a food is a kind of; nothing for other words. */
function kindsOf(key: string): readonly string[] {
  if (!key.startsWith(FOOD)) return NONE
  const known = kinds.get(key)
  if (known) return known
  const above = foodsAbove(key.slice(FOOD.length)).map((id) => `${FOOD}${id}`)
  kinds.set(key, above)
  return above
}
const NONE: readonly string[] = []

export function indexedOf(card: Card): Indexed {
  const ways = [card.title, ...card.asks].map(wordsIn)
  const foods = wordsIn(card.foods.join(', '))
  const verbs = keysIn(card.techniques.join(', '))
  const counts = new Map<string, number>()
  for (const keys of [...ways.map((way) => way.keys), foods.keys, verbs])
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const answer = keysIn(card.answer)
  for (const key of answer) counts.set(key, (counts.get(key) ?? 0) + ANSWER_COUNT)
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return {
    card,
    ways,
    foods,
    verbs,
    answer,
    counts,
    all: withKinds(new Set(counts.keys())),
    length,
  }
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
  const cards = new Map<string, number>()
  for (const { counts } of indexed)
    for (const key of counts.keys()) cards.set(key, (cards.get(key) ?? 0) + 1)
  // of a word that no card has it is not known whether the question turns on it
  const unknown = Math.log(1 + indexed.length) / 2
  return (key) => {
    const count = cards.get(key)
    if (count === undefined) return unknown
    return Math.log(1 + (indexed.length - count + 0.5) / (count + 0.5))
  }
}

/** A food is met by itself, by what it is a kind of, and least by a kind of it. */
export function met(key: string, by: Words): number {
  if (by.keys.has(key)) return 1
  if (!key.startsWith(FOOD)) return 0
  for (const kind of kindsOf(key)) if (by.keys.has(kind)) return 0.85
  return by.above.has(key) ? 0.6 : 0
}

/** The share of words, by their weight, that others meet. */
export function coverage(words: Words, by: Words, weigh: Weigh): number {
  let sum = 0
  let all = 0
  for (const key of words.keys) {
    const weight = weigh(key)
    all += weight
    sum += weight * met(key, by)
  }
  return all === 0 ? 0 : sum / all
}

/** What speaks for a card, each from 0 to 1 (`often` may pass it a little). */
export type Signs = {
  /** How much of one way to ask the question is, and of the question that way. */
  alike: number
  /** The same where both count alike: 1 for the very words, and none more. */
  same: number
  /** How much of the question stands in the card at all. */
  covered: number
  /** BM25 over all that the card says, of the most there could be. */
  often: number
  /** Whether the foods fit: below 1 for a card about others. */
  foods: number
  /** How much the card is about what the cook is doing. */
  near: number
}

export function signsOf(
  each: Indexed,
  asked: Words,
  deck: Deck,
  around: Around | undefined,
): Signs {
  const { weigh } = deck
  let alike = 0
  let same = 0
  for (const way of each.ways) {
    const [said, meant] = [coverage(asked, way, weigh), coverage(way, asked, weigh)]
    alike = Math.max(alike, 0.7 * said + 0.3 * meant)
    same = Math.max(same, Math.sqrt(said * meant))
  }
  return {
    alike,
    same,
    covered: coverage(asked, each.all, weigh),
    often: oftenIn(each, asked, deck),
    foods: foodFactor(each, asked, deck, around) * decided(each, asked),
    near: around ? nearness(each, around) : 0,
  }
}

function oftenIn({ counts, all, length }: Indexed, asked: Words, { weigh, mean }: Deck): number {
  let sum = 0
  let most = 0
  for (const key of asked.keys) {
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
  keeping: 0.55,
  doneness: 0.55,
  safety: 0.55,
  diet: 0.75,
  swap: 0.7,
  technique: 0.75,
  term: 0.8,
  planning: 0.85,
  equipment: 0.9,
  rescue: 0.9,
}

function foodFactor(
  { card, foods, all }: Indexed,
  asked: Words,
  { things }: Deck,
  around: Around | undefined,
): number {
  if (foods.keys.size === 0) return 1
  const named = [...asked.keys].filter((key) => key.startsWith(FOOD) || things.has(key))
  if (named.length > 0) {
    if (named.some((key) => met(key, all) > 0)) return 1
    // what stood out all night is no better for being another dish
    const turnsOn = DECISIVE.some((key) => asked.keys.has(key) && all.keys.has(key))
    return turnsOn ? Math.max(0.85, STRANGE[card.kind]) : STRANGE[card.kind]
  }
  if (!around || touches(foods, around.about) || touches(foods, around.step)) return 1
  return STRANGE[card.kind]
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
const UNDECIDED = 0.7

function decided({ all }: Indexed, { keys }: Words): number {
  return DECISIVE.some((key) => keys.has(key) && !all.keys.has(key)) ? UNDECIDED : 1
}

function touches({ keys }: { keys: Keys }, words: Words): boolean {
  for (const key of keys) if (words.above.has(key)) return true
  return false
}

function nearness({ foods, verbs }: Indexed, { about, step }: Around): number {
  const shares = [
    touches(foods, step) ? 0.4 : 0,
    touches(foods, about) ? 0.35 : 0,
    touches({ keys: verbs }, step) ? 0.25 : 0,
  ]
  return shares.reduce((sum, share) => sum + share, 0)
}
