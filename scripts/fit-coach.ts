/**
 * Fits what each sign counts when the coach chooses an answer, and writes it to `shared/guide/card-weights.ts`:
 * `node scripts/fit-coach.ts`. It asks every way of every entry of an index that has not seen it, asks for entries that
 * were taken out (nothing answers then), and asks the labelled questions of `shared/guide/testing/questions.jsonl`.
 * The same files give the same weights.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Asked, readQuestion } from '../shared/guide/answers/asked.ts'
import { ANSWERERS } from '../shared/guide/answers/computed.ts'
import { type Card, type Computed, cardIn, computedIn } from '../shared/guide/card.ts'
import {
  chancesOf,
  type NoneSigns,
  noneSigns,
  type Weighed,
  weighed,
} from '../shared/guide/card-chances.ts'
import { keysIn } from '../shared/guide/card-keys.ts'
import { isCard } from '../shared/guide/card-score.ts'
import { NONE_WEIGHTS, WEIGHTS } from '../shared/guide/card-weights.ts'
import { CARD_LINES } from '../shared/guide/cards.compiled.ts'
import { type CardIndex, indexOf } from '../shared/guide/cards.ts'
import { COMPUTED_LINES } from '../shared/guide/computed.compiled.ts'
import { RecipeLike } from '../shared/guide/schema.ts'
import { starterRecipes } from '../shared/recipes/starter/index.ts'
import { ROOT } from './project.mjs'

type Entry = Card | Computed
/** Signs of each candidate and of none; `right` are places of candidates, none of them for 'nothing answers'. */
type Sample = { signs: number[][]; none: number[]; right: number[]; weight: number }
type Labelled = { question: string; recipe: string; step: number; answer: string | string[] }

const FOLDS = 3
/** Of the ways to ask every so many is asked: more change little and take minutes. */
const ASKED_EVERY = 3
const LABELLED_WEIGHT = 10
const TAKEN_OUT_WEIGHT = 0.5
/** Computed entries are few and have far more than their share of the questions. */
const COMPUTED_WEIGHT = 2
const ROUNDS = 250
/** Candidates that are likely enough to tell anything, by the weights as they are. */
const LIKELY_MAX = 20
const KEPT_NEAR = 0.004

/** Where the weights begin: by hand, from reading answers. What the samples do not tell stays near it. */
const BEGIN: Weighed & NoneSigns = {
  ...{ told: 1.5, same: 6, alike: 2, form: 4, both: 6, covered: 3, often: 4, kind: 3.5 },
  ...{ strange: -4, undecided: -1.5, nearStep: 0.6, nearDish: 0.5, nearVerb: 0.5 },
  ...{ asSaid: 0, safety: 0, computed: -0.5, computedSame: -1, computedForm: 1 },
  ...{ computedCovered: 0, computedKind: 2, computedUnknown: -6 },
  ...{ always: 8.5, unknown: 6, wordless: -1, oneWord: 1 },
}

/** Of two cards that answer alike the one about the dish is meant: samples without a cook at a dish would forget it. */
const NEAR_DISH_LEAST = 1

const NAMES = Object.keys(WEIGHTS)
const NONE_NAMES = Object.keys(NONE_WEIGHTS)
const BEGUN = Object.entries(BEGIN)
  .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
  .map(([, value]) => value)
const cards = CARD_LINES.trim().split('\n').map(cardIn)
const computed = COMPUTED_LINES.trim().split('\n').map(computedIn)
const recipes = starterRecipes.map((recipe) => RecipeLike.parse(recipe))
const foodsOf = recipes.map(({ ingredients }) =>
  keysIn(ingredients.map(({ name }) => name).join(', ')),
)
const stepFoods = recipes.map(({ method }) => method.map((step) => keysIn(step)))

function placeOf(name: string): number {
  return [...NAMES, ...NONE_NAMES].indexOf(name)
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

function asking(question: string, recipe: RecipeLike, currentStep: number): Asked {
  const currentStepText = recipe.method[currentStep] ?? ''
  return readQuestion({ recipe, currentStep, currentStepText, question })
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
    .filter(({ entry }) => isCard(entry) || ANSWERERS[entry.id](asked) !== null)
  const places = found.flatMap(({ entry }, at) => (right.includes(entry.id) ? [at] : []))
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
function leftOut(): (Sample | null)[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = (at: number) => at % FOLDS === fold
    const without = <T extends Entry>(entry: T): T => ({
      ...entry,
      asks: entry.asks.filter((_, at) => !isOut(at)),
    })
    const index = indexOf(cards.map(without), computed.map(without))
    return [...cards, ...computed].flatMap((entry) =>
      entry.asks
        .filter(
          (_, at) => isOut(at) && (!isCard(entry) || Math.floor(at / FOLDS) % ASKED_EVERY === 0),
        )
        .map((way) =>
          sampleOf(index, askedOf(way), [entry.id], isCard(entry) ? 1 : COMPUTED_WEIGHT),
        ),
    )
  }).flat()
}

