/**
 * What the coach is asked to learn what each sign counts: every way of every entry of an index that has not seen it,
 * entries that were taken out (nothing answers then), every note of a dish in a way that it has not seen, questions for
 * the recipe and talk beside notes, and the labelled questions of `shared/guide/testing/questions.jsonl`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Asked, readQuestion } from '../../shared/guide/answers/asked.ts'
import { ANSWERERS } from '../../shared/guide/answers/computed.ts'
import { noneSigns, weighed } from '../../shared/guide/card-chances.ts'
import { keysIn } from '../../shared/guide/card-keys.ts'
import { isCard, isWritten } from '../../shared/guide/card-score.ts'
import { type Candidate, type CardIndex, indexOf } from '../../shared/guide/cards.ts'
import type { Encoder } from '../../shared/guide/embedding.ts'
import type { Note } from '../../shared/guide/note.ts'
import { notesOf } from '../../shared/guide/notes-of.ts'
import type { RecipeLike } from '../../shared/guide/schema.ts'
import { ROOT } from '../project.mjs'
import { atFirst, NAMES, NONE_NAMES, type Sample } from './climb.ts'
import { asksOf, cards, computed, type IsOut, recipes, talk, without } from './entries.ts'

/** Samples of one kind, `null` where what is right was not even looked at. */
export type Samples = (Sample | null)[]
type Labelled = { question: string; recipe: string; step: number; answer: string | string[] }

/** Of the ways to ask every so many is asked: more change little and take minutes. */
const ASKED_EVERY = 6
const COMPUTED_EVERY = 3
const LABELLED_WEIGHT = 10
const TAKEN_OUT_WEIGHT = 0.5
const NOTE_WEIGHT = 0.6
const NOTE_TAKEN_OUT_WEIGHT = 0.15
/** What the recipe itself says, and no note can: asked beside notes too. */
const OF_RECIPE = new Set<string>(
  'amount servings convert scale whole-time oven next step outline needed needs short'.split(' '),
)
const OF_RECIPE_WEIGHT = 2
const TALK_EVERY = 2
const TALK_WEIGHT = 2
/** Label of a question that any entry may answer but a note, or none. */
const NO_NOTE = 'no note'
/** Computed entries are few and have far more than their share of the questions. */
const COMPUTED_WEIGHT = 3
/** Candidates that are likely enough to tell anything, by the weights as they are. */
const LIKELY_MAX = 20
const NONE_OUT: IsOut = () => false
const foodsOf = recipes.map(({ ingredients }) =>
  keysIn(ingredients.map(({ name }) => name).join(', ')),
)
const stepFoods = recipes.map(({ method }) => method.map((step) => keysIn(step)))

/** Everything that is asked, by kind. `folds` are encoders that have not seen every so many of the ways, `whole` has seen all. */
export async function samplesOf(folds: readonly Encoder[], whole: Encoder) {
  const notes = await ofNotes(folds)
  return {
    'left out': leftOut(folds),
    'taken out': takenOut(folds),
    notes: notes.asked,
    'notes taken out': notes.missing,
    'beside notes': await besideNotes(folds),
    'of people': ofPeople(whole),
  }
}

const outOf = (fold: number, folds: readonly Encoder[]): IsOut => {
  return (at) => at % folds.length === fold
}

/** The recipe and step that a way to ask goes with: those that share most words, else any, always the same. */
function askedOf(question: string): Asked {
  const keys = [...keysIn(question)]
  const place = [...question].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const shared = (words: ReadonlySet<string>) => keys.filter((key) => words.has(key)).length
  const best = (counts: number[]) => {
    const most = Math.max(...counts)
    const places = counts.flatMap((count, at) => (count === most ? [at] : []))
    return places[place % places.length] ?? 0
  }
  const at = best(foodsOf.map(shared))
  const recipe = recipes[at]
  if (!recipe) throw new Error('no recipe')
  return asking(question, recipe, best((stepFoods[at] ?? []).map(shared)))
}

