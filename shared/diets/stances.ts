/**
 * Judges for every food in a text whether it is refused, wished, allowed again or to be asked about. It errs to
 * safety: what is not plainly wished is refused where strange words stand beside it, and asked about where none do.
 */
import type { Cues } from './cues.ts'
import { isDenied, liftBack, takeBack, takeBackFree } from './lifts.ts'
import { linkLone } from './links.ts'
import { isSaidOtherwise, type Mention } from './mentions.ts'
import type { Part } from './parts.ts'
import { refuseUnwished } from './plain-wish.ts'
import {
  avoidAll,
  hasCue,
  isFoodRefusedBeside,
  type Judged,
  type Manner,
  newReading,
  type Reading,
  type State,
} from './reading.ts'
import { refuseAhead } from './refusals-ahead.ts'
import { refuseAround, refuseListBefore, refuseSplit, refuseTight } from './refusals-back.ts'
import type { Token } from './tokens.ts'
import { proofOfWish } from './wish-proof.ts'

export function judge(
  tokens: readonly Token[],
  parts: readonly Part[],
  mentions: readonly Mention[],
  cues: Cues,
  manner: Manner,
): Reading {
  const reading = newReading(tokens, parts, mentions, cues, manner)
  for (const state of reading.states) {
    takeBack(reading, state)
    takeBackFree(reading, state)
    refuseAhead(reading, state)
    refuseTight(reading, state)
    refuseSplit(reading, state)
    refuseAround(reading, state)
    liftBack(reading, state)
    if (manner !== 'search') refuseUnwished(reading, state)
    if (manner === 'answer' && state.isBare) avoidAll(state.foods, true)
    if (manner !== 'search') refuseListBefore(reading, state)
  }
  for (const state of reading.states) {
    // 'soup without celery (allergy)': in a search box the illness is of what is refused there
    if (manner === 'search' && isFoodRefusedBeside(reading, state)) continue
    linkLone(reading, state)
  }
  for (const state of reading.states) settle(reading, state)
  keepStrictly(reading)
  return reading
}

/** Who leaves out onion and garlic by faith leaves out all of their kind; they are refused together, or with its words. */
function keepStrictly(reading: Reading): void {
  const alliums = reading.foods.filter(
    ({ stance, key }) => stance === 'avoided' && (key === 'onion' || key === 'garlic'),
  )
  const isBoth = new Set(alliums.map(({ key }) => key)).size === 2
  if (isBoth || hasCue(reading, 'faith', 0, reading.tokens.length)) avoidAll(alliums, true)
}

/** What no cue reached: foods are wished where that is plain, diets are needs. */
function settle(reading: Reading, state: State): void {
  for (const food of state.foods) {
    if (food.stance !== 'silent') continue
    if (!food.isDiet) food.stance = isWished(reading, state, food) ? 'wanted' : 'asked'
    else if (!isDenied(reading, state, food.from)) food.stance = 'avoided'
  }
}

/** Into a search box one types what one looks for; in a talk it must be plain. */
function isWished(reading: Reading, state: State, food: Judged): boolean {
  return (
    reading.manner === 'search' ||
    food.isFramed ||
    isSaidOtherwise(food) ||
    proofOfWish(reading, state, food) !== null
  )
}
