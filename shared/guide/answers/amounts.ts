/** Answers how much of something the recipe takes: in all, in this step and after it, for others, in another unit. */
import { findAmounts } from '../../cooking/amounts.ts'
import { convertSpoken } from '../../cooking/convert.ts'
import { portionsOfSteps } from '../../cooking/step-portions.ts'
import { foodOf } from '../../foods/foods.ts'
import { parseQuantity } from '../../ingredients/parse.ts'
import { isMeasure, knownUnit } from '../../ingredients/units.ts'
import { capital, ingredientLine, listed } from '../words.ts'
import { type Asked, type RecipeItem, sentencesAbout } from './asked.ts'
import { unitAsked } from './convert.ts'
import { factorAsked, scaledItems } from './scale.ts'
import { sentencesOf } from './sentences.ts'

const ITEMS_MAX = 4

/** 'How much stock again?', 'how many eggs for six?', 'how much of the butter is left, in spoons?' */
export function amountAnswer(asked: Asked): string | null {
  const { items, foods, recipe } = asked
  if (items.length === 0) {
    const [named] = foods
    const isUnlisted = named && recipe.ingredients.length > 0
    return unlisted(asked) ?? (isUnlisted ? `The recipe lists no ${named.words}.` : null)
  }
  const all = items.slice(0, ITEMS_MAX).map((item) => amountOf(item, asked))
  const sum = sumOf(items, asked)
  return (sum === null ? all : [sum, ...all]).join('\n')
}

/** 'What is the butter in ounces?': an amount of the recipe in another unit; `null` where none is asked for. */
export function amountTurned(asked: Asked): string | null {
  return unitAsked(asked.question) === null || asked.items.length === 0 ? null : amountAnswer(asked)
}

/** Whether it asks for all of a food together. */
export function asksTotal({ question, items }: Asked): boolean {
  return items.length > 0 && TOTAL.test(question)
}

const TOTAL =
  /\b(?:in all|in total|altogether|all together|total|all in all|in the whole|overall)\b/

/** Of a food that stands in several lines: all of it together. */
function sumOf(items: readonly RecipeItem[], { question, recipe }: Asked): string | null {
  const [first] = items
  const food = first && foodOf(first.name)
  if (!first || !food || !TOTAL.test(question)) return null
  const same = recipe.ingredients.filter(({ name }) => foodOf(name)?.id === food.id)
  const values = same.map(({ quantity }) => parseQuantity(quantity))
  if (same.length < 2 || same.some(({ unit }) => knownUnit(unit) !== knownUnit(first.unit)))
    return null
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0)
  return `In all ${ingredientLine({ name: food.name, unit: first.unit, quantity: `${Number(sum.toFixed(2))}` })}: ${listed(same.map(ingredientLine))}.`
}

const STAPLES = /\b(salt|pepper|water|oil|butter|sugar|flour|seasoning)\b/

/** Salt and water stand in steps more often than in lists. */
function unlisted(asked: Asked): string | null {
  const { question, recipe, step, stepIndex } = asked
  const word = STAPLES.exec(question)?.[1]
  if (!word) return null
  const measured = new RegExp(
    `\\d[^.]*\\b${word}\\b|(?:half|pinch|splash|spoon)[^.]*\\b${word}\\b`,
    'i',
  )
  const steps = [step, ...recipe.method.filter((_, at) => at !== stepIndex)]
  const said = steps.flatMap(sentencesOf).find((sentence) => measured.test(sentence))
  if (said) {
    const item = itemIn(said, word)
    const more = item && (factorAsked(asked) || unitAsked(question)) ? otherwise(item, asked) : []
    return [`The recipe says: “${said}”`, ...more].join(' ')
  }
  if (word === 'salt' || word === 'seasoning')
    return 'The recipe does not measure the salt. For a pot for four start with ½ tsp, taste near the end and add a pinch at a time; pasta or potato water takes about 10 g (2 tsp) a litre.'
  return word === 'water'
    ? 'The recipe does not measure the water. Pasta wants about a litre for each 100 g; to boil vegetables, enough to cover them by 2 cm.'
    : null
}

/** '1.2 litres of water' of a sentence. */
function itemIn(sentence: string, name: string): RecipeItem | null {
  const found = findAmounts(sentence).find(
    ({ end, unit }) =>
      unit !== '' &&
      new RegExp(`^\\s*(?:of )?(?:[a-z-]+ ){0,2}${name}\\b`, 'i').test(sentence.slice(end)),
  )
  return found ? { name, quantity: `${found.value}`, unit: found.unit } : null
}

function amountOf(item: RecipeItem, asked: Asked): string {
  const { recipe, step } = asked
  if (item.quantity === '') return `The recipe gives no amount for ${item.name}: go by taste.`
  const enough = recipe.servings === null ? '' : ` for ${recipe.servings}`
  const whole = `The recipe asks for ${ingredientLine(item)}${enough}.`
  const others = otherwise(item, asked)
  const here = portionHere(asked, item)
  if (here && here.quantity !== item.quantity) {
    const part = [
      `In this step: ${ingredientLine(here)}.`,
      ...otherwise(here, asked),
      ...left(asked, item),
    ]
    return [whole, ...others, ...part].join(' ')
  }
  const said = sentencesAbout(step, item)[0]
  if (others.length > 0) return [whole, ...others].join(' ')
  return said && !here ? `${whole} In this step: “${said}”` : whole
}

/** The same for as many as the question names, and in the unit that it asks for. */
function otherwise(item: RecipeItem, asked: Asked): string[] {
  const factor = factorAsked(asked)
  const [scaled = item] = factor ? scaledItems([item], factor.times) : [item]
  const people = factor?.people ? `For ${factor.people}` : 'For that'
  const more = factor ? [`${people}: ${ingredientLine(scaled)}.`] : []
  const to = unitAsked(asked.question)
  const value = parseQuantity(scaled.quantity)
  const isTurned =
    to !== null && value !== null && isMeasure(scaled.unit) && knownUnit(scaled.unit) !== to
  if (!isTurned) return more
  return [...more, capital(convertSpoken({ value, from: scaled.unit, to, ingredient: item.name }))]
}

/** What this step takes of it; `null` where the step does not name it or cannot be counted. */
function portionHere({ recipe, stepIndex }: Asked, { name }: RecipeItem): RecipeItem | null {
  const portion = portionsOfSteps(recipe)[stepIndex]?.find((each) => each.name === name)
  return portion && portion.quantity !== '' ? portion : null
}

/** What is kept for later, where all that was taken so far is known. */
function left({ recipe, stepIndex }: Asked, item: RecipeItem): string[] {
  const whole = parseQuantity(item.quantity)
  if (whole === null) return []
  let rest = whole
  for (const portions of portionsOfSteps(recipe).slice(0, stepIndex + 1)) {
    const portion = portions.find(({ name }) => name === item.name)
    if (!portion) continue
    const value = parseQuantity(portion.quantity)
    if (value === null || knownUnit(portion.unit) !== knownUnit(item.unit)) return []
    rest -= value
  }
  const kept = Number(rest.toFixed(2))
  return kept > 0
    ? [`${ingredientLine({ name: '', unit: item.unit, quantity: `${kept}` })} is left for later.`]
    : []
}
