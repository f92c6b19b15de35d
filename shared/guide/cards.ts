/** Finds what may answer a question, cards and computed answers alike, and says how sure that is. Knows no recipe, answers nothing itself. */
import { type Card, type CardKind, type Computed, cardIn, computedIn } from './card.ts'
import { type Chances, chancesOf } from './card-chances.ts'
import { coverage, keysIn, met, openWords, wordsIn } from './card-keys.ts'
import { kindGuessOf } from './card-kind.ts'
import {
  type Deck,
  deckOf,
  type Entry,
  type Indexed,
  indexedOf,
  isCard,
  oftenIn,
  type Question,
  type Signs,
  signsOf,
} from './card-score.ts'
import { isOrder, wordsThatMatter } from './card-words.ts'
import { CARD_LINES } from './cards.compiled.ts'
import { COMPUTED_LINES } from './computed.compiled.ts'
import { formsOf, likenessOf } from './forms.ts'
import { stem } from './term-finder.ts'

/** What the cook is doing: of two cards that answer equally well, the one about this is meant. */
export type CardContext = {
  /** Names of foods and kinds of dish that the step and the recipe are about. */
  about: string
  /** The step's text. */
  step: string
  /** All that the recipe says: its words are no strange ones in a question that it answers itself. */
  recipe?: string
  /** How much of the question stands in one sentence of the recipe, from 0 to 1. */
  told?: number
}

/** An entry that may answer, and what speaks for it. `telling` is how much of the entry's best way to ask was said. */
export type Candidate = { entry: Entry; signs: Signs }

/** What may answer a question, and what of it nothing knows. */
export type Candidates = { found: Candidate[]; words: number; unknown: number }

/** `sure` is how likely, from 0 to 1, the card answers what was asked, in so many `words` that matter. */
export type FoundCard = { card: Card; sure: number; words: number; signs: Signs }

/** A card that explains a word, and the word as it was said. */
export type Explained = { card: Card; said: string }

/** Cards made ready for questions. */
export type CardIndex = {
  candidates: (question: string, context?: CardContext, kinds?: readonly CardKind[]) => Candidates
  find: (question: string, context?: CardContext, kinds?: readonly CardKind[]) => FoundCard[]
  about: (kind: CardKind, text: string) => Card[]
  ofVerbs: (text: string) => Explained[]
  isWord: (word: string) => boolean
}

/** So many cards by their words alone are looked at closely. */
const CANDIDATES_MAX = 28
const FOUND_MAX = 5

let index: CardIndex | null = null

function ours(): CardIndex {
  index ??= indexOf(
    CARD_LINES.trim().split('\n').map(cardIn),
    COMPUTED_LINES.trim().split('\n').map(computedIn),
  )
  return index
}

