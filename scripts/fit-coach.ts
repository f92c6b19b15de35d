/**
 * Learns which words people say for which others (`shared/guide/kin.compiled.ts`), what they ask for in which words
 * (`shared/guide/topics.compiled.ts`), and fits what each sign counts when
 * the coach chooses an answer (`shared/guide/card-weights.compiled.ts`): `npm run train:coach`. It asks every way of every entry of an index that has not seen it, asks for entries that
 * were taken out (nothing answers then), asks every note of a dish in a way that it has not seen, and asks the labelled
 * questions of `shared/guide/testing/questions.jsonl`.
 * The same files give the same weights.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Asked, readQuestion } from '../shared/guide/answers/asked.ts'
import { ANSWERERS } from '../shared/guide/answers/computed.ts'
import { type Card, type Computed, cardIn, computedIn } from '../shared/guide/card.ts'
import { chancesOf, noneSigns, weighed } from '../shared/guide/card-chances.ts'
import { keysIn } from '../shared/guide/card-keys.ts'
import { isCard, isWritten } from '../shared/guide/card-score.ts'
import { CARD_LINES } from '../shared/guide/cards.compiled.ts'
import { type Candidate, type CardIndex, indexOf } from '../shared/guide/cards.ts'
import { COMPUTED_LINES } from '../shared/guide/computed.compiled.ts'
import { type Kin, kinLines } from '../shared/guide/kin.ts'
import type { Note } from '../shared/guide/note.ts'
import { notesOf } from '../shared/guide/notes-of.ts'
import { RecipeLike } from '../shared/guide/schema.ts'
import { countsOf, openTokensOf, tokensOf } from '../shared/guide/tokens.ts'
import { topicFeatures } from '../shared/guide/topic-features.ts'
import { modelOf, packTopics, type Topics, type TopicWeights } from '../shared/guide/topics.ts'
import { vocabulary } from '../shared/guide/vocabulary.ts'
import { starterRecipes } from '../shared/recipes/starter/index.ts'
import { climbed, isRight, NAMES, NONE_NAMES, type Sample } from './coach-climb.ts'
import { learnKin, type Told } from './coach-kin.ts'
import { learnTopics } from './coach-topics.ts'
import { readCards } from './knowledge/cards.mjs'
import { readNotes } from './knowledge/notes.mjs'
import { ROOT } from './project.mjs'

type Entry = Card | Computed
type Samples = (Sample | null)[]
type Labelled = { question: string; recipe: string; step: number; answer: string | string[] }

const FOLDS = 3
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
/** Talk of a household that is not about this dish: most of it is no question for the coach. */
const TALK = [
  'family-1-school-and-quarrels',
  'family-4-pets-visitors-phone',
  'media-1-phone',
  'media-3-news-sport',
  'media-7-adverts-weather-traffic',
]
const TALK_EVERY = 2
const TALK_WEIGHT = 2
/** Label of a question that any entry may answer but a note, or none. */
const NO_NOTE = 'no note'
/** Computed entries are few and have far more than their share of the questions. */
const COMPUTED_WEIGHT = 3
/** Candidates that are likely enough to tell anything, by the weights as they are. */
const LIKELY_MAX = 20
const cards = CARD_LINES.trim()
  .split('\n')
  .map((line) => cardIn(line, vocabulary()))
const computed = COMPUTED_LINES.trim()
  .split('\n')
  .map((line) => computedIn(line, vocabulary()))
const source = { ...readCards(join(ROOT, 'shared')), ...readNotes(join(ROOT, 'shared')) }
/** The ways to ask for each entry by its id, cut into words; those that every entry is asked by, as they stand. */
const asksOf = new Map<string, string[]>([
  ...[...source.cards, ...source.computed].map(({ id, asks }): [string, string[]] => [id, asks]),
  ...source.dishes.flatMap(({ slug, notes }) =>
    notes.map(({ asks }, at): [string, string[]] => [`${slug}/${at}`, asks]),
  ),
])
const recipes = starterRecipes.map((recipe) => RecipeLike.parse(recipe))
const allNotes = (await Promise.all(recipes.map(notesOf))).flat()
const foodsOf = recipes.map(({ ingredients }) =>
  keysIn(ingredients.map(({ name }) => name).join(', ')),
)
const stepFoods = recipes.map(({ method }) => method.map((step) => keysIn(step)))

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
  const likely = chancesOf(all).sure
  const found = all.found
    .map((each, at) => ({ each, sure: likely[at] ?? 0 }))
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

const cutBefore = new Map<string, string[]>()

function cut(text: string, entry: Entry | Note): string[] {
  const isOpen = !isWritten(entry)
  const key = `${isOpen}${text}`
  const words = cutBefore.get(key) ?? (isOpen ? openTokensOf : tokensOf)(text)
  cutBefore.set(key, words)
  return words
}

