/** Puts one recipe on a free day, in the plan of its week or a new one, and takes it off again. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addMealOn, type PlanMeals, takeMealOff } from '#shared/plans/change-meals.ts'
import type { FreeDay } from '#shared/plans/free-day.ts'
import { mealsOf, planOfWeek } from '#shared/plans/schedule.ts'
import { planName } from '#shared/plans/week.ts'
import { isMarked } from '#web/lib/storage.ts'
import { PLAIN_MERGING_KEY } from '#web/lib/storage-keys.ts'
import { planQuery, plansQuery, useDeletePlan } from './plans.queries.ts'
import { changeMeals, keepPlan } from './plans-change.queries.ts'
import { useCreatePlan } from './plans-create.queries.ts'

/** Enough to take it off again: `before` is `null` when the plan was made for it. */
export type PlannedDay = Pick<FreeDay, 'day'> & {
  recipeId: string
  planId: string
  before: PlanMeals | null
}

type Placing = { recipeId: string; place: FreeDay }

const NO_MEALS: PlanMeals = { selected_recipe_ids: [], meal_schedule: {} }

/** Fails when the day was filled meanwhile, or the kitchen refuses; nothing has changed then. */
export function usePutOnDay() {
  const queryClient = useQueryClient()
  const { mutateAsync: createPlan } = useCreatePlan()
  return useMutation({
    scope: { id: 'day' },
    mutationFn: async ({ recipeId, place }: Placing): Promise<PlannedDay> => {
      const { day, weekStart } = place
      // two dishes of one answer may both be for a week that had no plan when they were shown
      const planId = place.planId ?? (await madeMeanwhile(weekStart))
      if (planId === null) {
        const { weeklyMealPlan } = await createPlan({
          name: planName(weekStart),
          weekStartDate: weekStart,
          selectedRecipes: [recipeId],
          mealSchedule: { [day]: [recipeId] },
          plain: isMarked(PLAIN_MERGING_KEY),
        })
        return { recipeId, day, planId: weeklyMealPlan.id, before: null }
      }
      const { before, after } = await changeMeals(planId, (plan) => addMealOn(plan, recipeId, day))
      if (!mealsOf(after.meal_schedule, day).includes(recipeId)) throw new Error(`${day} is full`)
      await keepPlan(queryClient, after)
      return { recipeId, day, planId, before }
    },
  })

  async function madeMeanwhile(weekStart: string): Promise<string | null> {
    const plans = await queryClient.fetchQuery({ ...plansQuery, staleTime: 0 })
    return planOfWeek(plans, weekStart)?.id ?? null
  }
}

/** Undoes `usePutOnDay`; a plan that was made for the dish and holds no other goes with it. */
export function useTakeOffDay() {
  const queryClient = useQueryClient()
  const { mutateAsync: deletePlan } = useDeletePlan()
  return useMutation({
    scope: { id: 'day' },
    mutationFn: async ({ recipeId, day, planId, before }: PlannedDay) => {
      const plan = await queryClient.fetchQuery({ ...planQuery(planId), staleTime: 0 })
      // deleted by somebody: what was asked for is so
      if (!plan) return
      const left = takeMealOff(plan, before ?? NO_MEALS, recipeId, day)
      if (left.selected_recipe_ids.length === 0) return deletePlan(planId)
      const { after } = await changeMeals(planId, (now) =>
        takeMealOff(now, before ?? NO_MEALS, recipeId, day),
      )
      await keepPlan(queryClient, after)
    },
  })
}