function asking(
  question: string,
  recipe: RecipeLike,
  currentStep: number,
  notes: readonly Note[] = [],
): Asked {
  const currentStepText = recipe.method[currentStep] ?? ''
  return readQuestion({ recipe, currentStep, currentStepText, question }, notes)
}

function sampleOf(
  index: CardIndex,
  asked: Asked,
  right: readonly string[],
  weight: number,
): Sample | null {
  const all = index.candidates(asked.question, asked.context)
  const found = all.found
    .map((each) => ({ each, sure: atFirst(valuesOf(weighed(each, all), NAMES)) }))
    .sort((a, b) => b.sure - a.sure)
    .filter(({ each: { entry } }, at) => at < LIKELY_MAX || right.includes(entry.id))
    .map(({ each }) => each)
    .filter(({ entry }) => isWritten(entry) || ANSWERERS[entry.id](asked) !== null)
  const isRightful = (entry: Candidate['entry']) =>
    right.includes(entry.id) || (right.includes(NO_NOTE) && (isCard(entry) || !isWritten(entry)))
  const places = found.flatMap(({ entry }, at) => (isRightful(entry) ? [at] : []))
  if (right.includes(NO_NOTE)) places.push(found.length)
  if (right.length > 0 && places.length === 0) return null
  return {
    signs: found.map((each) => valuesOf(weighed(each, all), NAMES)),
    none: valuesOf(noneSigns(all), NONE_NAMES),
    right: places,
    weight,
  }
}

function valuesOf(signs: Record<string, number>, names: readonly string[]): number[] {
  return names.map((name) => signs[name] ?? 0)
}

/** Every way to ask but the title, asked of an index without it. */
function leftOut(folds: readonly Encoder[]): Samples {
  return folds.flatMap((encoder, fold) => {
    const isOut = outOf(fold, folds)
    const index = indexOf(
      cards.map((card) => without(card, isOut, encoder)),
      computed.map((entry) => without(entry, isOut, encoder)),
      encoder,
    )
    const isAsked = (at: number, every: number) =>
      isOut(at) && Math.floor(at / folds.length) % every === 0
    return [...cards, ...computed].flatMap((entry) =>
      (asksOf.get(entry.id) ?? [])
        .filter((_, at) => isAsked(at, isCard(entry) ? ASKED_EVERY : COMPUTED_EVERY))
        .map((way) =>
          sampleOf(index, askedOf(way), [entry.id], isCard(entry) ? 1 : COMPUTED_WEIGHT),
        ),
    )
  })
}

/** Ways to ask for cards that are not there. */
function takenOut(folds: readonly Encoder[]): Samples {
  return folds.flatMap((encoder, fold) => {
    const isOut = outOf(fold, folds)
    const index = indexOf(
      cards.filter((_, at) => !isOut(at)).map((card) => without(card, isOut, encoder)),
      computed.map((entry) => without(entry, isOut, encoder)),
      encoder,
    )
    return cards
      .filter((_, at) => isOut(at))
      .flatMap(({ id }) => asksOf.get(id)?.slice(fold, fold + 1) ?? [])
      .map((way) => sampleOf(index, askedOf(way), [], TAKEN_OUT_WEIGHT))
  })
}

/** An index for each encoder, of entries without the ways that it has not seen. */
function indexesOf(folds: readonly Encoder[]): CardIndex[] {
  return folds.map((encoder, fold) => {
    const isOut = outOf(fold, folds)
    return indexOf(
      cards.map((card) => without(card, isOut, encoder)),
      computed.map((entry) => without(entry, isOut, encoder)),
      encoder,
    )
  })
}

const seenBefore = new Map<Encoder, Map<RecipeLike, readonly Note[]>>()

