/** Changes of a plan that only its own screens make; the keys are those of plans.queries.ts. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { api, unwrap } from '#web/lib/api.ts'
import { planQuery, plansQuery } from './plans.queries.ts'

const plans = api['weekly-meal-plans'][':id']

/** Gives a plan another name; the last one given counts. */
export function useRenamePlan(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (name: string): Promise<WeeklyMealPlan> =>
      unwrap(plans.$patch({ param: { id }, json: { name } })),
    onSuccess: (plan) => keep(queryClient, plan),
  })
}

function keep(queryClient: QueryClient, plan: WeeklyMealPlan) {
  queryClient.setQueryData(planQuery(plan.id).queryKey, plan)
  return queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
}
