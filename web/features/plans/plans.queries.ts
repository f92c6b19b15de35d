/** The only file that knows plan keys. */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { groceryListKey } from '#web/features/groceries/grocery-key.queries.ts'
import { api, hasCode, unwrap } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast.tsx'

const PLANS = ['plans']

/** The current profile's plans, the latest week first. */
export const plansQuery = queryOptions({
  queryKey: [...PLANS, 'list'],
  queryFn: (): Promise<WeeklyMealPlan[]> => unwrap(api['weekly-meal-plans'].$get()),
})

/** One plan; null when this profile has none of that id, also when it is no id at all. */
export function planQuery(id: string) {
  return queryOptions({
    queryKey: [...PLANS, 'detail', id],
    queryFn: async (): Promise<WeeklyMealPlan | null> => {
      try {
        return await unwrap(api['weekly-meal-plans'][':id'].$get({ param: { id } }))
      } catch (error) {
        if (hasCode(error, 'not_found') || hasCode(error, 'validation_failed')) return null
        throw error
      }
    },
  })
}

/** Gone from the list at once, back again when it fails. */
export function useDeletePlan() {
  const queryClient = useQueryClient()
  const { queryKey } = plansQuery
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await unwrap(api['weekly-meal-plans'][':id'].$delete({ param: { id } }))
      } catch (error) {
        // deleted in another window first: what was asked for is so
        if (!hasCode(error, 'not_found')) throw error
      }
    },
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (list) => list?.filter((plan) => plan.id !== id))
      return before
    },
    onError: (_error, _id, before) => queryClient.setQueryData(queryKey, before),
    onSuccess: (_nothing, id) => {
      queryClient.removeQueries({ queryKey: planQuery(id).queryKey })
      // its grocery list went with it
      queryClient.removeQueries({ queryKey: groceryListKey(id) })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: PLANS }),
  })
}

/** Spec 1, section 8. */
const NEW_SUMMARY = {
  title: 'Summary Updated!',
  text: 'Your weekly summary has been refreshed with new insights.',
}
/** Ours: the guide writes the same of the same meals, and that is nothing new. */
const SAME_SUMMARY = {
  kind: 'info',
  title: 'Nothing has changed',
  text: 'Your weekly summary reads the same as before.',
} as const

/** Writes a summary of the plan's recipes and stores it on the plan. Answers with who wrote it. */
export function useGenerateSummary(plan: WeeklyMealPlan) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (recipes: readonly Recipe[]) => {
      const { summary, source } = await unwrap(
        api.functions['generate-weekly-summary'].$post({
          json: { weeklyPlanId: plan.id, recipes: [...recipes] },
        }),
      )
      const stored: WeeklyMealPlan = await unwrap(
        api['weekly-meal-plans'][':id'].$patch({
          param: { id: plan.id },
          json: { weekly_summary: summary },
        }),
      )
      return { plan: stored, source }
    },
    onSuccess: async (answer) => {
      await keep(queryClient, answer.plan)
      const isSame = answer.plan.weekly_summary === plan.weekly_summary
      toast({ ...(isSame ? SAME_SUMMARY : NEW_SUMMARY), topic: 'summary' })
    },
    onError: () =>
      toast({
        topic: 'summary',
        kind: 'error',
        title: 'Error',
        text: 'Failed to regenerate summary. Please try again.',
      }),
  })
}

function keep(queryClient: QueryClient, plan: WeeklyMealPlan) {
  queryClient.setQueryData(planQuery(plan.id).queryKey, plan)
  return queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
}
