/** All that the coach can answer with, each with its ways to ask, of which some can be left out; and talk that asks for nothing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Card, type Computed, cardIn, computedIn } from '../../shared/guide/card.ts'
import { isNote, isWritten } from '../../shared/guide/card-score.ts'
import { CARD_LINES } from '../../shared/guide/cards.compiled.ts'
import { COMPUTED_LINES } from '../../shared/guide/computed.compiled.ts'
import { type Encoder, meanOf } from '../../shared/guide/embedding.ts'
import type { Note } from '../../shared/guide/note.ts'
import { notesOf } from '../../shared/guide/notes-of.ts'
import { openFeatures, questionFeatures } from '../../shared/guide/question-features.ts'
import { RecipeLike } from '../../shared/guide/schema.ts'
import { countsOf, openTokensOf, tokensOf } from '../../shared/guide/tokens.ts'
import { vocabulary } from '../../shared/guide/vocabulary.ts'
import { starterRecipes } from '../../shared/recipes/starter/index.ts'
import { readCards } from '../knowledge/cards.mjs'
import { readNotes } from '../knowledge/notes.mjs'
import { ROOT } from '../project.mjs'
import { learnEmbedding, type Told } from './learn-embedding.ts'

export type Entry = Card | Computed | Note
/** Whether a way to ask is left out, by its place. */
export type IsOut = (at: number) => boolean

/** Talk of a household that is not about this dish: most of it is no question for the coach. */
const TALK = [
  'family-1-school-and-quarrels',
  'family-4-pets-visitors-phone',
  'media-1-phone',
  'media-3-news-sport',
  'media-7-adverts-weather-traffic',
]

const source = { ...readCards(join(ROOT, 'shared')), ...readNotes(join(ROOT, 'shared')) }
/** The ways to ask for each entry by its id. */
export const asksOf = new Map<string, string[]>([
  ...[...source.cards, ...source.computed].map(({ id, asks }): [string, string[]] => [id, asks]),
  ...source.dishes.flatMap(({ slug, notes }) =>
    notes.map(({ asks }, at): [string, string[]] => [`${slug}/${at}`, asks]),
  ),
])
export const cards = CARD_LINES.trim()
  .split('\n')
  .map((line) => cardIn(line, vocabulary()))
export const computed = COMPUTED_LINES.trim()
  .split('\n')
  .map((line) => computedIn(line, vocabulary()))
export const recipes = starterRecipes.map((recipe) => RecipeLike.parse(recipe))
const dishes = await Promise.all(recipes.map(notesOf))
export const talk = readTalk()

/** Talk that asks for nothing the coach knows. */
function readTalk(): string[] {
  const spoken = TALK.flatMap((name) =>
    readFileSync(join(ROOT, `shared/voice/corpus/talk/${name}.txt`), 'utf8')
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#')),
  )
  const asked = readFileSync(join(ROOT, 'shared/guide/knowledge/unanswered.txt'), 'utf8')
  return [...spoken, ...asked.trim().split('\n')]
}

/** Of each text once: cutting takes longer than all that is done with it. */
function remembered<T>(cut: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const cutBefore = known.get(text)
    if (cutBefore !== undefined) return cutBefore
    const fresh = cut(text)
    known.set(text, fresh)
    return fresh
  }
}

const closed = remembered(tokensOf)
const open = remembered(openTokensOf)
const closedFeatures = remembered((text) =>
  Int32Array.from(questionFeatures(text, closed(text), open(text))),
)
const anyFoodFeatures = remembered((text) => Int32Array.from(openFeatures(text)))

/** An entry's title and ways to ask but for those that are left out. */
function waysOf(entry: Entry, isOut: IsOut): string[] {
  const asks = (asksOf.get(entry.id) ?? []).filter((_, at) => !isOut(at))
  return 'title' in entry ? [entry.title, ...asks] : asks
}

/** An entry as if some of its ways had never been written. */
export function without<T extends Entry>(entry: T, isOut: IsOut, encoder: Encoder): T {
  const ways = waysOf(entry, isOut)
  const cut = isWritten(entry) ? closed : open
  const answer = isWritten(entry) ? [entry.answer] : []
  const counts = isNote(entry) ? entry.counts : countsOf(ways.map(cut), answer.flatMap(cut))
  if (!isWritten(entry)) return { ...entry, counts }
  const texts = [...ways, entry.answer].map((text) => encoder.embed(closedFeatures(text)))
  return { ...entry, counts, embedding: meanOf(texts) }
}

/** What all ways to ask teach, without those that are left out. */
export function learned(isOut: IsOut) {
  const asked = (text: string) => ({ closed: closedFeatures(text), open: anyFoodFeatures(text) })
  const told = (entry: Card | Note): Told => ({
    asks: waysOf(entry, isOut).map(asked),
    answer: asked(entry.answer),
  })
  return learnEmbedding({
    cards: cards.map(told),
    dishes: dishes.map((notes) => notes.map(told)),
    intents: computed.map((entry) => ({ id: entry.id, asks: waysOf(entry, isOut).map(asked) })),
    talk: talk.filter((_, at) => !isOut(at)).map(asked),
  })
}