/** An entry's ways to ask but for those that are left out, its title among them, and its answer. */
function wordsOf(entry: Entry | Note, isOut: (at: number) => boolean) {
  const asks = asksOf.get(entry.id) ?? []
  const ways = [
    ...('title' in entry ? [entry.title] : []),
    ...asks.filter((_, at) => !isOut(at)),
  ].map((way) => cut(way, entry))
  return { ways, answer: isWritten(entry) ? cut(entry.answer, entry) : [] }
}

function without<T extends Entry | Note>(entry: T, isOut: (at: number) => boolean): T {
  const { ways, answer } = wordsOf(entry, isOut)
  return { ...entry, counts: countsOf(ways, answer) }
}

/** What the ways of all entries teach; without those that are left out. */
function kinWithout(isOut: (at: number) => boolean): Kin {
  const told = [...cards, ...computed, ...allNotes].flatMap((entry): Told[] => {
    const { ways, answer } = wordsOf(entry, isOut)
    return ways.map((said, at) => ({ said, meant: countsOf(ways.toSpliced(at, 1), answer) }))
  })
  return learnKin(told)
}

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

/** What all ways to ask for cards and computed answers teach; without those that are left out. */
function topicsWithout(isOut: (at: number) => boolean): TopicWeights {
  const entries = [...cards, ...computed]
  const told = entries.flatMap(({ id, title }) =>
    [title, ...(asksOf.get(id) ?? []).filter((_, at) => !isOut(at))].map((text) => ({ text, id })),
  )
  const untold = talk.filter((_, at) => !isOut(at)).map((text) => ({ text, id: null }))
  return learnTopics(
    [...told, ...untold],
    entries.map(({ id }) => id),
  )
}

function topicsBy(weights: TopicWeights): (question: string) => Topics {
  const model = modelOf(weights)
  return (question) => model(topicFeatures(question))
}

/** Every way to ask but the title, asked of an index without it. */
function leftOut(): Samples {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = (at: number) => at % FOLDS === fold
    const index = indexOf(
      cards.map((card) => without(card, isOut)),
      computed.map((entry) => without(entry, isOut)),
      kins[fold],
      topics[fold],
    )
    return [...cards, ...computed].flatMap((entry) =>
      (asksOf.get(entry.id) ?? [])
        .filter(
          (_, at) =>
            isOut(at) &&
            Math.floor(at / FOLDS) % (isCard(entry) ? ASKED_EVERY : COMPUTED_EVERY) === 0,
        )
        .map((way) =>
          sampleOf(index, askedOf(way), [entry.id], isCard(entry) ? 1 : COMPUTED_WEIGHT),
        ),
    )
  }).flat()
}

/** Ways to ask for cards that are not there. */
function takenOut(): Samples {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = (at: number) => at % FOLDS === fold
    const index = indexOf(
      cards.filter((_, at) => !isOut(at)),
      computed,
      kin,
      topics[fold],
    )
    return cards
      .filter((_, at) => isOut(at))
      .flatMap(({ id }) => asksOf.get(id)?.slice(0, 1) ?? [])
      .map((way) => sampleOf(index, askedOf(way), [], TAKEN_OUT_WEIGHT))
  }).flat()
}

/** Questions for the recipe, and talk that is none, where notes could be taken for an answer. */
async function besideNotes(): Promise<Samples> {
  const indexes = kins.map((each, fold) =>
    indexOf(
      cards,
      computed.map((entry) => without(entry, (at) => at % FOLDS === fold)),
      each,
      topics[fold],
    ),
  )
  const ofRecipe = computed
    .filter(({ id }) => OF_RECIPE.has(id))
    .flatMap(({ id }) => (asksOf.get(id) ?? []).map((way, at) => ({ id, way, at })))
    .map(async ({ id, way, at }) => {
      const { recipe, stepIndex } = askedOf(way)
      const asked = asking(way, recipe, stepIndex, await notesOf(recipe))
      return sampleOf(indexes[at % FOLDS] ?? whole, asked, [id], OF_RECIPE_WEIGHT)
    })
  const ofNothing = talk
    .map((line, at) => ({ line, fold: at % FOLDS, isAsked: at % TALK_EVERY === 0 }))
    .filter(({ isAsked }) => isAsked)
    .map(async ({ line, fold }, at) => {
      const { recipe, stepIndex } = askedOf(line)
      // and of dishes that nobody wrote notes beside
      const notes = at % 2 === 0 ? await notesOf(recipe) : []
      const asked = asking(line, recipe, stepIndex, notes)
      return sampleOf(indexes[fold] ?? whole, asked, [], TALK_WEIGHT)
    })
  return Promise.all([...ofRecipe, ...ofNothing])
}

