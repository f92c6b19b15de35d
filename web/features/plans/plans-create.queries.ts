/** Making a plan; the keys are those of plans.queries.ts. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlanInput } from '#shared/plans/schema.ts'
import { groceryListQuery } from '#web/features/groceries/groceries.queries.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { refreshRecipes } from '#web/features/recipes/recipes.queries.ts'
import { api, isClientFault, unwrap } from '#web/lib/api.ts'
import { planQuery, plansQuery } from './plans.queries.ts'

type NewPlan = Required<Omit<PlanInput, 'id' | 'profileId'>>

/** The draft that may have become a plan although no answer came, also after its screen was left. */
let open: { words: string; id: string } | null = null

/**
 * The same draft has the same id until its plan is there, so that a second click or a try after a
 * lost answer makes no second plan; another draft is another plan.
 */
export function useCreatePlan() {
  const queryClient = useQueryClient()
  const { id: profileId } = useCurrentProfile()
  return useMutation({
    mutationFn: (draft: NewPlan) => {
      const words = JSON.stringify({ ...draft, profileId })
      if (open?.words !== words) open = { words, id: crypto.randomUUID() }
      const json = { ...draft, id: open.id, profileId }
      return unwrap(api.functions['create-complete-meal-plan'].$post({ json }))
    },
    onSuccess: ({ weeklyMealPlan, groceryList }) => {
      open = null
      queryClient.setQueryData(groceryListQuery(weeklyMealPlan.id).queryKey, groceryList)
      queryClient.setQueryData(planQuery(weeklyMealPlan.id).queryKey, weeklyMealPlan)
      queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
    },
    onError: (error) => {
      if (!isClientFault(error)) return
      open = null
      // refused, most likely for a recipe that is gone: the choice is looked at again without it
      refreshRecipes(queryClient)
    },
  })
}
