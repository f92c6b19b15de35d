/** Answers for more or fewer people, and for somebody who has less of one thing than the recipe asks for. */
import { findAmounts } from '../../cooking/amounts.ts'
import { parseQuantity } from '../../ingredients/parse.ts'
import { knownUnit, unitSize } from '../../ingredients/units.ts'
import { scaleIngredients, scaleQuantity } from '../../recipes/scale.ts'
import { ingredientLine, listed } from '../words.ts'
import type { Asked, RecipeItem } from './asked.ts'

const LISTED_MAX = 14
const LIQUID = /\b(?:stock|water|milk|wine|broth|passata|cream|coconut milk|tomatoes)\b/i
const IN_OVEN = /\b(?:bake|tin|cake|loaf)\b/i

/** By how much the question wants more or less, and for how many that is; `null` when it does not say. */
export function factorAsked({
  question,
  recipe,
}: Asked): { times: number; people: number | null } | null {
  const plain = question.replace(/\bdouble(?= creams?\b)/g, '')
  const times = timesIn(plain)
  const { servings } = recipe
  if (times !== null) return { times, people: servings === null ? null : servings * times }
  const people = peopleIn(plain)
  if (people === null || servings === null) return null
  return { times: people / servings, people }
}

function timesIn(question: string): number | null {
  if (/\b(?:double|doubling|twice)\b/.test(question)) return 2
  if (/\b(?:triple|three times)\b/.test(question)) return 3
  return /\b(?:half (?:the recipe|it|this|of (?:it|this)|quantit)|halve|halving)/.test(question)
    ? 0.5
    : null
}

function peopleIn(question: string): number | null {
  if (/\bjust me\b|\bfor myself\b|\bfor one\b/.test(question)) return 1
  if (
    /\b(?:me and (?:my|the) [a-z]+|(?:my|the) [a-z]+ and (?:me|i|myself)|a couple|us two|the two of us|both of us)\b(?! and)/.test(
      question,
    )
  )
    return 2
  const found = findAmounts(question).find(({ start, end, unit }) => {
    const [before, after] = [question.slice(0, start), question.slice(end)]
    const isCounted =
      /^\s*(?:of us|people|guests|adults|portions|servings|kids|children|hungry|teenagers|eaters|persons|grown)\b/.test(
        after,
      )
    const isFor = /\b(?:for|feeds?|feeding|serves?|serving)\s*$/.test(before)
    // 'there will be six tonight', but 'there are two kinds'
    const isAll =
      /\b(?:be|we're|are)\s*$/.test(before) &&
      /^\s*(?:$|[.,?!]|tonight|today|now|here|at|coming|for)/.test(after)
    return unit === '' && (isCounted || isFor || isAll)
  })
  return found && found.value >= 1 ? found.value : null
}

/** What all of them weigh together: '8 chicken thighs (about 1.2 kg)', but not '(about 150 g each)'. */
const TOGETHER = /\((about|approx\.?|around|roughly|ca\.?|in all) (\d[\d.,]*) ?(k?g|m?l|lb|oz)\)/i

/** The lines for so many times as much, and what their names tell of all together. */
export function scaledItems(items: readonly RecipeItem[], times: number): RecipeItem[] {
  return scaleIngredients(items, { from: 1, to: times }).map((item) => ({
    ...item,
    name: item.name.replace(
      TOGETHER,
      (_, about: string, value: string, unit: string) =>
        `(${about} ${scaleQuantity(value, unit, times)} ${unit})`,
    ),
  }))
}

/** 'Can I double this?', 'there will be six of us' */
export function scaleAnswer(asked: Asked): string | null {
  const { recipe, items } = asked
  const factor = factorAsked(asked)
  if (!factor || factor.times === 1) return null
  const shown = scaledItems(
    items.length > 0 ? items : recipe.ingredients.filter(({ quantity }) => quantity !== ''),
    factor.times,
  )
  const people = factor.people === null ? `${factor.times} times the recipe` : `${factor.people}`
  const more = shown.length > LISTED_MAX ? ` and ${shown.length - LISTED_MAX} more` : ''
  const vessel = IN_OVEN.test(recipe.method.join(' ')) ? 'tin' : 'pan'
  const care =
    factor.times > 1
      ? `Use a wider pan or two ${vessel}s rather than a fuller one, season by taste, and allow a little longer; times do not double.`
      : `Use a smaller ${vessel} and start checking at about three quarters of the time.`
  const list = shown.slice(0, LISTED_MAX).map(ingredientLine).join('; ')
  return `For ${people}: ${list}${more}. ${care}`
}

/** 'I have only got half the potatoes', 'I only have 300 g of mince', 'only one lemon' */
export function shortAnswer(asked: Asked): string | null {
  const { items, recipe } = asked
  const [item] = items
  if (!item) return null
  const share = shareLeft(asked, item)
  if (share === null || share >= 1 || share <= 0) return null
  const has = ingredientLine({ ...item, ...scaledItems([item], share)[0], name: '' }).trim()
  const begin = `The recipe asks for ${ingredientLine(item)}; you have about ${has}.`
  const liquids = recipe.ingredients.filter(({ name }) => LIQUID.test(name) && name !== item.name)
  if (!isMain(item, asked)) {
    return `${begin} That will do: add it as the recipe says, taste at the end and make up for what is missing with a little salt, pepper or something sharp.`
  }
  const less = scaledItems(liquids, share).map(ingredientLine)
  const hold =
    less.length > 0
      ? ` Use less liquid too, or it turns out too thin: start with ${listed(less)} and add more only if it looks too thick.`
      : ''
  const people =
    recipe.servings === null
      ? ''
      : ` It then feeds about ${Math.max(1, Math.round(recipe.servings * share))}.`
  return `${begin}${hold} Cut the other main ingredients and the salt by the same share.${people}`
}

/** What the recipe is named after or holds most of. */
function isMain(item: RecipeItem, { recipe }: Asked): boolean {
  const grams = (each: RecipeItem) =>
    (parseQuantity(each.quantity) ?? 0) * (sizeOf(each.unit) ?? 100)
  const most = Math.max(...recipe.ingredients.map(grams))
  return grams(item) >= most / 2 && !/\blemons?|limes?|herbs?\b/i.test(item.name)
}

function sizeOf(unit: string): number | null {
  return unitSize(knownUnit(unit) ?? unit)
}

/** Of what the recipe asks for, how much there is, from 0 to 1; `null` when the question does not say. */
function shareLeft({ question }: Asked, item: RecipeItem): number | null {
  if (/\bhalf\b/.test(question) && !/\bhalf (?:a|an)\b/.test(question)) return 0.5
  if (/\b(?:two thirds|2\/3)\b/.test(question)) return 2 / 3
  if (/\b(?:a|one) third\b/.test(question)) return 1 / 3
  const quantity = parseQuantity(item.quantity)
  if (quantity === null || quantity === 0) return null
  for (const { value, unit } of findAmounts(question)) {
    const [given, asked] = [knownUnit(unit), knownUnit(item.unit)]
    if (unit === '' || given === asked) return value / quantity
    const [size, other] = [sizeOf(unit), sizeOf(item.unit)]
    if (size !== null && other !== null) return (value * size) / (quantity * other)
  }
  return null
}
