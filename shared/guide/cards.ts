/** Finds the cards that may answer a question, and says how sure that is. Knows no recipe, answers nothing itself. */
import MiniSearch from 'minisearch'
import { type Card, cardIn } from './card.ts'
import { kindGuessOf } from './card-kind.ts'
import { indexedOf, keysIn, type Signs, signsOf, weigherOf, wordsIn } from './card-score.ts'
import { CARD_LINES } from './cards.compiled.ts'

/** What the cook is doing: of two cards that answer equally well, the one about this is meant. */
export type CardContext = {
  /** Names of foods and kinds of dish that the step and the recipe are about. */
  about: string
  /** The step's text. */
  step: string
}

/** `score` orders; `sure` is how likely, from 0 to 1, the card answers what was asked. */
export type FoundCard = { card: Card; score: number; sure: number }

/** Cards made ready for questions. */
export type CardIndex = { find: (question: string, context?: CardContext) => FoundCard[] }

const FIELDS = ['asks', 'title', 'foods', 'techniques', 'answer'] as const
const BOOST = { asks: 5, title: 4, foods: 3, techniques: 2, answer: 1 }
const CANDIDATES_MAX = 60
const FOUND_MAX = 5

let index: CardIndex | null = null

/** The cards nearest to a question, best first; none when it has no word that any card knows. */
export function findCards(question: string, context?: CardContext): FoundCard[] {
  index ??= indexOf(CARD_LINES.trim().split('\n').map(cardIn))
  return index.find(question, context)
}

/** An index over any cards. */
export function indexOf(cards: readonly Card[]): CardIndex {
  const indexed = cards.map(indexedOf)
  const weigh = weigherOf(indexed)
  const mean = indexed.reduce((sum, { length }) => sum + length, 0) / indexed.length
  const guess = kindGuessOf(cards)
  const search = searchOf(cards)
  const find = (question: string, context?: CardContext): FoundCard[] => {
    const asked = wordsIn(question)
    if (asked.keys.size === 0) return []
    const around = context && { about: wordsIn(context.about), step: wordsIn(context.step) }
    const kinds = guess(question)
    const near = search.search([...asked.above].join('\n')).slice(0, CANDIDATES_MAX)
    return near
      .flatMap(({ id }): Scored[] => {
        const each = indexed[Number(id)]
        if (!each) return []
        const signs = signsOf(each, asked, weigh, mean, around)
        const kind = kinds.get(each.card.kind) ?? 0
        return [{ card: each.card, score: scoreOf(signs, kind), signs, kind }]
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, FOUND_MAX)
      .map((scored, at, all) => ({
        card: scored.card,
        score: scored.score,
        sure: sureness(scored, scored.score - (all[at + 1]?.score ?? 0)),
      }))
  }
  return { find }
}

/** Shares by which held-back ways to ask found their own card most often. */
function scoreOf({ alike, covered, often, foods, near }: Signs, kind: number): number {
  return foods * (0.17 * alike + 0.17 * covered + 0.55 * often) + 0.11 * kind + 0.06 * near
}

type Scored = { card: Card; score: number; signs: Signs; kind: number }

/** Fitted to held-back ways to ask, and to ways to ask for cards that were taken out. */
function sureness({ signs, kind }: Scored, margin: number): number {
  const { often, foods } = signs
  return 1 / (1 + Math.exp(6.4 - 3.4 * often - 1.1 * kind - 6.3 * margin - 3 * foods))
}

function searchOf(cards: readonly Card[]): MiniSearch {
  const search = new MiniSearch({
    fields: [...FIELDS],
    tokenize: (text) => [...keysIn(text)],
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, tokenize: (text) => text.split('\n') },
  })
  search.addAll(
    cards.map(({ asks, title, foods, techniques, answer }, id) => ({
      ...{ id, title, answer },
      ...{ asks: asks.join('. '), foods: foods.join(', '), techniques: techniques.join(', ') },
    })),
  )
  return search
}
