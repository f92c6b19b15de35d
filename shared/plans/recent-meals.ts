/** What was eaten lately, so that a new week need not repeat it. No clock: callers pass the week. */
import { planOfWeek } from './schedule.ts'
import type { WeeklyMealPlan } from './schema.ts'
import { addWeeksTo } from './week.ts'

type Planned = Pick<WeeklyMealPlan, 'week_start_date' | 'created_at' | 'selected_recipe_ids'>

/**
 * The recipe ids of the week before `weekStart` and of the current week, each once: the plans that
 * count for those two weeks. Both weeks are Mondays, yyyy-MM-dd. Ours: a suggestion that repeats last
 * week is none.
 */
export function recentMeals(
  plans: readonly Planned[],
  { weekStart, thisWeek }: { weekStart: string; thisWeek: string },
): string[] {
  const weeks = new Set([addWeeksTo(weekStart, -1), thisWeek])
  return [
    ...new Set([...weeks].flatMap((week) => planOfWeek(plans, week)?.selected_recipe_ids ?? [])),
  ]
}
