/** Answers about amounts: of this recipe, for more or fewer people, and from one unit to another. */
import { findAmounts, minutesOfUnit } from '../../cooking/amounts.ts'
import { convertSpoken } from '../../cooking/convert.ts'
import { gramsPerMl } from '../../cooking/densities.ts'
import { parseQuantity } from '../../ingredients/parse.ts'
import { isMeasure, knownUnit } from '../../ingredients/units.ts'
import { scaleIngredients } from '../../recipes/scale.ts'
import { ingredientLine } from '../words.ts'
import { type Asked, type RecipeItem, sentencesAbout } from './asked.ts'

/** A kind of cream, not an amount. */
const DOUBLE_CREAM = /\bdouble(?= creams?\b)/g
const ITEMS_MAX = 3
const LISTED_MAX = 14

/** 'How much butter?', 'how many eggs for 6?' */
export function amountAnswer(asked: Asked): string | null {
  const { question, recipe, named } = asked
  if (!/\bhow (?:much|many)\b|\bwhat (?:amount|quantity|weight) of\b/.test(question)) return null
  if (
    /\bhow many (?:people|servings?|portions?|does it (?:serve|feed)|will it (?:serve|feed))\b/.test(
      question,
    )
  ) {
    return recipe.servings === null
      ? 'The recipe does not say how many it feeds.'
      : `It feeds ${recipe.servings}.`
  }
  if (/\bhow many (?:steps|ingredients)\b/.test(question)) {
    return `It has ${recipe.ingredients.length} ingredients and ${recipe.method.length} steps.`
  }
  if (/\bhow (?:much|many) (?:time|longer|minutes|hours|calories)\b/.test(question)) return null
  if (named.length === 0) {
    if (/\bsalt\b/.test(question)) return SALT
    if (/\bwater\b/.test(question)) return waterAnswer(asked)
    return 'I find no such ingredient in this recipe. Ask me about one that is in its list.'
  }
  const factor = factorIn(asked)
  const people = factor?.people ?? recipe.servings
  const items = factor ? scaled(named, factor.times) : named
  return items
    .slice(0, ITEMS_MAX)
    .map((item) => amountOf(item, people, asked))
    .join('\n')
}

const SALT =
  'The recipe does not measure the salt. For a pot for four start with ½ tsp, taste near the end and add a pinch at a time; pasta or potato water takes about 10 g (2 tsp) a litre.'

function waterAnswer({ recipe, step, stepIndex }: Asked): string {
  const steps = [step, ...recipe.method.filter((_, at) => at !== stepIndex)]
  const said = steps
    .map((text) => /[^.!?]*\d[^.!?]*\bwater\b[^.!?]*/i.exec(text)?.[0].trim())
    .find((sentence) => sentence !== undefined)
  return said
    ? `The recipe says: “${said}.”`
    : 'The recipe does not measure the water. Pasta wants about a litre for each 100 g; to boil vegetables, enough to cover them by 2 cm.'
}

function amountOf(item: RecipeItem, people: number | null, { step }: Asked): string {
  const enough = people === null ? '' : ` for ${people}`
  const whole =
    item.quantity === ''
      ? `The recipe gives no amount for ${item.name}: go by taste.`
      : `The recipe asks for ${ingredientLine(item)}${enough}.`
  const part = sentencesAbout(step, item).find((sentence) =>
    /\b(?:half|third|thirds|quarter|rest|remaining|most|some|little|all|\d)\b/i.test(sentence),
  )
  return part ? `${whole} In this step: “${part}”` : whole
}

/** By how much the question wants more or less, or `null` when it does not say. */
function factorIn(asked: Asked): { times: number; people: number | null } | null {
  const { recipe } = asked
  const question = asked.question.replace(DOUBLE_CREAM, '')
  const times = /\b(?:double|twice)\b/.test(question)
    ? 2
    : /\b(?:triple|three times)\b/.test(question)
      ? 3
      : /\b(?:half (?:the|this|of)|halve|halving|half it)\b/.test(question)
        ? 0.5
        : null
  if (times !== null) {
    return { times, people: recipe.servings === null ? null : recipe.servings * times }
  }
  const people = findAmounts(question).find(
    ({ start, unit }) =>
      unit === '' && /\b(?:for|feeds?|serves?|serving)\s*$/.test(question.slice(0, start)),
  )
  if (!people || recipe.servings === null || people.value < 1) return null
  return { times: people.value / recipe.servings, people: people.value }
}

