/** Finds the cards that may answer a question, and says how sure that is. Knows no recipe, answers nothing itself. */
import MiniSearch from 'minisearch'
import { type Card, type CardKind, cardIn } from './card.ts'
import { kindGuessOf } from './card-kind.ts'
import {
  coverage,
  type Deck,
  deckOf,
  type Indexed,
  indexedOf,
  keysIn,
  met,
  type Signs,
  signsOf,
  wordsIn,
} from './card-score.ts'
import { isOrder, wordsThatMatter } from './card-words.ts'
import { CARD_LINES } from './cards.compiled.ts'

/** What the cook is doing: of two cards that answer equally well, the one about this is meant. */
export type CardContext = {
  /** Names of foods and kinds of dish that the step and the recipe are about. */
  about: string
  /** The step's text. */
  step: string
}

/**
 * `score` orders; `sure` is how likely, from 0 to 1, the card answers what was asked, in so many `words` that matter; `covered` is how much
 * of them stands in the card at all.
 */
export type FoundCard = {
  card: Card
  score: number
  sure: number
  words: number
  covered: number
}

/** A card that explains a word, and the word as it was said. */
export type Explained = { card: Card; said: string }

/** Cards made ready for questions. */
export type CardIndex = {
  find: (question: string, context?: CardContext, kinds?: readonly CardKind[]) => FoundCard[]
  about: (kind: CardKind, text: string) => Card[]
  ofVerbs: (text: string) => Explained[]
  isWord: (word: string) => boolean
}

const FIELDS = ['asks', 'title', 'foods', 'techniques', 'answer'] as const
const BOOST = { asks: 5, title: 4, foods: 3, techniques: 2, answer: 1 }
const CANDIDATES_MAX = 40
const FOUND_MAX = 5

let index: CardIndex | null = null

function ours(): CardIndex {
  index ??= indexOf(CARD_LINES.trim().split('\n').map(cardIn))
  return index
}

/** The cards nearest to a question, of some kinds or of all, best first; none when no card knows a word of it. */
export function findCards(
  question: string,
  context?: CardContext,
  kinds?: readonly CardKind[],
): FoundCard[] {
  return ours().find(question, context, kinds)
}

/** Whether any card says a word, in any of its forms. */
export function isCardWord(word: string): boolean {
  return ours().isWord(word)
}

/** The cards of a kind whose foods a text names, those of its later foods last. */
export function cardsAbout(kind: CardKind, text: string): Card[] {
  return ours().about(kind, text)
}

/** The cards that explain what a text tells to do, in its order: 'sweat the onions, then deglaze'. */
export function cardsOfVerbs(text: string): Explained[] {
  return ours().ofVerbs(text)
}

