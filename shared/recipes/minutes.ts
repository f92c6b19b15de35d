/** Times on a recipe, in minutes. Knows no schema, so that a page can use it without one. */

type Times = { prep_time: number | null; cook_time: number | null }

/** Total minutes on a card: prep plus cook; `null` when neither is known (Spec 1, section 9). */
export function totalMinutes(recipe: Times): number | null {
  if (recipe.prep_time === null && recipe.cook_time === null) return null
  return (recipe.prep_time ?? 0) + (recipe.cook_time ?? 0)
}