function scaled(items: readonly RecipeItem[], times: number): RecipeItem[] {
  return scaleIngredients(items, { from: 1, to: times })
}

/** 'Can I double this?', 'I want to make it for 6' */
export function scalingAnswer(asked: Asked): string | null {
  const { recipe } = asked
  const question = asked.question.replace(DOUBLE_CREAM, '')
  if (
    !/\b(?:double|halve|halving|half|triple|twice|scale|make (?:it|this|enough)|cook (?:it|this)|for \d)\b/.test(
      question,
    )
  ) {
    return null
  }
  if (/\bhow (?:much|many)\b/.test(question) && asked.named.length > 0) return null
  const factor = factorIn(asked)
  if (!factor || factor.times === 1) return null
  const items = scaled(
    recipe.ingredients.filter(({ quantity }) => quantity !== ''),
    factor.times,
  )
  const people = factor.people === null ? `${factor.times} times the recipe` : `${factor.people}`
  const list = items.slice(0, LISTED_MAX).map(ingredientLine)
  const more = items.length > LISTED_MAX ? ` and ${items.length - LISTED_MAX} more` : ''
  const isBake = /\b(?:bake|tin|cake|loaf)\b/i.test(recipe.method.join(' '))
  const care =
    factor.times > 1
      ? `Use a wider pan or two ${isBake ? 'tins' : 'pans'} rather than a fuller one, season by taste, and allow a little longer; times do not double.`
      : `Use a smaller ${isBake ? 'tin' : 'pan'} and start checking at about three quarters of the time.`
  return `For ${people}: ${list.join('; ')}${more}. ${care}`
}

/** '2 cups of flour in grams?', 'what is that in cups?' */
export function conversionAnswer(asked: Asked): string | null {
  const { question, named } = asked
  const target = targetUnit(question)
  const plain = question.replace(
    /\b(?:an?|one) (?=(?:heaped |level )?(?:cup|tablespoon|teaspoon|tbsp|tsp|stick|pound|ounce|pint|litre|kilo))/g,
    '1 ',
  )
  const given = findAmounts(plain).find(
    ({ unit }) => unit !== '' && minutesOfUnit(unit) === null && isKitchenUnit(unit),
  )
  const weighs = /\bweigh\b|\bhow much (?:is|does)\b/.test(question)
  if (target === null && !(given && weighs)) return null
  const item = named[0]
  if (given) {
    const food = foodIn(plain.slice(given.end)) ?? foodIn(plain) ?? item?.name
    const to = target && target !== knownUnit(given.unit) ? target : 'g'
    return convertSpoken({
      value: given.value,
      from: given.unit,
      to,
      ...(food && { ingredient: food }),
    })
  }
  if (!item || target === null) return null
  const value = parseQuantity(item.quantity)
  if (value === null || !isMeasure(item.unit)) {
    return `The recipe asks for ${ingredientLine(item)}; I cannot turn that into ${target}.`
  }
  return convertSpoken({ value, from: item.unit, to: target, ingredient: item.name })
}

function isKitchenUnit(unit: string): boolean {
  const known = knownUnit(unit)
  return known !== null && isMeasure(known)
}

function targetUnit(question: string): string | null {
  const said = /\b(?:in|into|to|as) (?:metric )?(?:a )?(fluid ounces?|fl oz|[a-z]{1,12})\b\??/g
  const words = [...question.matchAll(said)].map((match) => match[1] ?? '')
  const asked = /\bhow many (fluid ounces?|[a-z]{1,12})\b/.exec(question)?.[1]
  const unit = [...words, ...(asked ? [asked] : [])]
    .map((word) => knownUnit(word))
    .find((known) => known !== null && isMeasure(known))
  return unit ?? null
}

/** The longest run of words that names a food whose weight is known. */
function foodIn(text: string): string | null {
  const words = text
    .replace(/[^a-z' -]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  const skipped = words[0] === 'of' ? words.slice(1) : words
  for (let length = Math.min(3, skipped.length); length > 0; length--) {
    const name = skipped.slice(0, length).join(' ')
    if (gramsPerMl(name) !== null && !/\b(?:weigh|in|is|to)\b/.test(name)) return name
  }
  for (const word of skipped) if (gramsPerMl(word) !== null) return word
  return null
}
