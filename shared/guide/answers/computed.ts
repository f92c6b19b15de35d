/** Who answers each question that is computed from the recipe. Decides nothing about what was asked. */
import type { Intent } from '../card.ts'
import { amountAnswer, amountTurned } from './amounts.ts'
import type { Answerer } from './asked.ts'
import { besideAnswer } from './beside.ts'
import { convertAnswer } from './convert.ts'
import { doneAnswer } from './done.ts'
import { hobAnswer, ovenAnswer } from './heat.ts'
import { keepAnswer } from './keep.ts'
import { addAnswer, serveAnswer, techniqueAnswer } from './method.ts'
import { needsAnswer } from './needs.ts'
import { leaveOutAnswer, purposeAnswer } from './purpose.ts'
import { saidAnswer } from './said.ts'
import { scaleAnswer, shortAnswer } from './scale.ts'
import { servingsAnswer } from './servings.ts'
import { neededAnswer, nextAnswer, outlineAnswer, stepAnswer, usedAnswer } from './steps.ts'
import { swapAnswer, useAnswer } from './swaps.ts'
import { timeAnswer, wholeTimeAnswer } from './time.ts'
import { toolAnswer } from './tools.ts'

export const ANSWERERS: Record<Intent, Answerer> = {
  amount: amountAnswer,
  servings: servingsAnswer,
  convert: (asked) => convertAnswer(asked) ?? amountTurned(asked),
  scale: scaleAnswer,
  short: shortAnswer,
  time: timeAnswer,
  'whole-time': wholeTimeAnswer,
  beside: besideAnswer,
  oven: ovenAnswer,
  hob: hobAnswer,
  done: doneAnswer,
  next: nextAnswer,
  step: stepAnswer,
  outline: outlineAnswer,
  needed: neededAnswer,
  used: usedAnswer,
  said: saidAnswer,
  tool: toolAnswer,
  purpose: purposeAnswer,
  'leave-out': leaveOutAnswer,
  swap: swapAnswer,
  use: useAnswer,
  add: addAnswer,
  serve: serveAnswer,
  keep: keepAnswer,
  technique: techniqueAnswer,
  needs: needsAnswer,
}
