/** What the address of a recipe says besides its id. */
import { MAX_SERVINGS } from '#shared/recipes/servings.ts'

/** `servings`: how many the amounts are shown for; not said when it is as written. */
export type RecipePageSearch = { edit?: true; servings?: number }

/** The router gives a boolean for `?edit=true`, or the text when it came quoted. */
export function readRecipeSearch(search: Record<string, unknown>): RecipePageSearch {
  const servings = Number(search.servings ?? Number.NaN)
  const isCount = Number.isInteger(servings) && servings >= 1 && servings <= MAX_SERVINGS
  return {
    ...((search.edit === true || search.edit === 'true') && { edit: true }),
    ...(isCount && { servings }),
  }
}
