/** The list with the ticks of this device over it: shown at once, kept until the kitchen has heard them. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { ShoppingList, ShoppingListItem } from '#shared/shopping/schema.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { api, hasCode, unwrap } from '#web/lib/api.ts'
import { followEvery } from '#web/lib/ask-again.ts'
import { createOutbox, type Outbox, SEND_MS, type Waiting } from '#web/lib/outbox.ts'
import { aFlag, anId, anItemId, aText, objectOf } from '#web/lib/readers.ts'
import { SHOPPING_TICKS_KEY } from '#web/lib/storage-keys.ts'
import { clearToast, toast } from '#web/ui/toast.tsx'
import { keepShoppingList, shoppingListQuery } from './shopping.queries.ts'

type Tick = { profileId: string; listId: string; itemId: string; name: string; checked: boolean }

const TICK = objectOf({
  profileId: anId,
  listId: anId,
  itemId: anItemId,
  name: aText,
  checked: aFlag,
})

const outboxes = new WeakMap<QueryClient, Outbox<Tick>>()

/** One for all screens of the page. */
export function shoppingTicks(queryClient: QueryClient): Outbox<Tick> {
  const known = outboxes.get(queryClient)
  if (known) return known
  const outbox = createOutbox<Tick>({
    storageKey: SHOPPING_TICKS_KEY,
    value: TICK,
    send: async (tick) => {
      keepShoppingList(queryClient, await send(tick))
      clearToast(NOT_TICKED)
    },
    onRefused: (tick, error) => {
      complain(tick, error)
      queryClient.invalidateQueries({ queryKey: shoppingListQuery().queryKey })
    },
  })
  outboxes.set(queryClient, outbox)
  return outbox
}

/** Also after another chef has taken over the device: a tick is made in the name of who made it. */
function send({ profileId, listId, itemId, checked }: Tick): Promise<ShoppingList> {
  return unwrap(
    api['shopping-lists'][':id'].items[':itemId'].checked.$put(
      { param: { id: listId, itemId }, json: { checked } },
      { headers: { 'X-Profile-Id': profileId }, init: { signal: AbortSignal.timeout(SEND_MS) } },
    ),
  )
}

const NOT_TICKED = 'Failed to update item. Please try again.'

function complain({ name }: Tick, error: unknown) {
  if (hasCode(error, 'not_found')) {
    toast({
      kind: 'info',
      title: `Somebody removed ${name}`,
      text: 'It is not on the list any more.',
    })
  } else {
    toast({ topic: NOT_TICKED, kind: 'error', title: 'Error', text: NOT_TICKED })
  }
}

/** The list as this device sees it. It follows other devices while it is on the screen. */
export function useShoppingList() {
  const queryClient = useQueryClient()
  const query = useQuery({ ...shoppingListQuery(), refetchInterval: followEvery })
  const { subscribe, current } = shoppingTicks(queryClient)
  const { waiting, isCutOff } = useSyncExternalStore(subscribe, current)
  const list = useMemo(() => query.data && withTicks(query.data, waiting), [query.data, waiting])
  return {
    list,
    /** How many ticks wait for the network. */
    waitingCount: isCutOff ? waiting.length : 0,
    isError: query.isError,
    isFetching: query.isFetching,
    refetch: query.refetch,
  }
}

/** Sets a tick: it shows at once, and is taken back only when the kitchen says no. */
export function useTickItem(list: ShoppingList) {
  const queryClient = useQueryClient()
  const { id: profileId } = useCurrentProfile()
  const { id: listId } = list
  return useCallback(
    ({ id: itemId, name }: ShoppingListItem, checked: boolean) => {
      const tick = { profileId, listId, itemId, name, checked }
      shoppingTicks(queryClient).put(`${listId}/${itemId}`, tick)
    },
    [queryClient, profileId, listId],
  )
}

function withTicks(list: ShoppingList, waiting: readonly Waiting<Tick>[]): ShoppingList {
  const ticks = new Map(
    waiting
      .filter(({ value }) => value.listId === list.id)
      .map(({ value }) => [value.itemId, value.checked]),
  )
  if (ticks.size === 0) return list
  const items = list.items.map((item) => {
    const checked = ticks.get(item.id) ?? item.checked
    return checked === item.checked ? item : { ...item, checked }
  })
  const checked_items = items.filter(({ checked }) => checked).map(({ id }) => id)
  return { ...list, items, checked_items }
}
