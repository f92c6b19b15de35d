/** Plans as meals on dates. No clock, no I/O. */
import { DAYS } from '../../plans/limits.ts'
import type { WeeklyMealPlan } from '../../plans/schema.ts'
import { addDays } from './days.ts'
import type { PlannedMeal } from './kitchen.ts'

type Plan = Pick<WeeklyMealPlan, 'week_start_date' | 'created_at' | 'meal_schedule'>

/**
 * Every meal on its day, in the order of the dates; of several plans of one week the newest counts. `names` are of
 * recipes by id; a meal whose recipe has no name is left out.
 */
export function plannedMeals(
  plans: readonly Plan[],
  names: ReadonlyMap<string, string>,
): PlannedMeal[] {
  const newest = new Map<string, Plan>()
  for (const plan of plans) {
    const other = newest.get(plan.week_start_date)
    if (!other || other.created_at < plan.created_at) newest.set(plan.week_start_date, plan)
  }
  return [...newest.values()]
    .flatMap((plan) =>
      DAYS.flatMap((day, at) =>
        (plan.meal_schedule[day] ?? []).map((recipeId) => ({
          date: addDays(plan.week_start_date, at),
          recipeId,
          name: names.get(recipeId) ?? '',
        })),
      ),
    )
    .filter(({ name }) => name !== '')
    .sort((a, b) => a.date.localeCompare(b.date))
}
