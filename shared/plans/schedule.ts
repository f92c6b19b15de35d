/** Which meal stands on which day of a plan. No clock: callers pass the date. Recipes are ids here. */
import { DAYS, type Day } from './limits.ts'
import type { MealSchedule, WeeklyMealPlan } from './schema.ts'
import { parseDate, weekStartOf } from './week.ts'

type Meals = Pick<WeeklyMealPlan, 'selected_recipe_ids' | 'meal_schedule'>
type Dated = Pick<WeeklyMealPlan, 'week_start_date' | 'created_at'>

/**
 * The recipes in order over Monday to Sunday, at most ceil(count / 7) a day, each once; every day
 * has its list (Spec 1, section 5). Ours: what does not divide by seven falls on the first days, so
 * that eight meals leave no day empty.
 */
export function autoSchedule(recipeIds: readonly string[]): MealSchedule {
  const ids = [...new Set(recipeIds)]
  const perDay = Math.floor(ids.length / DAYS.length)
  const fullerDays = ids.length % DAYS.length
  const starts = DAYS.map((_, day) => day * perDay + Math.min(day, fullerDays))
  return Object.fromEntries(
    DAYS.map((day, place) => [day, ids.slice(starts[place], starts[place + 1])]),
  )
}

/** The recipe ids of one day; a day that is absent has none. */
export function mealsOf(schedule: MealSchedule, day: Day): string[] {
  return schedule[day] ?? []
}

/** The plan's selected recipes that stand on no day, in their order (contract, Decisions). */
export function unscheduledMeals(plan: Meals): string[] {
  const standing = new Set(DAYS.flatMap((day) => mealsOf(plan.meal_schedule, day)))
  return plan.selected_recipe_ids.filter((id) => !standing.has(id))
}

/** 'Monday' to 'Sunday' of a date yyyy-MM-dd, or null when there is no such date. */
export function dayOf(date: string): Day | null {
  const day = parseDate(date)
  // Sunday is 0 to JavaScript and the last day of the week to a cook.
  return day ? (DAYS[(day.getDay() + 6) % 7] ?? null) : null
}

/** The plan that counts for a week: the newest created (contract, Decisions). Null without one. */
export function planOfWeek<T extends Dated>(plans: readonly T[], weekStart: string): T | null {
  return plans
    .filter((plan) => plan.week_start_date === weekStart)
    .reduce<T | null>((newest, plan) => (newest && !isNewer(plan, newest) ? newest : plan), null)
}

/**
 * The first meal of a date, yyyy-MM-dd, out of the plan of that date's own week (contract, Decisions).
 * Null when there is no plan, no meal that day or no such date.
 */
export function mealOn(plans: readonly (Dated & Meals)[], date: string): string | null {
  const day = dayOf(date)
  const local = parseDate(date)
  if (!day || !local) return null
  const plan = planOfWeek(plans, weekStartOf(local))
  return plan ? (mealsOf(plan.meal_schedule, day)[0] ?? null) : null
}

/** Compared as times, not text: '10:00:00Z' is earlier than '10:00:00.500Z' and sorts after it. */
function isNewer(plan: Dated, other: Dated): boolean {
  return Date.parse(plan.created_at) > Date.parse(other.created_at)
}