/** The notes of a recipe as an encoder has seen them. */
async function seenOf(
  recipe: RecipeLike,
  encoder: Encoder,
  isOut: IsOut,
): Promise<readonly Note[]> {
  const before = seenBefore.get(encoder) ?? new Map<RecipeLike, readonly Note[]>()
  seenBefore.set(encoder, before)
  const notes = await notesOf(recipe)
  const seen = before.get(recipe) ?? notes.map((note) => without(note, isOut, encoder))
  before.set(recipe, seen)
  return seen
}

/** Questions for the recipe, and talk that is none, where notes could be taken for an answer. */
async function besideNotes(folds: readonly Encoder[]): Promise<Samples> {
  const indexes = indexesOf(folds)
  const samples: Samples = []
  const ask = async (
    text: string,
    { fold, right, weight }: { fold: number; right: readonly string[]; weight: number },
    isNoted = true,
  ) => {
    const [index, encoder] = [indexes[fold], folds[fold]]
    if (!index || !encoder) return
    const { recipe, stepIndex } = askedOf(text)
    const seen = isNoted ? await seenOf(recipe, encoder, outOf(fold, folds)) : []
    samples.push(sampleOf(index, asking(text, recipe, stepIndex, seen), right, weight))
  }
  for (const { id } of computed.filter((entry) => OF_RECIPE.has(entry.id)))
    for (const [at, way] of (asksOf.get(id) ?? []).entries())
      await ask(way, { fold: at % folds.length, right: [id], weight: OF_RECIPE_WEIGHT })
  // and of dishes that nobody wrote notes beside
  for (const [at, line] of talk.entries())
    if (at % TALK_EVERY === 0)
      await ask(
        line,
        { fold: at % folds.length, right: [], weight: TALK_WEIGHT },
        (at / TALK_EVERY) % 2 === 0,
      )
  return samples
}

/** Each note asked in a way that it is without, at its step, and asked for where it is not there at all. */
async function ofNotes(folds: readonly Encoder[]): Promise<{ asked: Samples; missing: Samples }> {
  const asked: Samples = []
  const missing: Samples = []
  const indexes = indexesOf(folds)
  for (const recipe of recipes) {
    const notes = await notesOf(recipe)
    for (const [fold, encoder] of folds.entries()) {
      const index = indexes[fold]
      if (!index) continue
      const isOut = outOf(fold, folds)
      const seen = await seenOf(recipe, encoder, isOut)
      const fewer = seen.filter((_, at) => !isOut(at))
      for (const [at, note] of notes.entries()) {
        const ways = (asksOf.get(note.id) ?? []).filter((_, place) => isOut(place))
        const way = ways[at % Math.max(1, ways.length)]
        if (way === undefined) continue
        const step = note.step ?? at % recipe.method.length
        if ((at + fold) % folds.length === 1)
          asked.push(sampleOf(index, asking(way, recipe, step, seen), [note.id], NOTE_WEIGHT))
        if (isOut(at))
          missing.push(
            sampleOf(index, asking(way, recipe, step, fewer), [NO_NOTE], NOTE_TAKEN_OUT_WEIGHT),
          )
      }
    }
  }
  return { asked, missing }
}

export function labelled(): Labelled[] {
  const text = readFileSync(join(ROOT, 'shared/guide/testing/questions.jsonl'), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line): Labelled => JSON.parse(line))
}

/** As of a dish that nobody wrote notes beside: the labels know cards only. */
function ofPeople(encoder: Encoder): Samples {
  const index = indexOf(
    cards.map((card) => without(card, NONE_OUT, encoder)),
    computed.map((entry) => without(entry, NONE_OUT, encoder)),
    encoder,
  )
  return labelled().map(({ question, recipe: name, step, answer }) => {
    const recipe = recipes.find((each) => each.name === name)
    if (!recipe) throw new Error(`no recipe is called ${name}`)
    const right = [answer].flat().filter((each) => each !== 'none')
    return sampleOf(index, asking(question, recipe, step - 1), right, LABELLED_WEIGHT)
  })
}