/** Each note asked in a way that it is without, at its step, and asked for where it is not there at all. */
async function ofNotes(): Promise<{ asked: Samples; missing: Samples }> {
  const asked: Samples = []
  const missing: Samples = []
  const indexes = kins.map((each, fold) => indexOf(cards, computed, each, topics[fold]))
  for (const recipe of recipes) {
    const notes = await notesOf(recipe)
    for (let fold = 0; fold < FOLDS; fold++) {
      const index = indexes[fold] ?? whole
      const isOut = (at: number) => at % FOLDS === fold
      const seen = notes.map((note) => without(note, isOut))
      const fewer = notes.filter((_, at) => at % FOLDS !== fold)
      for (const [at, note] of notes.entries()) {
        const ways = (asksOf.get(note.id) ?? []).filter((_, place) => isOut(place))
        const way = ways[at % Math.max(1, ways.length)]
        const step = note.step ?? at % recipe.method.length
        if (way && (at + fold) % FOLDS === 1)
          asked.push(sampleOf(index, asking(way, recipe, step, seen), [note.id], NOTE_WEIGHT))
        if (way && at % FOLDS === fold)
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
function ofPeople(index: CardIndex): Samples {
  return labelled().map(({ question, recipe: name, step, answer }) => {
    const recipe = recipes.find((each) => each.name === name)
    if (!recipe) throw new Error(`no recipe is called ${name}`)
    const right = [answer].flat().filter((each) => each !== 'none')
    return sampleOf(index, asking(question, recipe, step - 1), right, LABELLED_WEIGHT)
  })
}

/** How often the likeliest is right, of questions with an answer and of those without. */
function tell(name: string, samples: readonly (Sample | null)[], at: readonly number[]) {
  const whole = samples.filter((sample) => sample !== null)
  const some = whole.filter(({ right }) => right.length > 0)
  const no = whole.filter(({ right }) => right.length === 0)
  const share = (list: readonly Sample[]) =>
    `${list.filter((each) => isRight(each, at)).length} of ${list.length}`
  const out = samples.length - whole.length
  console.log(`${name}: right ${share(some)}, rightly none ${share(no)}, out of reach ${out}`)
}

/** The labelled questions that go wrong or are out of reach, for reading. */
function tellWrong(group: readonly (Sample | null)[], at: readonly number[]) {
  for (const [place, { question, answer }] of labelled().entries()) {
    const sample = group[place]
    if (!sample) console.log(`out of reach: ${question} (${[answer].flat().join(', ')})`)
    else if (!isRight(sample, at)) console.log(`wrong: ${question} (${[answer].flat().join(', ')})`)
  }
}

const started = performance.now()
const talk = readTalk()
const kin = kinWithout(() => false)
const kins = Array.from({ length: FOLDS }, (_, fold) => kinWithout((at) => at % FOLDS === fold))
const allTopics = topicsWithout(() => false)
const topics = Array.from({ length: FOLDS }, (_, fold) =>
  topicsBy(topicsWithout((at) => at % FOLDS === fold)),
)
console.log(`learned in ${Math.round(performance.now() - started)} ms`)
const whole = indexOf(cards, computed, kin, topicsBy(allTopics))
const notes = await ofNotes()
const groups = {
  'left out': leftOut(),
  'taken out': takenOut(),
  notes: notes.asked,
  'notes taken out': notes.missing,
  'beside notes': await besideNotes(),
  'of people': ofPeople(whole),
}
console.log(`read in ${Math.round(performance.now() - started)} ms`)
const samples = Object.values(groups)
  .flat()
  .filter((sample) => sample !== null)
const at = climbed(samples)
for (const [name, group] of Object.entries(groups)) tell(name, group, at)
if (process.argv.includes('--wrong')) tellWrong(groups['of people'], at)
writeFileSync(
  join(ROOT, 'shared/guide/kin.compiled.ts'),
  `/** Which words are said for which others, learned by \`node scripts/fit-coach.ts\`: change the ways to ask, then fit anew. */\nexport const KIN_LINES = \`\n${kinLines(kin)}\n\`\n`,
)
const packed = packTopics(allTopics)
writeFileSync(
  join(ROOT, 'shared/guide/topics.compiled.ts'),
  `/** What people ask for in which words, learned by \`node scripts/fit-coach.ts\`: change the ways to ask, then fit anew. */
import type { PackedTopics } from './topics.ts'

export const PACKED_TOPICS: PackedTopics = {
  ids: \`${packed.ids}\`,
  unit: ${packed.unit},
  features: \`${packed.features}\`,
  values: \`${packed.values}\`,
}
`,
)
const lines = (names: readonly string[], from: number) =>
  names.map((name, place) => `  ${name}: ${Number((at[from + place] ?? 0).toFixed(3))},`).join('\n')
writeFileSync(
  join(ROOT, 'shared/guide/card-weights.compiled.ts'),
  `/** What each sign counts, fitted by \`node scripts/fit-coach.ts\`: change the entries or the questions, then fit anew. */
import type { NoneSigns, Weighed } from './card-chances.ts'

export const WEIGHTS: Weighed = {
${lines(NAMES, 0)}
}
export const NONE_WEIGHTS: NoneSigns = {
${lines(NONE_NAMES, NAMES.length)}
}
`,
)
