/** Fits what each word tells for or against being part of a timer's name, by AdaGrad. Deterministic. */
import { TAGS, tagFeatures } from '#shared/voice/tagger.ts'
import { dice, shuffle } from '../chance.ts'
import { isNobodys, type Line } from './corpus.ts'
import { cutWords, spanner } from './examples.ts'

const OF_TIMERS = new Set([
  ...['startTimer', 'pauseTimer', 'resumeTimer', 'resetTimer'],
  ...['cancelTimer', 'addTime', 'timeLeft'],
])
const ROUNDS = 8
const RATE = 0.2
/** Each round goes more carefully than the one before. */
const DECAY = 0.75
const SEED = 5
/** What everybody says counts for several that say it in their own way. */
const NOBODYS_COUNT = 3

type Example = { features: readonly number[]; isName: boolean }

/** Weights by feature, from the lines that are about one timer. */
export function fitTags(lines: readonly Line[]): Float32Array {
  const random = dice(SEED)
  const examples = lines.flatMap((line) => {
    const count = isNobodys(line.speaker) ? NOBODYS_COUNT : 1
    return Array.from({ length: count }, () => examplesOf(line)).flat()
  })
  const weights = new Float32Array(TAGS)
  const slopes = new Float32Array(TAGS).fill(1e-3)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(examples, random)
    for (const { features, isName } of examples) {
      const sum = features.reduce((all, feature) => all + (weights[feature] ?? 0), 0)
      const slope = 1 / (1 + Math.exp(-sum)) - (isName ? 1 : 0)
      for (const feature of features) {
        const square = (slopes[feature] ?? 0) + slope * slope
        slopes[feature] = square
        weights[feature] =
          (weights[feature] ?? 0) - (RATE * DECAY ** round * slope) / Math.sqrt(square)
      }
    }
  }
  return weights
}

/** Each word of a line; none where the name does not stand in it as it is written. */
function examplesOf(line: Line): Example[] {
  const [only, second] = line.does
  const isTold = only && !second && OF_TIMERS.has(only.intent) && line.kind !== 'corrected'
  if (!isTold || line.room !== 'cooking' || only.slots.all) return []
  const words = cutWords(line)
  const name = only.slots.label === undefined ? [] : plainWords(String(only.slots.label))
  const from = words.findIndex((_, at) =>
    name.every((word, place) => plainWords(words[at + place]?.raw ?? '')[0] === word),
  )
  if (from < 0) return []
  return tagFeatures({ words, spans: spanner(line.context)(words) }, only.intent === 'startTimer')
    .map((features, at) => ({ features, isName: at >= from && at < from + name.length }))
    .flatMap(({ features, isName }) => (features ? [{ features, isName }] : []))
}

/** 'The tea's' is the tea, one egg is eggs. */
function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^a-z0-9]/g, '').replace(/(?<=..)s$/, ''))
    .filter((word) => word !== '')
}
