/** Finds what may answer a question, cards and computed answers alike, and says how sure that is. Knows no recipe, answers nothing itself. */
import { type Card, type CardKind, type Computed, cardIn, computedIn } from './card.ts'
import { type Chances, chancesOf } from './card-chances.ts'
import { ANY_FOOD, FOOD, keysIn } from './card-keys.ts'
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
import { ANYWAY, type Kin, type Meant, meantBy, ourKin } from './kin.ts'
import type { Note } from './note.ts'
import { openTokensOf, tokensOf } from './tokens.ts'
import { topicsOf } from './topics.ts'
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

/** So many cards by their words alone are looked at closely, and so many by what such words ask for. */
const CANDIDATES_MAX = 20
const OF_TOPIC_MAX = 12
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
  kin: Kin = ourKin(),
  topicsIn: typeof topicsOf = topicsOf,
): CardIndex {
  const written = cards.map(indexedOf)
  const open = computed.map(indexedOf)
  const deck = deckOf([...written, ...open])
  const meantWritten = meantBy(cards.map(countsIn), kin)
  const meantOpen = meantBy(computed.map(countsIn), kin)
  const ofDish = new WeakMap<readonly Note[], Beside>()
  const besideOf = (notes: readonly Note[]) => {
    const beside = ofDish.get(notes) ?? notesBeside(notes, deck, kin)
    ofDish.set(notes, beside)
    return beside
  }
  const candidates: CardIndex['candidates'] = (text, context, only) => {
    const question = questionOf(text, context)
    const tokens = tokensOf(text)
    const sums = meantWritten(tokens)
    const openTokens = openTokensOf(text)
    const topics = topicsIn(text, tokens, openTokens)
    const isMeant = ({ entry }: Indexed) => !only || (isCard(entry) && only.includes(entry.kind))
    const heard = written
      .map((each, at) => ({ each, meant: sums[at] ?? 0, topic: topics.of(each.entry.id) }))
      .filter(({ each, meant }) => meant > 0 && isMeant(each))
    const likely = [
      ...heard.sort((a, b) => b.meant - a.meant).slice(0, CANDIDATES_MAX),
      ...heard.toSorted((a, b) => b.topic - a.topic).slice(0, OF_TOPIC_MAX),
    ]
    const found = [...new Set(likely)].map(({ each, meant, topic }) =>
      candidate(each, question, deck, { meant, topic }),
    )
    const words = question.words.keys.size
    const offTopic = topics.none
    if (only) return { found, words, unknown: unknownIn(question, deck), offTopic }
    const asked = meantOpen(openTokens)
    const ownFoods = namingOwn(question, kin)
    for (const [at, each] of open.entries()) {
      const meant = (asked[at] ?? 0) + (each.entry.counts.has(ANY_FOOD) ? ownFoods : 0)
      found.push(candidate(each, question, deck, { meant, topic: topics.of(each.entry.id) }))
    }
    const beside = context?.notes?.length ? besideOf(context.notes) : null
    const noted = beside?.meant(tokens)
    for (const [at, each] of (beside?.indexed ?? []).entries())
      found.push(
        candidate(each, question, beside?.deck ?? deck, { meant: noted?.[at] ?? 0, topic: 0 }),
      )
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

/** What a recipe holds is named in a question about it once in so many. */
const FOODS_OF_RECIPE = 10

/** How much likelier it is to name just these foods of the recipe, asking for it, than any. */
function namingOwn({ words, own }: Question, kin: Kin): number {
  let sum = 0
  for (const key of words.keys) {
    const often = key.startsWith(FOOD) && own.has(key) ? kin.get(key)?.often : undefined
    if (often !== undefined) sum += Math.log(1 + (1 - ANYWAY) / (FOODS_OF_RECIPE * ANYWAY * often))
  }
  return sum
}

const countsIn = ({ counts }: Entry) => counts

function candidate(
  each: Indexed,
  question: Question,
  deck: Deck,
  heard: { meant: number; topic: number },
): Candidate {
  return { entry: each.entry, signs: signsOf(each, question, deck, heard) }
}

/** The notes of one dish made ready, with a deck in which what the whole dish speaks of tells little. */
type Beside = { indexed: readonly Indexed[]; deck: Deck; meant: Meant }

function notesBeside(notes: readonly Note[], cards: Deck, kin: Kin): Beside {
  const indexed = notes.map(indexedOf)
  const own = deckOf(indexed)
  const deck = {
    ...own,
    weigh: (key: string) => (cards.weigh(key) + own.weigh(key)) / 2,
    words: new Set([...cards.words, ...own.words]),
  }
  return { indexed, deck, meant: meantBy(notes.map(countsIn), kin) }
}

/** What is computed is of a kind of its own. */
function kindOf(entry: Entry): string {
  if (isCard(entry)) return entry.kind
  return isWritten(entry) ? 'note' : `computed ${entry.id}`
}
