/** A dish that somebody must not eat as it is: made to fit, or left for one like it. */
import type { Needs } from '../../diets/needs.ts'
import { foodById, foodsUnder } from '../../foods/foods.ts'
import { listed } from '../words.ts'
import { type Adapted, adapt, type Change } from './adapt.ts'
import type { Asked, Said } from './answers.ts'
import { type Ask, NO_ASK } from './ask.ts'
import { isDish, isOfDish, isOneDish } from './dishes.ts'
import { factsOf } from './facts.ts'
import { findFor } from './find.ts'
import type { ChatRecipe } from './kitchen.ts'
import type { Match } from './match.ts'
import { HINT, LABELS, nameWithTime, offered, plainNames } from './say.ts'
import { breaksOf, isSafeFood, servingsAtTable } from './table.ts'

const OFFERED_MAX = 3
/** More swaps make another dish of it; of a dish asked for by its kind or by name more are borne. */
const SWAPS_MAX = 2
const KIND_SWAPS_MAX = 4
const NAMED_SWAPS_MAX = 8
/** So far from what was asked a dish is worth naming beside one that is made to fit. */
const NEAR_MAX = 4

/** How the talk changes whatever dish it comes to. */
export function changeOf({ talk, kitchen }: Asked): Change {
  return {
    servings: talk.servings ?? servingsAtTable(kitchen.people),
    heat: talk.heat,
    swaps: talk.swaps,
  }
}

/** The ask without foods that nobody may eat: what is refused is not wanted. */
export function allowed(ask: Ask, needs: Needs): Ask {
  const may = (id: string) => isSafeFood(foodById(id)?.name ?? id, needs)
  return {
    ...ask,
    foods: ask.foods.filter(may),
    oneOf: ask.oneOf.map((foods) => foods.filter(may)).filter((foods) => foods.length > 0),
    near: { ...ask.near, foods: ask.near.foods.filter(may) },
  }
}

/** Foods that were wished and not refused by name, and that hold an allergen in some brands. */
export function heldBack(ask: Ask, needs: Needs): string[] {
  return ask.foods
    .filter((id) => !needs.never.some((refused) => foodsUnder(refused).has(id)))
    .flatMap((id) => foodById(id) ?? [])
    .filter(({ allergens }) =>
      allergens.some(({ of, isSure }) => !isSure && needs.allergens.includes(of)),
    )
    .map(({ name, plural }) => plural || name)
}

/** What is nearest to an ask, none of `not`. */
export function nearest(ask: Ask, { needs, kitchen }: Asked, not: ReadonlySet<string>): Match[] {
  return findFor(ask, kitchen, { needs, not, count: OFFERED_MAX }).safe
}

/** 'Carbonara' asks for Spaghetti Carbonara. */
function isAskedByName(recipe: ChatRecipe, { talk: { ask } }: Asked): boolean {
  const { nameWords } = factsOf(recipe)
  return (
    ask.recipeId === recipe.id || ask.dishes.some((dish) => isOneDish(dish) && nameWords.has(dish))
  )
}

/** 'A pie' asks for any. */
function isAskedByKind(recipe: ChatRecipe, { talk: { ask } }: Asked): boolean {
  const { nameWords, course } = factsOf(recipe)
  return ask.dishes.some((dish) => isOfDish(dish, nameWords, course))
}

/** A recipe that somebody must not eat as it is, with what makes it safe; `null` where nothing does. */
export function madeSafe(recipe: ChatRecipe, asked: Asked, others: readonly Match[]): Said | null {
  const conflicts = breaksOf(recipe, asked.needs)
  const breaks = [...new Set(conflicts.map(({ ingredient }) => ingredient))]
  const isNamed = isAskedByName(recipe, asked)
  const most = isAskedByKind(recipe, asked) ? KIND_SWAPS_MAX : SWAPS_MAX
  if (breaks.length > (isNamed ? NAMED_SWAPS_MAX : most)) return null
  // roast chicken without the chicken is another dish
  const { named } = factsOf(recipe)
  if (!isNamed && conflicts.some(({ food }) => food && named.has(food.id))) return null
  const adapted = adapt(recipe, asked.needs, changeOf(asked))
  if (!adapted) return null
  const reply = [
    madeSafeSentence(recipe, adapted, breaks),
    ...(others.length > 0 ? [nearestSentence(others)] : []),
    `${LABELS} ${HINT}`,
  ]
  return {
    reply: reply.join('\n\n'),
    recipes: others.map((match) => offered(match)),
    isOffer: true,
  }
}

function madeSafeSentence(recipe: ChatRecipe, adapted: Adapted, breaks: readonly string[]): string {
  const called =
    adapted.recipe.name === recipe.name ? '' : ` I would call it ${adapted.recipe.name}.`
  return `${recipe.name} has ${listed(plainNames(breaks))} in it; changed like this it fits.${called} ${adapted.changes.join(' ')}`
}

/** What is like a recipe that somebody must not eat. */
export function like(recipe: ChatRecipe, ask: Ask, asked: Asked): Match[] {
  const { course, named, nameWords, tagWords } = factsOf(recipe)
  const near = { foods: [...named], dishes: [...nameWords].filter(isDish) }
  const wish = { ...NO_ASK, course, maxMinutes: ask.maxMinutes, words: [...tagWords], near }
  return nearest(allowed(wish, asked.needs), asked, new Set([recipe.id]))
}

/** Nothing makes it fit. */
export function notForYou(recipe: ChatRecipe, others: readonly Match[], { needs }: Asked): Said {
  const names = plainNames(breaksOf(recipe, needs).map(({ ingredient }) => ingredient))
  const cannot = `That dish has ${listed(names)}, and I know no safe stand-in for all of it, so I leave it.`
  if (others.length === 0) return { reply: cannot, isOffer: true }
  return {
    reply: `${cannot} ${nearestSentence(others)}\n\n${HINT}`,
    recipes: others.map((match) => offered(match)),
    isOffer: true,
  }
}

function nearestSentence(matches: readonly Match[]): string {
  return `The nearest that ${matches.length === 1 ? 'fits as it is' : 'fit as they are'}: ${listed(matches.map(({ recipe }) => nameWithTime(recipe)))}.`
}

/** What else fits as it is: of what was found, else what is like the dish. */
export function othersBeside(
  recipe: ChatRecipe,
  safe: readonly Match[],
  ask: Ask,
  asked: Asked,
): Match[] {
  const near = safe.filter(({ distance }) => distance <= NEAR_MAX)
  return (near.length > 0 ? near : like(recipe, ask, asked)).slice(0, 2)
}
