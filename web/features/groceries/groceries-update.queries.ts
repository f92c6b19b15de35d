/** A plan's list follows its meals: whether it does, and making it do so. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { GroceryList } from '#shared/groceries/schema.ts'
import { isUpToDate, updatedList } from '#shared/groceries/update-list.ts'
import { recipesById } from '#shared/recipes/by-id.ts'
import { planQuery } from '#web/features/plans/plans.queries.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { api, NetworkError, unwrap } from '#web/lib/api.ts'
import { isMarked } from '#web/lib/storage.ts'
import { PLAIN_MERGING_KEY } from '#web/lib/storage-keys.ts'
import { groceryListQuery } from './groceries.queries.ts'
import { groceryTicks } from './grocery-ticks.queries.ts'

/** True when the meals have changed since the list was made; false while nobody knows, and without a list. */
export function useIsListOutdated(planId: string): boolean {
  const { data: plan } = useQuery(planQuery(planId))
  const { data: list } = useQuery({ ...groceryListQuery(planId), enabled: Boolean(plan) })
  const { data: library } = useQuery({ ...recipesQuery, enabled: Boolean(list) })
  if (!plan || !list || !library) return false
  const recipes = recipesById(library)(plan.selected_recipe_ids)
  // a recipe that only the plan or only the library knows yet: one of them is older than the other
  const isKnown = recipes.length === plan.selected_recipe_ids.length
  return isKnown && !isUpToDate(list.items, recipes)
}

/** Makes the list again out of the meals of now. Null when the plan or its list has gone. */
export function useUpdateGroceryList(planId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (): Promise<GroceryList | null> => {
      // the ticks that are on their way go first, so that none of them meets the list that was
      if (!(await groceryTicks(queryClient).flush())) throw new NetworkError('No network')
      const [plan, list, library] = await Promise.all([
        queryClient.fetchQuery({ ...planQuery(planId), staleTime: 0 }),
        queryClient.fetchQuery({ ...groceryListQuery(planId), staleTime: 0 }),
        queryClient.fetchQuery({ ...recipesQuery, staleTime: 0 }),
      ])
      if (!plan || !list) return null
      const { mergeItems } = await import('./merge-items.ts')
      const plain = isMarked(PLAIN_MERGING_KEY)
      const merged = await mergeItems(recipesById(library)(plan.selected_recipe_ids), { plain })
      const id = crypto.randomUUID()
      // ticks are not sent: the kitchen keeps those that are there by then
      const json = { id, weekly_meal_plan_id: planId, ...updatedList(list, merged) }
      return unwrap(api['grocery-lists'].$post({ json }))
    },
    onSuccess: (list) => queryClient.setQueryData(groceryListQuery(planId).queryKey, list),
  })
}
