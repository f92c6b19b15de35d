/** Turns an amount of the question into another unit. No heat. */
import { findAmounts, minutesOfUnit } from '../../cooking/amounts.ts'
import { convertSpoken } from '../../cooking/convert.ts'
import { gramsPerMl } from '../../cooking/densities.ts'
import { isMeasure, knownUnit } from '../../ingredients/units.ts'
import type { Asked } from './asked.ts'

const VOLUMES = new Set(['cup', 'pint', 'tbsp', 'tsp', 'fl oz', 'l', 'quart', 'gallon'])

/** '2 cups of flour in grams?', 'how much does a cup of rice weigh?' */
export function convertAnswer({ question, items, foods }: Asked): string | null {
  const sticks = sticksIn(question)
  if (sticks !== null) return sticks
  const to = unitAsked(question)
  const plain = question.replace(
    /\b(?:an?|one) (?=(?:heaped |level )?(?:cup|tablespoon|teaspoon|tbsp|tsp|stick|pound|ounce|pint|litre|kilo))/g,
    '1 ',
  )
  const given = findAmounts(plain).find(
    ({ unit }) => unit !== '' && minutesOfUnit(unit) === null && isKitchenUnit(unit),
  )
  const [item] = items
  if (given) {
    const food =
      foods.map(({ words }) => words).find((name) => gramsPerMl(name) !== null) ?? item?.name
    const unit = knownUnit(given.unit)
    const isVolume = unit !== null && VOLUMES.has(unit)
    // 'my dish holds two pints': of no food
    const usual = isVolume && (!food || to === unit) ? 'ml' : 'g'
    const target = to && to !== unit ? to : usual
    return convertSpoken({
      value: given.value,
      from: given.unit,
      to: target,
      ...(food && { ingredient: food }),
    })
  }
  return null
}

const STICK_GRAMS = 113

/** American butter: 'how many sticks is 225 grams', 'how much is two sticks'. */
function sticksIn(question: string): string | null {
  if (!/\bsticks?\b/.test(question) || !/\bbutter|margarine\b/.test(question)) return null
  const counted = /(\d+(?:\.\d+)?|\ban?|\bone|\btwo|\bthree|\bfour|\bhalf a) sticks?\b/.exec(
    question,
  )?.[1]
  if (counted !== undefined) {
    const count = COUNTS[counted] ?? Number(counted)
    return `${count} ${count > 1 ? 'sticks' : 'stick'} of butter is ${Math.round(count * STICK_GRAMS)} g.`
  }
  const given = findAmounts(question).find(({ unit }) => knownUnit(unit) === 'g')
  if (!given) return null
  const count = Math.round((given.value / STICK_GRAMS) * 4) / 4
  return `${given.value} g of butter is about ${count} American sticks; one is ${STICK_GRAMS} g or half a cup.`
}

const COUNTS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  'half a': 0.5,
}

function isKitchenUnit(unit: string): boolean {
  const known = knownUnit(unit)
  return known !== null && isMeasure(known)
}

/** The measure that a question wants: 'in cups', 'how many grams'; `null` for none. */
export function unitAsked(question: string): string | null {
  const said =
    /\b(?:in|into|to|as|how many) (?:metric |american |us |uk )?(?:a )?(fluid ounces?|fl oz|[a-z]{1,12})\b\??/g
  const units = [...question.matchAll(said)].map(([, word = '']) =>
    knownUnit(/^spoon(?:s|fuls?)$/.test(word) ? 'tbsp' : word),
  )
  return units.findLast((known) => known !== null && isMeasure(known)) ?? null
}
