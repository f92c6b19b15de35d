/** A plan's list: read, made, thrown away. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GroceryList } from '#shared/groceries/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { api, hasCode, unwrap } from '#web/lib/api.ts'
import { askAgain, newerOf } from '#web/lib/ask-again.ts'
import { isMarked } from '#web/lib/storage.ts'
import { PLAIN_MERGING_KEY } from '#web/lib/storage-keys.ts'
import { groceryListKey } from './grocery-key.queries.ts'

const lists = api['grocery-lists']

/** The list of a plan; null when it has none, also when this profile has no such plan. */
export function groceryListQuery(planId: string) {
  const queryKey = groceryListKey(planId)
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<GroceryList | null> => {
      const query = { weekly_meal_plan_id: planId }
      const known = client.getQueryData<GroceryList | null>(queryKey)
      try {
        return await askAgain(known, (headers) => lists.$get({ query }, { headers }))
      } catch (error) {
        if (hasCode(error, 'not_found') || hasCode(error, 'validation_failed')) return null
        throw error
      }
    },
    structuralSharing: newerOf,
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
      const plain = isMarked(PLAIN_MERGING_KEY)
      const { items, categories } = await mergeItems(recipes, { plain })
      if (items.length === 0) return null
      const draft = { id, weekly_meal_plan_id: planId, items, categories, checked_items: [] }
      return unwrap(lists.$post({ json: draft }))
    },
    onSuccess: (list) => {
      if (list) queryClient.setQueryData(groceryListQuery(planId).queryKey, list)
    },
  })
}

/** 'Start over': the plan has no list then and may make another. */
export function useDeleteGroceryList(planId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await unwrap(lists[':id'].$delete({ param: { id } }))
      } catch (error) {
        // deleted in another window first: what was asked for is so
        if (!hasCode(error, 'not_found')) throw error
      }
    },
    onSuccess: () => queryClient.setQueryData(groceryListQuery(planId).queryKey, null),
  })
}
