/** Recipes for what was asked, the nearest first. Nobody is offered what they must not eat. */
import type { Needs } from '../../diets/needs.ts'
import type { Ask } from './ask.ts'
import type { ChatKitchen } from './kitchen.ts'
import { type Known, type Match, matchOf } from './match.ts'
import { pantryFoods } from './stock.ts'
import { isSafe } from './table.ts'

export type Found = { safe: Match[]; unsafe: Match[] }

/** So many unsafe ones are kept: one of them may be made safe. */
const UNSAFE_MAX = 3
/** Further away than this a dish has nothing to do with what was asked. */
const DISTANCE_MAX = 9

/**
 * At most `count` recipes that keep to all needs, the nearest to the ask first, none of `not`. `unsafe` are the
 * nearest that do not, and are nearer than the first that does or as near.
 */
export function findFor(
  ask: Ask,
  kitchen: ChatKitchen,
  { needs, not, count }: { needs: Needs; not: ReadonlySet<string>; count: number },
): Found {
  const known = knownOf(kitchen)
  const own = new Set(kitchen.recipes.map(({ name }) => name.toLowerCase()))
  const all = [
    ...kitchen.recipes.map((recipe) => matchOf(recipe, false, ask, known)),
    ...kitchen.starters
      .filter(({ name, id }) => !own.has(name.toLowerCase()) && !known.ids.has(id))
      .map((recipe) => matchOf(recipe, true, ask, known)),
  ]
  const ranked = all
    .filter(({ recipe, distance }) => distance <= DISTANCE_MAX && !not.has(recipe.id))
    // of an idea without ingredients nobody can tell what it holds
    .filter(({ recipe }) => recipe.ingredients.length > 0)
    .sort((a, b) => a.distance - b.distance || b.score - a.score)
  return sorted(ranked, needs, count)
}

function sorted(ranked: readonly Match[], needs: Needs, count: number): Found {
  const found: Found = { safe: [], unsafe: [] }
  for (const match of ranked) {
    if (found.safe.length >= count) break
    if (isSafe(match.recipe, needs)) found.safe.push(match)
    else if (found.unsafe.length < UNSAFE_MAX) found.unsafe.push(match)
  }
  const nearest = found.safe[0]?.distance ?? Number.POSITIVE_INFINITY
  return {
    safe: found.safe.filter(({ distance }) => distance < nearest + 1),
    unsafe: found.unsafe.filter(({ distance }) => distance <= nearest),
  }
}

function knownOf({ recipes, meals = [], cooked = [], pantry = [], today }: ChatKitchen): Known {
  const isRecent = (date: string) => today !== undefined && daysBetween(date, today) <= 7
  return {
    ids: new Set(recipes.map(({ id }) => id)),
    recent: new Set([
      ...meals.filter(({ date }) => isRecent(date)).map(({ recipeId }) => recipeId),
      ...cooked.filter(({ at }) => isRecent(at)).map(({ recipe_id }) => recipe_id),
    ]),
    cooked: new Set(cooked.map(({ recipe_id }) => recipe_id)),
    pantry: pantryFoods(pantry),
    today: today ?? '',
  }
}

const DAY_MS = 86_400_000
const daysBetween = (date: string, today: string) =>
  Math.abs(Date.parse(today) - Date.parse(date.slice(0, 10))) / DAY_MS
