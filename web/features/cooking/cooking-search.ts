/** What the address of cooking mode says besides the recipe's id. */
import { MAX_SERVINGS } from '#shared/recipes/servings.ts'

/** `servings`: how many are cooked for; not said when it is as written. */
export type CookingSearch = { servings?: number }

/** Anything but a whole number of people is as if it were not there. */
export function readCookingSearch(search: Record<string, unknown>): CookingSearch {
  const servings = Number(search.servings ?? Number.NaN)
  const isCount = Number.isInteger(servings) && servings >= 1 && servings <= MAX_SERVINGS
  return isCount ? { servings } : {}
}
