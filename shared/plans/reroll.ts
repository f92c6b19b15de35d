/** A choice of meals of which some are kept and the rest is suggested anew. Callers pass the chance. */
import type { Recipe } from '../recipes/schema.ts'
import { mealsToSuggest, suggestMeals, type Wish } from './suggest.ts'

type Suggestible = Pick<Recipe, 'id' | 'tags'>

/** Recipe ids; one that is locked and not chosen does not count. */
type Choice = { chosenIds: readonly string[]; lockedIds: readonly string[] }

/**
 * Locked recipes keep their places, each other place gets a suggestion as of `suggestMeals`. What was
 * chosen before comes back only when nothing else is left but what the wish avoids. At most
 * `wish.count` recipes, or as many as were chosen. Ours: a week is kept where it is good.
 */
export function rerollMeals<T extends Suggestible>(
  recipes: readonly T[],
  choice: Choice,
  wish: Wish,
): T[] {
  const { chosen, isLocked, places } = placesOf(recipes, choice, wish)
  const added = suggestMeals(
    recipes.filter((recipe) => !isLocked(recipe)),
    { ...wish, count: places, avoid: [choice.chosenIds, ...(wish.avoid ?? [])] },
  )
  const inPlace = chosen.flatMap((recipe) => (isLocked(recipe) ? recipe : (added.shift() ?? [])))
  return [...inPlace, ...added]
}

/** True when `rerollMeals` would bring in a recipe that is not chosen. */
export function canReroll(
  recipes: readonly Suggestible[],
  choice: Choice,
  wish: Pick<Wish, 'count' | 'tags'>,
): boolean {
  const { chosen, isLocked, places } = placesOf(recipes, choice, wish)
  const chosenIds = new Set(chosen.map(({ id }) => id))
  const others = recipes.filter((recipe) => !isLocked(recipe))
  return places > 0 && mealsToSuggest(others, wish.tags).some(({ id }) => !chosenIds.has(id))
}

/** The chosen recipes that there still are, and how many places a suggestion fills. */
function placesOf<T extends Suggestible>(
  recipes: readonly T[],
  { chosenIds, lockedIds }: Choice,
  { count }: Pick<Wish, 'count'>,
) {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const chosen = [...new Set(chosenIds)].flatMap((id) => byId.get(id) ?? [])
  const kept = new Set(lockedIds.filter((id) => byId.has(id) && chosenIds.includes(id)))
  const isLocked = ({ id }: Suggestible) => kept.has(id)
  return { chosen, isLocked, places: Math.max(count, chosen.length) - kept.size }
}