/** All that may answer a question, in no order. */
export function candidatesFor(question: string, context?: CardContext): Candidates {
  return ours().candidates(question, context)
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

/** An index over any cards, and over what is computed. */
export function indexOf(cards: readonly Card[], computed: readonly Computed[] = []): CardIndex {
  const indexed = indexedAll([...cards, ...computed])
  const deck = deckOf(indexed)
  const ways = indexed.flatMap(({ entry }) =>
    [entry.title, ...entry.asks].map((way) => ({ kind: kindOf(entry), forms: formsOf(way) })),
  )
  const guess = kindGuessOf(ways)
  const likeness = likenessOf(ways.map(({ forms }) => forms))
  const having = byKey(indexed)
  const ofCards = indexed.filter(({ entry }) => isCard(entry))
  const candidates: CardIndex['candidates'] = (text, context, only) => {
    const question = questionOf(text, context)
    const forms = formsOf(text)
    const [alike, kinds] = [likeness(forms), guess(forms)]
    const near = nearest(question, deck, having, only)
    const open = only ? [] : indexed.filter(({ entry }) => !isCard(entry))
    const found = [...near, ...open].map((each) => ({
      entry: each.entry,
      signs: signsOf(each, question, deck, alike, kinds.get(kindOf(each.entry)) ?? 0),
    }))
    return { found, words: question.words.keys.size, unknown: unknownIn(question, deck) }
  }
  const find: CardIndex['find'] = (text, context, only) => {
    const all = candidates(text, context, only)
    const cards = { ...all, found: all.found.filter(({ entry }) => isCard(entry)) }
    return all.words === 0 ? [] : foundCards(cards, chancesOf(cards))
  }
  return {
    candidates,
    find,
    about: (kind, text) =>
      aboutFoods(
        ofCards.filter(({ entry }) => kindOf(entry) === kind),
        text,
      ),
    ofVerbs: (text) => ofVerbs(ofCards, deck, text),
    isWord: (word) => {
      const keys = [...keysIn(word)]
      return keys.length === 0 || keys.some((key) => deck.words.has(key))
    },
  }
}

function foundCards({ found, words }: Candidates, { sure }: Chances): FoundCard[] {
  return found
    .flatMap(({ entry, signs }, at): FoundCard[] =>
      isCard(entry) ? [{ card: entry, sure: sure[at] ?? 0, words, signs }] : [],
    )
    .sort((a, b) => b.sure - a.sure)
    .slice(0, FOUND_MAX)
}

function indexedAll(entries: readonly Entry[]): Indexed[] {
  let from = 0
  return entries.map((entry) => {
    const each = indexedOf(entry, from)
    from += each.ways.length
    return each
  })
}

/** What is computed is of a kind of its own. */
export function kindOf(entry: Entry): string {
  return isCard(entry) ? entry.kind : `computed ${entry.id}`
}

/** The cards that have a word or, of a food, a kind of it or what it is a kind of. */
function byKey(indexed: readonly Indexed[]): ReadonlyMap<string, readonly Indexed[]> {
  const having = new Map<string, Indexed[]>()
  for (const each of indexed) {
    if (!isCard(each.entry)) continue
    for (const key of each.all.above) {
      const known = having.get(key)
      if (known) known.push(each)
      else having.set(key, [each])
    }
  }
  return having
}

function nearest(
  { words }: Question,
  deck: Deck,
  having: ReadonlyMap<string, readonly Indexed[]>,
  only: readonly CardKind[] | undefined,
): Indexed[] {
  const met = new Set([...words.above].flatMap((key) => having.get(key) ?? []))
  return [...met]
    .filter(({ entry }) => !only || (isCard(entry) && only.includes(entry.kind)))
    .map((each) => ({ each, often: oftenIn(each, words, deck) }))
    .sort((a, b) => b.often - a.often)
    .slice(0, CANDIDATES_MAX)
    .map(({ each }) => each)
}

function questionOf(text: string, context: CardContext | undefined): Question {
  const plain = text.toLowerCase().replace(/[’‘`]/g, "'")
  const words = wordsIn(plain)
  const said = context?.recipe ? stemsIn(context.recipe) : null
  const own = new Set<string>()
  if (said) {
    for (const { key, start, end } of wordsThatMatter(plain)) {
      const parts = plain.slice(start, end).match(/[\p{L}\p{N}]+/gu) ?? []
      if (parts.every((part) => said.has(stem(part)))) own.add(key)
    }
  }
  const around = context && { about: wordsIn(context.about), step: wordsIn(context.step) }
  return { words, open: openWords(words), own, around, told: context?.told ?? 0 }
}

const stems = new Map<string, ReadonlySet<string>>()

/** The stems of a recipe's words; of the last recipes remembered. */
function stemsIn(recipe: string): ReadonlySet<string> {
  const known = stems.get(recipe)
  if (known) return known
  const found = new Set((recipe.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem))
  if (stems.size > 8) stems.clear()
  stems.set(recipe, found)
  return found
}

/** The share of a question, by weight, that neither an entry nor the recipe knows. */
function unknownIn({ words, own }: Question, { words: known, weigh }: Deck): number {
  let [sum, all] = [0, 0]
  for (const key of words.keys) {
    all += weigh(key)
    if (!known.has(key) && !own.has(key)) sum += weigh(key)
  }
  return all === 0 ? 0 : sum / all
}

/** A card that has the food itself comes before one of what it is a kind of. */
function aboutFoods(indexed: readonly Indexed[], text: string): Card[] {
  const { keys } = wordsIn(text)
  const found: Card[] = []
  for (const key of keys) {
    const nearest = indexed
      .flatMap(({ entry, foods }) =>
        isCard(entry) ? [{ card: entry, near: foods.keys.size === 0 ? 0 : met(key, foods) }] : [],
      )
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
    const { entry, ways, verbs } = each
    const [title] = ways
    const isExplaining = isCard(entry) && (entry.kind === 'technique' || entry.kind === 'term')
    if (!title || !isExplaining) return []
    return [{ card: entry, title, verbs, share: coverage(title, step, deck.weigh) }]
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
