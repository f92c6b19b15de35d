/** Answers what the recipe tells whatever else is written about it: an amount, a temperature in other degrees. */
import { foodsIn } from '../../foods/foods.ts'
import { asksTotal } from './amounts.ts'
import { type Asked, itemsMeant } from './asked.ts'
import { ANSWERERS } from './computed.ts'
import { openSwap } from './swaps.ts'

const DEGREES = /\b(?:fahrenheit|celsius|centigrade|gas mark)\b/
/** One of the quick questions of cooking mode. */
const SWAPPING = /\b(?:substitute|swap|replace) (?:an|any|some) ingredients?\b/
const INSTEAD = /\bwhat\b.*\binstead\b/
/** What stands behind it, but no time, no people and no other measure. */
const HOW_MUCH =
  /\bhow (?:much|many) (?!longer|time|more time|minutes?|hours?|days?|people|portions?|servings?|degrees|times|steps?|cups?|grams?|ounces|oz|mls?|pounds|kilos?|sticks?|(?:table|tea)?spoons?|is an?\b)((?:[a-z'-]+ ?){1,5})/
const MEASURING = /\b(?:an?|one|\d+) (?:cups?|tablespoons?|teaspoons?|sticks?|grams?|ounces?)\b/

/** Whether it asks how much of something goes in. */
export function asksHowMuch({ question, items }: Asked): boolean {
  return items.length > 0 && HOW_MUCH.test(question)
}

/** 'How much of the sugar goes in now?', 'what is that in Fahrenheit?': the recipe tells, whatever is written about it. */
export function factAnswer(asked: Asked): string | null {
  const { question, marks } = asked
  if (DEGREES.test(question))
    return ANSWERERS.convert(asked) ?? ANSWERERS.oven(asked) ?? ANSWERERS.hob(asked)
  if (asksTotal(asked) && marks.size === 0) return ANSWERERS.amount(asked)
  if (SWAPPING.test(question)) return openSwap(asked)
  // 'what can she have instead of the chicken': one food, and nothing offered for it
  if (INSTEAD.test(question) && asked.items.length > 0 && asked.foods.length === 1)
    return ANSWERERS.swap(asked)
  const what = HOW_MUCH.exec(question)?.[1] ?? ''
  const isOfOther = marks.has('instead') || marks.has('only') || marks.has('diet')
  if (what === '' || isOfOther || MEASURING.test(question)) return null
  // water stands in steps alone
  if (/^(?:more )?water\b/.test(what)) return ANSWERERS.amount({ ...asked, items: [], foods: [] })
  const items = itemsMeant(what, foodsIn(what), asked.recipe)
  return items.length > 0 ? ANSWERERS.amount({ ...asked, items, foods: foodsIn(what) }) : null
}
