/** The only file that knows grocery list keys. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GroceryList, GroceryListItem } from '#shared/groceries/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { mirrorTick, pushGroceries } from '#web/features/shopping/shopping.queries.ts'
import { api, hasCode, unwrap } from '#web/lib/api.ts'
import { readText } from '#web/lib/storage.ts'
import { PLAIN_MERGING_KEY } from '#web/lib/storage-keys.ts'
import { toast } from '#web/ui/toast.tsx'

const GROCERIES = ['groceries']
/** Ticks go out one after the other, so that each answer knows of all before it. */
const TICK = { mutationKey: [...GROCERIES, 'tick'], scope: { id: 'grocery-ticks' } }

const lists = api['grocery-lists']

/** The list of a plan; null when it has none, also when this profile has no such plan. */
export function groceryListQuery(planId: string) {
  return queryOptions({
    queryKey: [...GROCERIES, 'of-plan', planId],
    queryFn: async (): Promise<GroceryList | null> => {
      try {
        return await unwrap(lists.$get({ query: { weekly_meal_plan_id: planId } }))
      } catch (error) {
        if (hasCode(error, 'not_found') || hasCode(error, 'validation_failed')) return null
        throw error
      }
    },
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

type ItemTick = { item: GroceryListItem; checked: boolean }

/**
 * Shown at once, back again when it fails. Where the plan's groceries stand in the shopping list already,
 * that follows, silently.
 */
export function useTickGroceryItem(list: GroceryList, planName: string) {
  const queryClient = useQueryClient()
  const { queryKey } = groceryListQuery(list.weekly_meal_plan_id)
  const show = ({ item, checked }: ItemTick) =>
    queryClient.setQueryData(queryKey, (now) => now && ticked(now, item.id, checked))
  const isLast = () => queryClient.isMutating({ mutationKey: TICK.mutationKey }) <= 1

  return useMutation({
    ...TICK,
    mutationFn: ({ item, checked }: ItemTick): Promise<GroceryList> =>
      unwrap(
        lists[':id'].items[':itemId'].checked.$put({
          param: { id: list.id, itemId: item.id },
          json: { checked },
        }),
      ),
    onMutate: async (tick) => {
      await queryClient.cancelQueries({ queryKey })
      show(tick)
    },
    onError: (_error, { item, checked }) => {
      show({ item, checked: !checked })
      toast({ kind: 'error', title: 'Error', text: 'Failed to update item. Please try again.' })
      if (isLast()) queryClient.invalidateQueries({ queryKey })
    },
    onSuccess: async (row, { item, checked }) => {
      // while more ticks are on their way this answer is older than what is shown
      if (isLast()) queryClient.setQueryData(queryKey, row)
      try {
        await mirrorTick(queryClient, { item: toPush(item, { list, planName }), checked })
      } catch (error) {
        console.error('The shopping list did not follow the grocery list:', error)
      }
    },
  })
}

function ticked(list: GroceryList, itemId: string, checked: boolean): GroceryList {
  const others = list.checked_items.filter((id) => id !== itemId)
  return { ...list, checked_items: checked ? [...others, itemId] : others }
}

/** Sends what is unticked into the shopping list. Answers with how many that were, 0 when all are ticked. */
export function usePushToShoppingList(list: GroceryList, planName: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const checked = new Set(list.checked_items)
      const open = list.items.filter((item) => !checked.has(item.id))
      if (open.length === 0) return 0
      await pushGroceries(
        queryClient,
        open.map((item) => toPush(item, { list, planName })),
      )
      return open.length
    },
  })
}

type Pushed = { list: GroceryList; planName: string }

/**
 * A line says which plan it is from (Spec 2, section 3), and so does its id: last week's ticked carrots are
 * not this week's.
 */
function toPush(item: GroceryListItem, { list, planName }: Pushed) {
  const { name, quantity, unit, category } = item
  const id = `${list.weekly_meal_plan_id}_${item.id}`
  return { id, name, quantity, unit, category, source: planName }
}
