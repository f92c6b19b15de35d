/** A choice of meals of which some are kept and the rest is suggested anew. Callers pass the chance. */
import type { Recipe } from '../recipes/schema.ts'
import { suggestMeals, type Wish } from './suggest.ts'

/** Recipe ids; one that is locked and not chosen does not count. */
type Choice = { chosenIds: readonly string[]; lockedIds: readonly string[] }

/**
 * Locked recipes keep their places, each other place gets a suggestion as of `suggestMeals`. What was
 * chosen before comes back only when nothing else is left but what the wish avoids. At most
 * `wish.count` recipes, or as many as were chosen. Ours: a week is kept where it is good.
 */
export function rerollMeals<T extends Pick<Recipe, 'id' | 'tags'>>(
  recipes: readonly T[],
  { chosenIds, lockedIds }: Choice,
  wish: Wish,
): T[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  // a recipe that was deleted meanwhile has no place any more
  const chosen = [...new Set(chosenIds)].flatMap((id) => byId.get(id) ?? [])
  const locked = new Set(lockedIds)
  const places = Math.max(wish.count, chosen.length)
  const added = suggestMeals(
    recipes.filter(({ id }) => !(locked.has(id) && chosenIds.includes(id))),
    {
      ...wish,
      count: places - chosen.filter(({ id }) => locked.has(id)).length,
      avoid: [chosenIds, ...(wish.avoid ?? [])],
    },
  )
  const inPlace = chosen.flatMap((recipe) =>
    locked.has(recipe.id) ? recipe : (added.shift() ?? []),
  )
  return [...inPlace, ...added]
}