/** An index over any cards. */
export function indexOf(cards: readonly Card[]): CardIndex {
  const indexed = cards.map(indexedOf)
  const deck = deckOf(indexed)
  const guess = kindGuessOf(cards)
  const search = searchOf(indexed)
  const find: CardIndex['find'] = (question, context, only) => {
    const asked = wordsIn(question)
    if (asked.keys.size === 0) return []
    const around = context && { about: wordsIn(context.about), step: wordsIn(context.step) }
    const kinds = guess(question)
    const filter = ({ id }: { id: unknown }) =>
      only === undefined || only.includes(cards[Number(id)]?.kind ?? 'term')
    const near = search.search([...asked.above].join('\n'), { filter })
    return near
      .slice(0, CANDIDATES_MAX)
      .flatMap(({ id }): Scored[] => {
        const each = indexed[Number(id)]
        if (!each) return []
        const signs = signsOf(each, asked, deck, around)
        const kind = kinds.get(each.card.kind) ?? 0
        return [{ card: each.card, score: scoreOf(signs, kind), signs, kind }]
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, FOUND_MAX)
      .map((scored, at, all) => ({
        card: scored.card,
        score: scored.score,
        words: asked.keys.size,
        covered: scored.signs.covered,
        sure: sureness(scored, scored.score - (all[at === 0 ? 1 : 0]?.score ?? 0), asked.keys.size),
      }))
  }
  return {
    find,
    about: (kind, text) =>
      aboutFoods(
        indexed.filter(({ card }) => card.kind === kind),
        text,
      ),
    ofVerbs: (text) => ofVerbs(indexed, deck, text),
    isWord: (word) => {
      const keys = [...keysIn(word)]
      return keys.length === 0 || keys.some((key) => deck.words.has(key))
    },
  }
}

/** A card that has the food itself comes before one of what it is a kind of. */
function aboutFoods(indexed: readonly Indexed[], text: string): Card[] {
  const { keys } = wordsIn(text)
  const found: Card[] = []
  for (const key of keys) {
    const nearest = indexed
      .map(({ card, foods }) => ({ card, near: foods.keys.size === 0 ? 0 : met(key, foods) }))
      .filter(({ near }) => near >= 0.85)
      .sort((a, b) => b.near - a.near || a.card.foods.length - b.card.foods.length)
    found.push(...nearest.map(({ card }) => card))
  }
  return [...new Set(found)]
}

/** Less of a title than this in a step, and its card explains something else: 'fry' is no deep-frying. */
const EXPLAINED = 0.5

/** What a text tells to do, not what it names: in 'the zest of a lemon' nobody is told to zest. */
function ofVerbs(indexed: readonly Indexed[], deck: Deck, text: string): Explained[] {
  const told = wordsThatMatter(text).filter(({ start }) => isOrder(text.slice(0, start)))
  const step = wordsIn(text)
  const explaining = indexed.flatMap((each) => {
    const [title] = each.ways
    const isExplaining = each.card.kind === 'technique' || each.card.kind === 'term'
    if (!title || !isExplaining) return []
    return [{ ...each, title, share: coverage(title, step, deck.weigh) }]
  })
  const found = new Map<string, Explained>()
  for (const { key, start, end } of told) {
    const [nearest] = explaining
      .filter(
        ({ title, verbs, share }) => share >= EXPLAINED && title.keys.has(key) && verbs.has(key),
      )
      // how it is done comes before what a word means
      .sort((a, b) => a.card.kind.localeCompare(b.card.kind) || b.share - a.share)
    if (!nearest || found.has(nearest.card.id)) continue
    found.set(nearest.card.id, { card: nearest.card, said: text.slice(start, end).toLowerCase() })
  }
  return [...found.values()]
}

/** Shares by which held-back ways to ask found their own card most often. */
function scoreOf({ alike, covered, often, foods, near }: Signs, kind: number): number {
  return foods * (0.17 * alike + 0.17 * covered + 0.55 * often) + 0.11 * kind + 0.1 * near
}

type Scored = { card: Card; score: number; signs: Signs; kind: number }

/**
 * Shares weighed by reading what eighty questions found: most counts being asked in nearly the same words,
 * then that the question is of the card's kind and no other card is as near. One word alone tells little.
 */
function sureness({ signs, kind }: Scored, margin: number, words: number): number {
  const { same, covered, foods, near } = signs
  const told = 4 * same + 1.5 * covered + 1.8 * kind + 3 * margin + 2 * foods + 0.6 * near
  return 1 / (1 + Math.exp(6.2 - told + (words === 1 ? 2 : 0)))
}

/** The words are read once, so each field holds them one a line. */
function searchOf(indexed: readonly Indexed[]): MiniSearch {
  const search = new MiniSearch({
    fields: [...FIELDS],
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST },
  })
  search.addAll(
    indexed.map(({ ways, foods, verbs, answer }, id) => ({
      id,
      title: linesOf(ways[0]?.keys ?? []),
      asks: linesOf(ways.slice(1).flatMap(({ keys }) => [...keys])),
      foods: linesOf(foods.keys),
      techniques: linesOf(verbs),
      answer: linesOf(answer),
    })),
  )
  return search
}

function linesOf(keys: Iterable<string>): string {
  return [...keys].join('\n')
}
