/** The only file that knows grocery list keys. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GroceryList } from '#shared/groceries/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { api, unwrap } from '#web/lib/api.ts'
import { readText } from '#web/lib/storage.ts'
import { PLAIN_MERGING_KEY } from '#web/lib/storage-keys.ts'

const GROCERIES = ['groceries']

/** The list of a plan; null when it has none. */
export function groceryListQuery(planId: string) {
  return queryOptions({
    queryKey: [...GROCERIES, 'of-plan', planId],
    queryFn: (): Promise<GroceryList | null> =>
      unwrap(api['grocery-lists'].$get({ query: { weekly_meal_plan_id: planId } })),
  })
}

/**
 * Makes the list of a plan out of its recipes, each counted once. Null when there is nothing to buy.
 * One id for as long as the screen stands, so that a second try makes no second list.
 */
export function useCreateGroceryList(planId: string) {
  const queryClient = useQueryClient()
  const [id] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: async (recipes: readonly Recipe[]): Promise<GroceryList | null> => {
      const { mergeItems } = await import('./merge-items.ts')
      const plain = readText(PLAIN_MERGING_KEY) === 'true'
      const { items, categories } = await mergeItems(recipes, { plain })
      if (items.length === 0) return null
      const draft = { id, weekly_meal_plan_id: planId, items, categories, checked_items: [] }
      return unwrap(api['grocery-lists'].$post({ json: draft as never }))
    },
    onSuccess: (list) => {
      if (list) queryClient.setQueryData(groceryListQuery(planId).queryKey, list)
    },
  })
}
