/** The kitchen guide's answer to a question at the stove: what the recipe says, else a card. Claims nothing it is not sure of. Pure. */

import { amountAnswer } from './answers/amounts.ts'
import { type Answer, type Answerer, type Asked, readQuestion } from './answers/asked.ts'
import { convertAnswer } from './answers/convert.ts'
import { doneAnswer } from './answers/done.ts'
import { heatAnswer } from './answers/heat.ts'
import { keepAnswer } from './answers/keep.ts'
import { addAnswer, serveAnswer, techniqueAnswer } from './answers/method.ts'
import { needsAnswer } from './answers/needs.ts'
import { leaveOutAnswer, purposeAnswer } from './answers/purpose.ts'
import { scaleAnswer, shortAnswer } from './answers/scale.ts'
import { stepAnswer } from './answers/steps.ts'
import { swapAnswer } from './answers/swaps.ts'
import { timeAnswer } from './answers/time.ts'
import { toolAnswer } from './answers/tools.ts'
import type { CardKind } from './card.ts'
import { type FoundCard, findCards } from './cards.ts'
import type { CoachRequest } from './schema.ts'

const ANSWER_MAX = 4_000
/** From here on a card answers, and one about what may hurt comes before all others. */
const SURE = 0.55
/** From here on the nearest card is offered as a guess, and said to be one. */
const GUESS = 0.42
const HALF = 0.5
const SURER = 0.15
const SURE_OF_SAFETY = 0.65
const CERTAIN = 0.85
/** A computed answer is plainly asked for from here on. */
const ASKED = 0.4

/** Each looks for its own question; the most plainly asked one answers. */
const ANSWERERS: readonly Answerer[] = [
  toolAnswer,
  keepAnswer,
  shortAnswer,
  scaleAnswer,
  amountAnswer,
  convertAnswer,
  heatAnswer,
  swapAnswer,
  stepAnswer,
  timeAnswer,
  doneAnswer,
  techniqueAnswer,
  addAnswer,
  leaveOutAnswer,
  purposeAnswer,
  serveAnswer,
]

/**
 * One short answer about this recipe. Danger first; then what was asked most plainly: of the recipe, the food
 * table or a card. Where nothing is known it says so and names the nearest cards. Spec 2, section 2: the four
 * quick questions.
 */
export function coachAnswer(request: CoachRequest): string {
  const asked = readQuestion(request)
  const cards = cardsFor(asked)
  const needs = needsAnswer(asked)
  // 'my guest is allergic' asks what is in it; what happened already waits for no list
  const isList = needs !== null && !asked.marks.has('reaction')
  const danger = isList ? null : dangerIn(cards)
  if (danger) return danger
  if (needs) return needs.text
  const computed = ANSWERERS.map((answer) => answer(asked)).reduce(plainer, null)
  const [card] = cards
  const isCard = card && card.sure >= SURE && card.sure >= (computed?.score ?? 0)
  const text = isCard
    ? card.card.answer
    : computed && computed.score >= ASKED
      ? computed.text
      : unsure(cards, asked)
  return text.slice(0, ANSWER_MAX)
}

/** What the guide alone may answer, because a wrong answer could hurt; `null` for anything else. */
export function safetyAnswer(request: CoachRequest): string | null {
  const asked = readQuestion(request)
  return dangerIn(cardsFor(asked)) ?? needsAnswer(asked)?.text ?? null
}

/** Kinds of card that answer a question for a swap or an amount only when they are asked in its very words. */
const NOT_OF_SWAPS: ReadonlySet<CardKind> = new Set(['safety', 'doneness', 'keeping', 'rescue'])
const MISFIT = 0.35

/** The cards found, those surer that fit what kind of question it is. */
function cardsFor(asked: Asked): FoundCard[] {
  const { marks, foods, items } = asked
  const isSwap = marks.has('instead') || marks.has('missing')
  const isUse = marks.has('use') && foods.length > 0
  const isAmount = marks.has('amount') && items.length > 0 && !marks.has('time')
  return nearest(asked).map((found) => {
    const isMisfit = isAmount || ((isSwap || isUse) && NOT_OF_SWAPS.has(found.card.kind))
    return isMisfit ? { ...found, sure: found.sure - MISFIT } : found
  })
}

function dangerIn(cards: readonly FoundCard[]): string | null {
  const [first] = cards
  const found = cards.find(({ card }) => card.kind === 'safety')
  // one word alone ('the rice') tells of no danger
  if (!first || !found || found.sure < SURE_OF_SAFETY || found.words < 2) return null
  return found === first || found.sure >= CERTAIN ? found.card.answer : null
}

/** A question that names no food is asked of what is being cooked too; the surer find counts. */
function nearest({ question, context, foods, subject }: Asked): FoundCard[] {
  const found = findCards(question, context)
  if (foods.length > 0 || subject === '') return found
  const ofSubject = findCards(`${question} ${subject}`, context)
  return (ofSubject[0]?.sure ?? 0) > (found[0]?.sure ?? 0) + SURER ? ofSubject : found
}

function plainer(best: Answer | null, next: Answer | null): Answer | null {
  return next && next.score > (best?.score ?? 0) ? next : best
}

function unsure(cards: readonly FoundCard[], { question }: Asked): string {
  const near = cards.slice(0, 2).filter(({ score }) => score > 0.15)
  const [first] = near
  if (first && first.sure >= GUESS && first.covered >= HALF && first.card.kind !== 'safety')
    return `I am not sure that I understood. If it is “${first.card.title}”: ${first.card.answer}`
  const titles = near.map(({ card }) => `“${card.title}”`)
  const nearest = titles.length > 0 ? ` The nearest I have: ${titles.join(' and ')}.` : ''
  const more = question.length > 200 ? ' Ask me one thing at a time, in a few words.' : ''
  return `I do not know that for sure.${nearest}${more} I can help with this recipe’s steps and amounts, swaps, tools, doneness, keeping and what goes wrong.`
}
