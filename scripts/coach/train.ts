/**
 * Learns what ways to ask have in common (`shared/guide/embedding.compiled.ts`) and fits what each sign counts when the
 * coach chooses an answer (`shared/guide/card-weights.compiled.ts`): `npm run train:coach`, then `npm run knowledge`.
 * The same files give the same weights.
 */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { encoderOf, type Packed } from '../../shared/guide/embedding.ts'
import { ROOT } from '../project.mjs'
import { climbed, isRight, NAMES, NONE_NAMES, type Sample } from './climb.ts'
import { labelled, type Samples, samplesOf } from './samples.ts'

const FOLDS = 3
/** A thread holds all ways to ask, cut. */
const HEAP_MB = 4_000

/** How often the likeliest is right, of questions with an answer and of those without. */
function tell(name: string, samples: Samples, at: readonly number[]) {
  const whole = samples.filter((sample) => sample !== null)
  const some = whole.filter(({ right }) => right.length > 0)
  const no = whole.filter(({ right }) => right.length === 0)
  const share = (list: readonly Sample[]) =>
    `${list.filter((each) => isRight(each, at)).length} of ${list.length}`
  const out = samples.length - whole.length
  console.log(`${name}: right ${share(some)}, rightly none ${share(no)}, out of reach ${out}`)
}

/** The labelled questions that go wrong or are out of reach, for reading. */
function tellWrong(group: Samples, at: readonly number[]) {
  for (const [place, { question, answer }] of labelled().entries()) {
    const sample = group[place]
    if (!sample) console.log(`out of reach: ${question} (${[answer].flat().join(', ')})`)
    else if (!isRight(sample, at)) console.log(`wrong: ${question} (${[answer].flat().join(', ')})`)
  }
}

/** Embeddings without the ways of each fold, of all ways for `null`. */
async function learnedOneByOne(folds: readonly (number | null)[]): Promise<Packed[]> {
  const all: Packed[] = []
  for (const fold of folds) {
    const thread = new Worker(new URL('./learn-fold.ts', import.meta.url), {
      workerData: { fold, folds: FOLDS },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    const [packed] = await once(thread, 'message')
    all.push(packed)
  }
  return all
}

function write(name: string, text: string): void {
  writeFileSync(join(ROOT, `shared/guide/${name}.compiled.ts`), text)
}

function embeddingModule({ step, text, none, intents }: Packed): string {
  return `/** What ways to ask have in common, learned by \`npm run train:coach\`: change the ways to ask, then learn anew. */
import type { Packed } from './embedding.ts'

export const EMBEDDING: Packed = {
  step: ${step},
  text: '${text}',
  none: \`${none}\`,
  intents: \`${intents}\`,
}
`
}

function weightsModule(at: readonly number[]): string {
  const lines = (names: readonly string[], from: number) =>
    names
      .map((name, place) => `  ${name}: ${Number((at[from + place] ?? 0).toFixed(3))},`)
      .join('\n')
  return `/** What each sign counts, fitted by \`npm run train:coach\`: change the entries or the questions, then fit anew. */
import type { NoneSigns, Weighed } from './card-chances.ts'

export const WEIGHTS: Weighed = {
${lines(NAMES, 0)}
}
export const NONE_WEIGHTS: NoneSigns = {
${lines(NONE_NAMES, NAMES.length)}
}
`
}

const started = performance.now()
const since = () => `${Math.round((performance.now() - started) / 1000)} s`
// two side by side: more wait for memory
const [[whole, first], rest] = await Promise.all([
  learnedOneByOne([null, 0]),
  learnedOneByOne([1, 2]),
])
if (!whole || !first) throw new Error('nothing was learned')
const folds = [first, ...rest]
console.log(`learned in ${since()}`)
const groups = await samplesOf(folds.map(encoderOf), encoderOf(whole))
console.log(`asked in ${since()}`)
const at = climbed(Object.values(groups).flatMap((group) => group.filter((each) => each !== null)))
for (const [name, group] of Object.entries(groups)) tell(name, group, at)
if (process.argv.includes('--wrong')) tellWrong(groups['of people'], at)
write('embedding', embeddingModule(whole))
write('card-weights', weightsModule(at))