/** Ways to ask for cards that are not there. */
function takenOut(): (Sample | null)[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = (at: number) => at % FOLDS === fold
    const index = indexOf(
      cards.filter((_, at) => !isOut(at)),
      computed,
    )
    return cards
      .filter((_, at) => isOut(at))
      .flatMap(({ asks }) => asks.slice(0, 1))
      .map((way) => sampleOf(index, askedOf(way), [], TAKEN_OUT_WEIGHT))
  }).flat()
}

export function labelled(): Labelled[] {
  const text = readFileSync(join(ROOT, 'shared/guide/testing/questions.jsonl'), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line): Labelled => JSON.parse(line))
}

function ofPeople(index: CardIndex): (Sample | null)[] {
  return labelled().map(({ question, recipe: name, step, answer }) => {
    const recipe = recipes.find((each) => each.name === name)
    if (!recipe) throw new Error(`no recipe is called ${name}`)
    const right = [answer].flat().filter((each) => each !== 'none')
    return sampleOf(index, asking(question, recipe, step - 1), right, LABELLED_WEIGHT)
  })
}

/** The logarithm of the chance of what is right, and where it rises. */
function slopeOf({ signs, none, right, weight }: Sample, at: readonly number[]): number[] {
  const scores = signs.map((values) => dot(values, at))
  const noneScore = none.reduce(
    (sum, value, place) => sum + value * (at[NAMES.length + place] ?? 0),
    0,
  )
  const most = Math.max(noneScore, ...scores)
  const powers = [...scores, noneScore].map((score) => Math.exp(score - most))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  const places = right.length > 0 ? right : [scores.length]
  const wanted = places.reduce((sum, place) => sum + (powers[place] ?? 0), 0) || Number.MIN_VALUE
  const slope = at.map(() => 0)
  for (const [place, power] of powers.entries()) {
    const gain = (places.includes(place) ? power / wanted : 0) - power / whole
    const values = signs[place]
    if (values)
      for (const [name, value] of values.entries()) slope[name] = (slope[name] ?? 0) + gain * value
    else
      for (const [name, value] of none.entries())
        slope[NAMES.length + name] = (slope[NAMES.length + name] ?? 0) + gain * value
  }
  return slope.map((each) => each * weight)
}

function dot(values: readonly number[], at: readonly number[]): number {
  return values.reduce((sum, value, place) => sum + value * (at[place] ?? 0), 0)
}

/** Climbs with a step of its own for each weight (Adam), keeping them near where they began. */
function climbed(samples: readonly Sample[]): number[] {
  const all = samples.reduce((sum, { weight }) => sum + weight, 0)
  let at: number[] = [...BEGUN]
  const [mean, square] = [at.map(() => 0), at.map(() => 0)]
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = at.map((value, place) => -KEPT_NEAR * (value - (BEGUN[place] ?? 0)))
    for (const sample of samples)
      for (const [place, value] of slopeOf(sample, at).entries())
        slope[place] = (slope[place] ?? 0) + value / all
    at = at.map((value, place) => {
      mean[place] = 0.9 * (mean[place] ?? 0) + 0.1 * (slope[place] ?? 0)
      square[place] = 0.99 * (square[place] ?? 0) + 0.01 * (slope[place] ?? 0) ** 2
      const [m, s] = [mean[place] / (1 - 0.9 ** round), square[place] / (1 - 0.99 ** round)]
      const next = value + (0.15 * m) / (Math.sqrt(s) + 1e-6)
      return NAMES[place] === 'nearDish' ? Math.max(NEAR_DISH_LEAST, next) : next
    })
  }
  return at
}

function isRight({ signs, none, right }: Sample, at: readonly number[]): boolean {
  const scores = [...signs.map((values) => dot(values, at)), dot(none, at.slice(NAMES.length))]
  const first = scores.indexOf(Math.max(...scores))
  return right.length > 0 ? right.includes(first) : first === signs.length
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
const groups = {
  'left out': leftOut(),
  'taken out': takenOut(),
  'of people': ofPeople(indexOf(cards, computed)),
}
console.log(`read in ${Math.round(performance.now() - started)} ms`)
const samples = Object.values(groups)
  .flat()
  .filter((sample) => sample !== null)
const at = climbed(samples)
for (const [name, group] of Object.entries(groups)) tell(name, group, at)
if (process.argv.includes('--wrong')) tellWrong(groups['of people'], at)
const lines = (names: readonly string[], from: number) =>
  names.map((name, place) => `  ${name}: ${Number((at[from + place] ?? 0).toFixed(3))},`).join('\n')
writeFileSync(
  join(ROOT, 'shared/guide/card-weights.ts'),
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
