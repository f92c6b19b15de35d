/** Recipes by their ids. No I/O. */

/**
 * Gives the recipes of ids, in the order of the ids. An id without a recipe, which was deleted since,
 * is passed over.
 */
export function recipesById<T extends { id: string }>(
  recipes: readonly T[],
): (ids: readonly string[]) => T[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  return (ids) => ids.flatMap((id) => byId.get(id) ?? [])
}
