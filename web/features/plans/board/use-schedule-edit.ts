/** The schedule as it is arranged, beside the one that is stored. */
import { useMemo, useState } from 'react'
import { keepMeals, sameSchedule } from '#shared/plans/schedule-moves.ts'
import type { MealSchedule, WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'

/** What was arranged, and the plan as it was when that began. */
export type ScheduleEdit = { seen: WeeklyMealPlan; draft: MealSchedule }

/** `start` is an arrangement to go on with. Until something is moved the stored schedule is followed. */
export function useScheduleEdit(
  plan: WeeklyMealPlan,
  library: readonly Recipe[],
  start: ScheduleEdit | null,
) {
  const [edit, setEdit] = useState(start)
  const byId = useMemo(() => new Map(library.map((recipe) => [recipe.id, recipe])), [library])
  const known = useMemo(
    () => new Set(plan.selected_recipe_ids.filter((id) => byId.has(id))),
    [plan.selected_recipe_ids, byId],
  )
  const seen = edit?.seen ?? plan
  const draft = edit?.draft ?? plan.meal_schedule
  const schedule = useMemo(() => keepMeals(draft, known), [draft, known])
  const stored = useMemo(() => keepMeals(seen.meal_schedule, known), [seen.meal_schedule, known])

  return {
    schedule,
    byId,
    /** The plan's recipes that are there, in the order they were selected. */
    known,
    seen,
    hasChanges: !sameSchedule(schedule, stored),
    /** Null when nothing was arranged. */
    edit,
    setEdit,
    arrange: (next: MealSchedule) =>
      setEdit((before) => ({ seen: before?.seen ?? plan, draft: next })),
  }
}
