/** What is done to the list besides ticking it. Ticks that are on their way go first. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ShoppingItemDraft, ShoppingItemPatch, ShoppingList } from '#shared/shopping/schema.ts'
import { api, hasCode, NetworkError, unwrap } from '#web/lib/api.ts'
import { clearToast, toast } from '#web/ui/toast.tsx'
import {
  keepShoppingList,
  rememberedItemsQuery,
  SHOPPING_WRITE,
  shoppingListQuery,
} from './shopping.queries.ts'
import { shoppingTicks } from './shopping-ticks.queries.ts'

type NewShoppingItem = ShoppingItemDraft & { id: string }

const lists = api['shopping-lists']

type Write<Input> = {
  send: (id: string, input: Input) => Promise<ShoppingList>
  failed: string
  /** It is about one line, which somebody else may have removed. */
  ofLine?: boolean
}

function useWrite<Input>({ send, failed, ofLine = false }: Write<Input>) {
  const queryClient = useQueryClient()
  const { queryKey } = shoppingListQuery()
  return useMutation({
    ...SHOPPING_WRITE,
    mutationFn: async (input: Input) => {
      const { id } = await queryClient.ensureQueryData(shoppingListQuery())
      if (!(await shoppingTicks(queryClient).flush())) throw new NetworkError('No network')
      return send(id, input)
    },
    onError: (error) => {
      if (ofLine && hasCode(error, 'not_found')) sayGone()
      else toast({ topic: failed, kind: 'error', title: 'Error', text: failed })
      // the cause may be that the list is another one by now
      queryClient.invalidateQueries({ queryKey })
    },
    onSuccess: (list) => {
      clearToast(failed)
      keepShoppingList(queryClient, list)
      queryClient.invalidateQueries({ queryKey: rememberedItemsQuery.queryKey })
    },
  })
}

function sayGone() {
  toast({ kind: 'info', title: 'Somebody removed it', text: 'It is not on the list any more.' })
}

/** Adds lines under ids of the caller's, so that a second try adds none twice. */
export function useAddItems(failed: string) {
  return useWrite<NewShoppingItem[]>({
    send: (id, items) => unwrap(lists[':id'].items.$post({ param: { id }, json: { items } })),
    failed,
  })
}

export function useEditItem() {
  return useWrite<{ itemId: string; patch: ShoppingItemPatch }>({
    send: (id, { itemId, patch }) =>
      unwrap(lists[':id'].items[':itemId'].$patch({ param: { id, itemId }, json: patch })),
    failed: 'Failed to update item. Please try again.',
    ofLine: true,
  })
}

export function useRemoveItem() {
  return useWrite<string>({
    send: (id, itemId) => unwrap(lists[':id'].items[':itemId'].$delete({ param: { id, itemId } })),
    failed: 'Failed to remove item. Please try again.',
    ofLine: true,
  })
}

export function useClearTicked() {
  return useWrite<void>({
    send: (id) => unwrap(lists[':id'].items.$delete({ param: { id }, query: { checked: 'true' } })),
    failed: 'Failed to clear items. Please try again.',
  })
}

export function useClearList() {
  return useWrite<void>({
    send: (id) => unwrap(lists[':id'].items.$delete({ param: { id }, query: {} })),
    failed: 'Failed to clear shopping list. Please try again.',
  })
}

/** Undo of a clear or a removal: brings back exactly these. */
export function useRestoreItems() {
  return useWrite<string[]>({
    send: (id, itemIds) => unwrap(lists[':id'].restore.$post({ param: { id }, json: { itemIds } })),
    failed: 'Failed to update shopping list. Please try again.',
  })
}
