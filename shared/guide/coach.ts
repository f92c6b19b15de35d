/** The kitchen guide's answer to a question at the stove: from the recipe and general knowledge. Pure. */

import { foodsIn } from '../foods/foods.ts'
import { amountAnswer, conversionAnswer, scalingAnswer } from './coach/about-amounts.ts'
import { coreAnswer, donenessAnswer, timeAnswer } from './coach/about-doneness.ts'
import { heatAnswer } from './coach/about-heat.ts'
import { keepingAnswer } from './coach/about-keeping.ts'
import {
  foodAnswer,
  hobAnswer,
  serveAnswer,
  stepAnswer,
  techniqueAnswer,
  whyAnswer,
  wordAnswer,
} from './coach/about-method.ts'
import {
  dietAnswer,
  mayUseAnswer,
  skipAnswer,
  substituteAnswer,
  toolAnswer,
} from './coach/about-swaps.ts'
import { type Answerer, type Asked, readQuestion, WHAT_I_KNOW } from './coach/asked.ts'
import { donenessIn } from './knowledge/doneness.ts'
import { purposesIn } from './knowledge/purposes.ts'
import { emergenciesIn, rescuesIn } from './knowledge/rescues.ts'
import { safetyIn } from './knowledge/safety.ts'
import { storageIn } from './knowledge/storage.ts'
import { swapsIn } from './knowledge/swaps.ts'
import { techniquesIn } from './knowledge/techniques.ts'
import { toolsIn } from './knowledge/tools.ts'
import type { CoachRequest } from './schema.ts'

const ANSWER_MAX = 4_000

/** The first that has an answer gives it: danger first, then mishaps, then the narrower question. */
const ANSWERERS: readonly Answerer[] = [
  ({ question }) => first(emergenciesIn(question), 1),
  ({ question }) => first(rescuesIn(question), 1),
  ({ question }) => first(safetyIn(question), 1),
  toolAnswer,
  dietAnswer,
  coreAnswer,
  heatAnswer,
  conversionAnswer,
  scalingAnswer,
  keepingAnswer,
  mayUseAnswer,
  skipAnswer,
  substituteAnswer,
  amountAnswer,
  whyAnswer,
  stepAnswer,
  hobAnswer,
  timeAnswer,
  donenessAnswer,
  serveAnswer,
  techniqueAnswer,
  wordAnswer,
  foodAnswer,
  anythingKnown,
]

/**
 * One short answer about this recipe. What the question names counts first, then what the current step
 * names, then the recipe. Where nothing is known it says so. Spec 2, section 2: the four quick questions.
 */
export function coachAnswer(request: CoachRequest): string {
  const asked = readQuestion(request)
  for (const answerer of ANSWERERS) {
    const answer = answerer(asked)
    if (answer !== null && answer !== '') return answer.slice(0, ANSWER_MAX)
  }
  return `I don't know the answer to that. ${WHAT_I_KNOW}`
}

function first(found: readonly { text: string }[], count: number): string | null {
  return found.length === 0
    ? null
    : found
        .slice(0, count)
        .map(({ text }) => text)
        .join('\n')
}

/** A word alone, or a question that fits no kind: what is known of what it names. */
function anythingKnown({ question }: Asked): string | null {
  if (/\b(?:can|could|may|should) i (?:also )?add\b/.test(question)) {
    if (!isFood(question)) return "I don't know that as a food, so leave it out."
    const [purpose] = purposesIn(question)
    return `The recipe does not ask for it, but you may: start small and taste.${purpose ? ` ${purpose.text}` : ''}`
  }
  const [technique] = techniquesIn(question)
  if (technique) return `${technique.what} ${technique.how} ${technique.tell}`.trim()
  const [tool] = toolsIn(question)
  if (tool) return tool.text
  const [done] = donenessIn(question)
  if (done) return [done.look, done.core, done.time].filter((part) => part !== '').join(' ')
  const [swap] = swapsIn(question)
  if (swap) return `Instead of ${swap.words[0]}: ${swap.swap} ${swap.not}`
  return first(storageIn(question), 1)
}

/** 'You may' is said of what is known as food alone, never of bleach. */
function isFood(question: string): boolean {
  return [foodsIn, purposesIn, swapsIn, storageIn].some((find) => find(question).length > 0)
}
