/** The only file that knows shopping list keys. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { RememberedItem, ShoppingList } from '#shared/shopping/schema.ts'
import { api, unwrap } from '#web/lib/api.ts'
import { askAgain, newerOf } from '#web/lib/ask-again.ts'
import { storedProfileId } from '#web/lib/stored-profile.ts'

const SHOPPING = ['shopping']
const lists = api['shopping-lists']

/** Writes go out one after the other, and fail at once where there is no network. */
export const SHOPPING_WRITE = { scope: { id: 'shopping' }, networkMode: 'always' } as const

/** The current profile's list, made empty when there is none (Spec 2, section 4). */
export function shoppingListQuery() {
  const queryKey = [...SHOPPING, 'of-profile', storedProfileId()]
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<ShoppingList> => {
      const known = client.getQueryData<ShoppingList>(queryKey)
      const list = await askAgain(known, (headers) => lists.latest.$get({}, { headers }))
      return list ?? openShoppingList()
    },
    structuralSharing: newerOf,
  })
}

export function openShoppingList(): Promise<ShoppingList> {
  return unwrap(lists.$post({ json: {} }))
}

/** Shows what a write was answered with, unless it was made in the name of another chef. */
export function keepShoppingList(queryClient: QueryClient, list: ShoppingList) {
  queryClient.setQueryData(shoppingListQuery().queryKey, (shown) =>
    shown && shown.id !== list.id ? shown : list,
  )
}

/** What this household bought before, and its aisles. */
export const rememberedItemsQuery = queryOptions({
  queryKey: [...SHOPPING, 'remembered'],
  queryFn: (): Promise<RememberedItem[]> => unwrap(api['remembered-items'].$get()),
})
