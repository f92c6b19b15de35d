/** Changes of a plan that only its own screens make; the keys are those of plans.queries.ts. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlanMeals } from '#shared/plans/change-meals.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { api, hasCode, unwrap } from '#web/lib/api.ts'
import { planQuery, plansQuery } from './plans.queries.ts'

const plans = api['weekly-meal-plans'][':id']

/** Others can change the plan in between this often before we give up. */
const TRIES = 3

/** Gives a plan another name; the last one given counts. */
export function useRenamePlan(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (name: string): Promise<WeeklyMealPlan> =>
      unwrap(plans.$patch({ param: { id }, json: { name } })),
    onSuccess: (plan) => keepPlan(queryClient, plan),
    onError: (error) => forgetGone(queryClient, id, error),
  })
}

type MealChange = (plan: PlanMeals) => PlanMeals

/**
 * Makes a change to the meals as they are by then, whoever changed them in another window meanwhile.
 * Answers with the plan before and after.
 */
export function useChangeMeals(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: `meals-${id}` },
    mutationFn: (change: MealChange) => changeMeals(id, change),
    onSuccess: ({ after }) => keepPlan(queryClient, after),
    onError: (error) => forgetGone(queryClient, id, error),
  })
}

/** As `useChangeMeals`, for a plan that is known only once it is pressed. */
export async function changeMeals(id: string, change: MealChange) {
  for (let left = TRIES; ; left--) {
    const before: WeeklyMealPlan = await unwrap(plans.$get({ param: { id } }))
    try {
      return { before, after: await setMeals(before, change(before)) }
    } catch (error) {
      if (!hasCode(error, 'stale') || left <= 1) throw error
    }
  }
}

function setMeals({ id, rev }: WeeklyMealPlan, meals: PlanMeals): Promise<WeeklyMealPlan> {
  const headers = { 'If-Match': `"${rev}"` }
  return unwrap(plans.$patch({ param: { id }, json: meals }, { headers }))
}

/** What a write was answered with is what is shown. */
export function keepPlan(queryClient: QueryClient, plan: WeeklyMealPlan) {
  queryClient.setQueryData(planQuery(plan.id).queryKey, plan)
  return queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
}

/** A plan that was deleted in another window is gone here too. */
function forgetGone(queryClient: QueryClient, id: string, error: unknown) {
  if (hasCode(error, 'not_found')) queryClient.setQueryData(planQuery(id).queryKey, null)
}
