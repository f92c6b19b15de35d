/** Parts of a read recipe, cut to what a recipe may hold: what does not fit is left out. No I/O. */
import { groupsOfKept, type IngredientGroup } from '../recipes/groups.ts'
import { RECIPE_LIMITS } from '../recipes/limits.ts'
import { NUTRITION_KEYS, type Nutrition, saidNutrition } from '../recipes/nutrition.ts'
import { OptionalWebAddress } from '../recipes/schema-parts.ts'
import { cutText, oneLine } from './fit-text.ts'

/**
 * Named groups in order, over the ingredients that stay (`isKept` by index of those that were read).
 * Of those too many the first stay.
 */
export function fitGroups(
  groups: readonly IngredientGroup[],
  isKept: readonly boolean[],
): IngredientGroup[] {
  const named = groups
    .map(({ name, start }) => ({ name: cutText(oneLine(name), RECIPE_LIMITS.groupName), start }))
    .filter(({ name, start }) => name !== '' && Number.isInteger(start) && start >= 0)
    .toSorted((a, b) => a.start - b.start)
  return groupsOfKept(named, isKept).slice(0, RECIPE_LIMITS.groups)
}

/** Known values that are short enough to be values; `null` when there are none. */
export function fitNutrition(nutrition: Nutrition | null): Nutrition | null {
  if (!nutrition) return null
  const values = Object.fromEntries(
    NUTRITION_KEYS.flatMap((key) => {
      const value = oneLine(nutrition.values[key] ?? '')
      return cutText(value, RECIPE_LIMITS.nutritionValue) === value ? [[key, value]] : []
    }),
  )
  return saidNutrition({ per: cutText(oneLine(nutrition.per), RECIPE_LIMITS.nutritionPer), values })
}

/** An http or https address that a recipe may have, with two slashes and a host; else `null`. */
export function fitAddress(address: string | null): string | null {
  const text = address?.trim() ?? ''
  const isWritten = /^https?:\/\/[^\s/\\?#@]+(?:[/?#][^\t\n]*)?$/i.test(text)
  const isFit = isWritten && cutText(text, RECIPE_LIMITS.url) === text
  return isFit && OptionalWebAddress.safeParse(text).success ? text : null
}
