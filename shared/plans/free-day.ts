/** The next day that has no meal, for whoever wants to put one there. No clock: callers pass the day. No I/O. */
import type { Day } from './limits.ts'
import { dayOf, mealsOf, planOfWeek } from './schedule.ts'
import type { WeeklyMealPlan } from './schema.ts'
import { addWeeksTo, datesOfWeek, dateText, weekStartOf } from './week.ts'

/** A day of a week, as yyyy-MM-dd; `planId` is `null` where that week has no plan yet. */
export type FreeDay = { date: string; day: Day; weekStart: string; planId: string | null }

type Plan = Pick<WeeklyMealPlan, 'id' | 'week_start_date' | 'created_at' | 'meal_schedule'>

/**
 * The days without a meal from `today` to the end of next week, the nearest first. A week without a plan is
 * all empty; it counts after what is left of the weeks that have one, for a plan is added to before one is made.
 */
export function freeDays(plans: readonly Plan[], today: Date): FreeDay[] {
  const thisWeek = weekStartOf(today)
  const from = dateText(today)
  const days = [thisWeek, addWeeksTo(thisWeek, 1)].flatMap((weekStart) => {
    const plan = planOfWeek(plans, weekStart)
    return datesOfWeek(weekStart).flatMap((date): FreeDay[] => {
      const day = dayOf(date)
      if (!day || date < from || (plan && mealsOf(plan.meal_schedule, day).length > 0)) return []
      return [{ date, day, weekStart, planId: plan?.id ?? null }]
    })
  })
  return [...days.filter(({ planId }) => planId !== null), ...days.filter(({ planId }) => !planId)]
}
