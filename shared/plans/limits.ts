/** Days and numbers of a plan, without the schemas, so that a screen can count without loading them. No I/O. */

/** In the order of the week, as the keys of a stored schedule. */
export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Day = (typeof DAYS)[number]

/** Ours: four meals on each of the seven days (contract, Decisions). */
export const MEALS_PER_DAY_MAX = 4
export const MEALS_PER_PLAN_MAX = 28
/** Ours: as long as a recipe's name, in code points. */
export const PLAN_NAME_CHARS_MAX = 200
export const PLAN_NAME_MESSAGE = 'Plan name is required'
/** Spec 1, section 9: what the planner starts from. */
export const DEFAULT_MEALS = 7

/** Spec 1, section 8. */
export const NO_MEALS_MESSAGE = 'Please select at least one meal to create your weekly plan.'
