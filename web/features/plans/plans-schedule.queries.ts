/** Saving a plan's schedule: over what was seen, never over what somebody else arranged meanwhile. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isRearranged, keepMeals } from '#shared/plans/schedule-moves.ts'
import type { MealSchedule, WeeklyMealPlan } from '#shared/plans/schema.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { api, hasCode, unwrap } from '#web/lib/api.ts'
import { planQuery, plansQuery } from './plans.queries.ts'

type Save = { schedule: MealSchedule; seen: WeeklyMealPlan }

/**
 * `seen` is the plan that the arranging began with. Fails as 'stale' only when the meals were moved
 * elsewhere since: what else changed, a recipe deleted among it, is taken over unasked.
 */
export function useSaveSchedule(planId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = planQuery(planId)

  async function readAgain(): Promise<WeeklyMealPlan | null> {
    const [plan] = await Promise.all([
      queryClient.fetchQuery({ ...planQuery(planId), staleTime: 0 }),
      queryClient.fetchQuery({ ...recipesQuery, staleTime: 0 }),
    ])
    return plan
  }

  return useMutation({
    mutationFn: async ({ schedule, seen }: Save): Promise<WeeklyMealPlan> => {
      try {
        return await write(planId, schedule, seen.rev)
      } catch (error) {
        if (!hasCode(error, 'stale')) throw error
        const now = await readAgain()
        if (!now || isRearranged(seen, now)) throw error
        return write(planId, keepMeals(schedule, new Set(now.selected_recipe_ids)), now.rev)
      }
    },
    onSuccess: (plan) => {
      queryClient.setQueryData(queryKey, plan)
      return queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
    },
    onError: (error) => {
      if (hasCode(error, 'not_found')) return queryClient.invalidateQueries({ queryKey })
    },
  })
}

function write(id: string, meal_schedule: MealSchedule, rev: number): Promise<WeeklyMealPlan> {
  return unwrap(
    api['weekly-meal-plans'][':id'].$patch(
      { param: { id }, json: { meal_schedule } },
      { headers: { 'If-Match': `"${rev}"` } },
    ),
  )
}
