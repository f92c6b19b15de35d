/** A plan as the draft of another week's. No clock: callers pass the week. */
import { DAYS } from './limits.ts'
import { mealsOf } from './schedule.ts'
import type { MealSchedule, WeeklyMealPlan } from './schema.ts'
import { planName } from './week.ts'

type Source = Pick<
  WeeklyMealPlan,
  'name' | 'week_start_date' | 'selected_recipe_ids' | 'meal_schedule'
>

/** What `create-complete-meal-plan` takes, but for ids and settings. */
type PlanCopy = {
  name: string
  weekStartDate: string
  selectedRecipes: string[]
  mealSchedule: MealSchedule
}

/**
 * The meals on their days in the week that starts on the Monday `week`, yyyy-MM-dd; those not among
 * `recipeIds` (deleted since) are left out. Ours: 'Week of Nov 23, 2026' becomes the name of the new
 * week, a name that a person gave stays. Throws RangeError when a week is no date.
 */
export function copyOfPlan(
  plan: Source,
  { week, recipeIds }: { week: string; recipeIds: readonly string[] },
): PlanCopy {
  const isThere = (id: string) => recipeIds.includes(id)
  return {
    name: plan.name === planName(plan.week_start_date) ? planName(week) : plan.name,
    weekStartDate: week,
    selectedRecipes: plan.selected_recipe_ids.filter(isThere),
    mealSchedule: Object.fromEntries(
      DAYS.map((day) => [day, mealsOf(plan.meal_schedule, day).filter(isThere)]),
    ),
  }
}
