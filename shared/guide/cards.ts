/** Finds what may answer a question, cards and computed answers alike, and says how sure that is. Knows no recipe, answers nothing itself. */
import { type Card, type CardKind, type Computed, cardIn, computedIn } from './card.ts'
import { type Chances, chancesOf } from './card-chances.ts'
import { keysIn } from './card-keys.ts'
import { aboutFoods, type Explained, ofVerbs } from './card-lists.ts'
import { type CardContext, questionOf, unknownIn } from './card-question.ts'
import {
  type Deck,
  deckOf,
  type Entry,
  type Indexed,
  indexedOf,
  isCard,
  isWritten,
  type Question,
  type Signs,
  signsOf,
} from './card-score.ts'
import { CARD_LINES } from './cards.compiled.ts'
import { COMPUTED_LINES } from './computed.compiled.ts'
import { cosine, type Encoder, ourEncoder, powerOf } from './embedding.ts'
import type { Note } from './note.ts'
import { openFeatures, questionFeatures } from './question-features.ts'
import { vocabulary } from './vocabulary.ts'

/** An entry that may answer, and what speaks for it. */
export type Candidate = { entry: Entry; signs: Signs }

/** What may answer a question, what of it nothing knows, and how likely it asks for nothing that is known. */
export type Candidates = { found: Candidate[]; words: number; unknown: number; offTopic: number }

/** `sure` is how likely, from 0 to 1, the card answers what was asked, in so many `words` that matter. */
export type FoundCard = { card: Card; sure: number; words: number; signs: Signs }

/** Cards made ready for questions. */
export type CardIndex = {
  candidates: (question: string, context?: CardContext, kinds?: readonly CardKind[]) => Candidates
  find: (question: string, context?: CardContext, kinds?: readonly CardKind[]) => FoundCard[]
  about: (kind: CardKind, text: string) => Card[]
  ofVerbs: (text: string) => Explained[]
  isWord: (word: string) => boolean
}

/** So many cards are looked at closely. */
const CANDIDATES_MAX = 24
const FOUND_MAX = 5

let index: CardIndex | null = null

function ours(): CardIndex {
  index ??= indexOf(
    CARD_LINES.trim()
      .split('\n')
      .map((line) => cardIn(line, vocabulary())),
    COMPUTED_LINES.trim()
      .split('\n')
      .map((line) => computedIn(line, vocabulary())),
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
export function indexOf(
  cards: readonly Card[],
  computed: readonly Computed[] = [],
  encoder: Encoder = ourEncoder(),
): CardIndex {
  const written = cards.map(indexedOf)
  const open = computed.map(indexedOf)
  const deck = deckOf([...written, ...open])
  const ofDish = new WeakMap<readonly Note[], Beside>()
  const besideOf = (notes: readonly Note[]) => {
    const beside = ofDish.get(notes) ?? notesBeside(notes, deck)
    ofDish.set(notes, beside)
    return beside
  }
  const candidates: CardIndex['candidates'] = (text, context, only) => {
    const question = questionOf(text, context)
    const embedding = encoder.embed(questionFeatures(text))
    const ofAnyFood = encoder.embed(openFeatures(text))
    const nones = encoder.none.map((each) => cosine(embedding, each))
    const all = near(
      [...written, ...open],
      ({ entry }) =>
        isWritten(entry)
          ? [cosine(embedding, entry.embedding)]
          : (encoder.intents.get(entry.id) ?? []).map((each) => cosine(ofAnyFood, each)),
      nones,
    )
    const isMeant = ({ entry }: Indexed) => !only || (isCard(entry) && only.includes(entry.kind))
    const likely = all
      .slice(0, written.length)
      .filter(({ each }) => isMeant(each))
      .sort((a, b) => b.like - a.like)
      .slice(0, CANDIDATES_MAX)
    const found = likely.map((each) => candidate(each, question, deck))
    const words = question.words.keys.size
    const offTopic = 1 - sumOf(all.map(({ likely }) => likely))
    if (only) return { found, words, unknown: unknownIn(question, deck), offTopic }
    for (const each of all.slice(written.length)) found.push(candidate(each, question, deck))
    const beside = context?.notes?.length ? besideOf(context.notes) : null
    if (beside)
      for (const each of near(
        beside.indexed,
        ({ entry }) => (isWritten(entry) ? [cosine(embedding, entry.embedding)] : []),
        nones,
      ))
        found.push(candidate(each, question, beside.deck))
    return { found, words, unknown: unknownIn(question, beside?.deck ?? deck), offTopic }
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
        written.filter(({ entry }) => kindOf(entry) === kind),
        text,
      ),
    ofVerbs: (text) => ofVerbs(written, deck, text),
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

/** An entry, how near a question lies to it, and how likely it asks for it among its like. */
type Near = { each: Indexed; like: number; likely: number }

/** Each of some entries; talk, by its likenesses `nones`, has its part of the chances. */
function near(
  entries: readonly Indexed[],
  likesOf: (each: Indexed) => readonly number[],
  nones: readonly number[],
): Near[] {
  const likes = entries.map(likesOf)
  const powers = likes.map((each) => sumOf(each.map(powerOf)))
  const whole = sumOf(nones.map(powerOf)) + sumOf(powers)
  return entries.map((each, at) => ({
    each,
    like: Math.max(0, ...(likes[at] ?? [])),
    likely: (powers[at] ?? 0) / whole,
  }))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}

function candidate({ each, ...near }: Near, question: Question, deck: Deck): Candidate {
  return { entry: each.entry, signs: signsOf(each, question, deck, near) }
}

/** The notes of one dish made ready, with a deck in which what the whole dish speaks of tells little. */
type Beside = { indexed: readonly Indexed[]; deck: Deck }

function notesBeside(notes: readonly Note[], cards: Deck): Beside {
  const indexed = notes.map(indexedOf)
  const own = deckOf(indexed)
  const deck = {
    ...own,
    weigh: (key: string) => (cards.weigh(key) + own.weigh(key)) / 2,
    words: new Set([...cards.words, ...own.words]),
  }
  return { indexed, deck }
}

/** What is computed is of a kind of its own. */
function kindOf(entry: Entry): string {
  if (isCard(entry)) return entry.kind
  return isWritten(entry) ? 'note' : `computed ${entry.id}`
}
