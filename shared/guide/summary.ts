/** The kitchen guide's words on a week: counted from its recipes, nothing made up. Pure. */
import { readFood } from '../groceries/food-name.ts'
import type { RecipeLike } from './schema.ts'
import { counted, listed, spokenMinutes } from './words.ts'

const NAMES_SHOWN = 3
const SHARED_SHOWN = 3
const QUICK_MINUTES = 30

/** In every kitchen already, so that sharing them is no news. */
const BASICS = new Set([
  'salt',
  'black pepper',
  'salt and pepper',
  'water',
  'olive oil',
  'oil',
  'vegetable oil',
])

type Timed = { name: string; minutes: number }

/**
 * Three to five sentences: how many meals, how long they take, what several share, which are marked
 * vegetarian or quick. A week without meals gets one. Ours: the specification shows no rule.
 */
export function summariseWeek(recipes: readonly RecipeLike[]): string {
  if (recipes.length === 0) return 'No meals are on this plan yet.'
  return [
    sayMeals(recipes),
    sayTimes(recipes),
    sayShared(recipes),
    ...sayVegetarian(recipes),
    ...sayQuick(recipes),
  ].join(' ')
}

function sayMeals(recipes: readonly RecipeLike[]): string {
  const names = recipes.slice(0, NAMES_SHOWN).map(({ name }) => name)
  const more = recipes.length - names.length
  const said = listed(more > 0 ? [...names, `${more} more`] : names)
  return `${counted(recipes.length, 'meal')} this week: ${said}.`
}

function withTimes(recipes: readonly RecipeLike[]): Timed[] {
  return recipes.flatMap(({ name, prep_time: prep, cook_time: cook }) =>
    prep === null && cook === null ? [] : [{ name, minutes: (prep ?? 0) + (cook ?? 0) }],
  )
}

function sayTimes(recipes: readonly RecipeLike[]): string {
  const timed = withTimes(recipes)
  const [longest] = timed.toSorted((a, b) => b.minutes - a.minutes)
  if (longest === undefined) return 'None of them says how long it takes.'
  const total = spokenMinutes(timed.reduce((sum, { minutes }) => sum + minutes, 0))
  if (recipes.length === 1) return `It takes about ${total}.`
  const whose =
    timed.length === recipes.length ? 'Together they take' : `The ${timed.length} with times take`
  if (timed.length === 1) return `Only ${longest.name} says how long it takes: about ${total}.`
  return `${whose} about ${total}, the longest being ${longest.name} with ${spokenMinutes(longest.minutes)}.`
}

function sayShared(recipes: readonly RecipeLike[]): string {
  if (recipes.length === 1) {
    return `Its ingredients list has ${counted(recipes[0]?.ingredients.length ?? 0, 'line')}.`
  }
  const meals = new Map<string, number>()
  for (const recipe of recipes) {
    const keys = new Set(recipe.ingredients.map(({ name }) => readFood(name).key))
    for (const key of keys) meals.set(key, (meals.get(key) ?? 0) + 1)
  }
  const shared = [...meals]
    .filter(([key, count]) => key !== '' && count > 1 && !BASICS.has(key))
    .sort(([, a], [, b]) => b - a)
  if (shared.length === 0) return 'Apart from basics, no ingredient comes up twice.'
  const said = shared.slice(0, SHARED_SHOWN).map(([key, count]) => `${key} in ${count} meals`)
  return `You can buy once and use again: ${listed(said)}.`
}

function sayVegetarian(recipes: readonly RecipeLike[]): string[] {
  const marked = recipes.filter(({ tags }) =>
    tags.some((tag) => /^(?:vegetarian|vegan)$/i.test(tag)),
  )
  if (marked.length === 0) return []
  if (recipes.length === 1) return ['It is marked vegetarian or vegan.']
  if (marked.length === recipes.length) return ['Every meal is marked vegetarian or vegan.']
  return [`Marked vegetarian or vegan: ${listed(shortened(marked.map(({ name }) => name)))}.`]
}

function sayQuick(recipes: readonly RecipeLike[]): string[] {
  const quick = withTimes(recipes).filter(({ minutes }) => minutes > 0 && minutes <= QUICK_MINUTES)
  if (quick.length === 0 || recipes.length === 1) return []
  const names = listed(shortened(quick.map(({ name }) => name)))
  return [`Done within ${QUICK_MINUTES} min: ${names}.`]
}

function shortened(names: string[]): string[] {
  const more = names.length - NAMES_SHOWN
  return more > 0 ? [...names.slice(0, NAMES_SHOWN), `${more} more`] : names
}
