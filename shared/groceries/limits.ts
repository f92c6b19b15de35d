/** Numbers of grocery and shopping lists, without the schemas, so that a screen need not load them. No I/O. */
import { MEALS_PER_PLAN_MAX } from '../plans/limits.ts'
import { RECIPE_LIMITS } from '../recipes/limits.ts'

/** What people put on a list, and what one call may send (trust, Limits). */
export const LIST_ITEMS_MAX = 500

/** Ours: merging sets amounts that cannot be added side by side ('1 + 300 g'), one of each meal at most. */
export const QUANTITY_CHARS_MAX =
  MEALS_PER_PLAN_MAX *
  (RECIPE_LIMITS.ingredientQuantity + RECIPE_LIMITS.ingredientUnit + '  + '.length)
