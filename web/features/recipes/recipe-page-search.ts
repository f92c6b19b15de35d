/** What the address of a recipe says besides its id. */

export type RecipePageSearch = { edit?: true }

/** The router gives a boolean for `?edit=true`, or the text when it came quoted. */
export function readRecipeSearch(search: Record<string, unknown>): RecipePageSearch {
  return search.edit === true || search.edit === 'true' ? { edit: true } : {}
}
