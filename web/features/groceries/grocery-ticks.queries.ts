/** A plan's list with the ticks of this device over it, and its way into the shopping list. */
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { GroceryList, GroceryListItem } from '#shared/groceries/schema.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { mirrorTick, pushGroceries } from '#web/features/shopping/shopping-push.queries.ts'
import { api, hasCode, unwrap } from '#web/lib/api.ts'
import { followEvery } from '#web/lib/ask-again.ts'
import { logDataError } from '#web/lib/data-errors.ts'
import { isNetworkGone } from '#web/lib/network.ts'
import { createOutbox, type Outbox, SEND_MS, type Waiting } from '#web/lib/outbox.ts'
import {
  aFlag,
  aNumber,
  anId,
  anItemId,
  aText,
  eitherOf,
  objectOf,
  orNull,
} from '#web/lib/readers.ts'
import { GROCERY_TICKS_KEY } from '#web/lib/storage-keys.ts'
import { clearToast, toast } from '#web/ui/toast.tsx'
import { groceryListQuery } from './groceries.queries.ts'

const lists = api['grocery-lists']

type Tick = {
  profileId: string
  planId: string
  listId: string
  itemId: string
  checked: boolean
  /** The line as the shopping list knows it, which follows. */
  pushed: ReturnType<typeof toPush>
}

const TICK = objectOf({
  profileId: anId,
  planId: anId,
  listId: anId,
  itemId: anItemId,
  checked: aFlag,
  pushed: objectOf({
    id: anItemId,
    name: aText,
    quantity: orNull(eitherOf(aText, aNumber)),
    unit: orNull(aText),
    category: orNull(aText),
    source: aText,
  }),
})

const outboxes = new WeakMap<QueryClient, Outbox<Tick>>()

/** One for all screens of the page. */
export function groceryTicks(queryClient: QueryClient): Outbox<Tick> {
  const known = outboxes.get(queryClient)
  if (known) return known
  const outbox = createOutbox<Tick>({
    storageKey: GROCERY_TICKS_KEY,
    value: TICK,
    send: (tick) => send(queryClient, tick),
    onRefused: (tick, error) => {
      complain(tick, error)
      queryClient.invalidateQueries({ queryKey: groceryListQuery(tick.planId).queryKey })
    },
  })
  outboxes.set(queryClient, outbox)
  return outbox
}

async function send(queryClient: QueryClient, tick: Tick): Promise<void> {
  const { profileId, planId, checked, pushed } = tick
  const list = await sendTo(tick.listId, tick).catch(async (error) => {
    const next = hasCode(error, 'not_found') ? await listMadeSince(tick) : null
    if (!next) throw error
    return sendTo(next, tick)
  })
  queryClient.setQueryData(groceryListQuery(planId).queryKey, list)
  clearToast(NOT_TICKED)
  try {
    await mirrorTick(queryClient, { item: pushed, checked, profileId })
  } catch (error) {
    // once more with the tick, when there is a network again
    if (await isNetworkGone(error)) throw error
    logDataError('the shopping list, which follows the grocery list', error)
  }
}

function sendTo(listId: string, { profileId, itemId, checked }: Tick): Promise<GroceryList> {
  return unwrap(
    lists[':id'].items[':itemId'].checked.$put(
      { param: { id: listId, itemId }, json: { checked } },
      { headers: { 'X-Profile-Id': profileId }, init: { signal: AbortSignal.timeout(SEND_MS) } },
    ),
  )
}

/** The list made again while the tick waited: a line of the same food has the same id there. */
async function listMadeSince({ profileId, planId, listId, itemId }: Tick): Promise<string | null> {
  const list: GroceryList | null = await unwrap(
    lists.$get(
      { query: { weekly_meal_plan_id: planId } },
      { headers: { 'X-Profile-Id': profileId }, init: { signal: AbortSignal.timeout(SEND_MS) } },
    ),
  )
  const isThere = list?.id !== listId && list?.items.some((item) => item.id === itemId)
  return list && isThere ? list.id : null
}

const NOT_TICKED = 'Failed to update item. Please try again.'

function complain({ pushed }: Tick, error: unknown) {
  if (hasCode(error, 'not_found')) {
    const title = `Somebody removed ${pushed.name}`
    toast({ kind: 'info', title, text: 'It is not on the list any more.' })
  } else {
    toast({ topic: NOT_TICKED, kind: 'error', title: 'Error', text: NOT_TICKED })
  }
}

/** The list of a plan as this device sees it. It follows other devices while it is on the screen. */
export function useGroceryList(planId: string) {
  const queryClient = useQueryClient()
  const query = useQuery({ ...groceryListQuery(planId), refetchInterval: followEvery })
  const { subscribe, current } = groceryTicks(queryClient)
  const { waiting, isCutOff } = useSyncExternalStore(subscribe, current)
  const list = useMemo(() => query.data && withTicks(query.data, waiting), [query.data, waiting])
  return {
    /** Null when the plan has none, undefined while nobody knows. */
    data: list,
    /** How many ticks wait for the network. */
    waitingCount: isCutOff ? waiting.length : 0,
    isError: query.isError,
    isFetching: query.isFetching,
    refetch: query.refetch,
  }
}

/**
 * Sets a tick: it shows at once, and is taken back only when the kitchen says no. Where the plan's groceries
 * stand in the shopping list already, that follows, silently.
 */
export function useTickGroceryItem(list: GroceryList, planName: string) {
  const queryClient = useQueryClient()
  const { id: profileId } = useCurrentProfile()
  const { id: listId, weekly_meal_plan_id: planId } = list
  return useCallback(
    (item: GroceryListItem, checked: boolean) => {
      const pushed = toPush(item, { planId, planName })
      const tick = { profileId, planId, listId, itemId: item.id, checked, pushed }
      groceryTicks(queryClient).put(`${listId}/${item.id}`, tick)
    },
    [queryClient, profileId, listId, planId, planName],
  )
}

function withTicks(list: GroceryList, waiting: readonly Waiting<Tick>[]): GroceryList {
  const checked = new Set(list.checked_items)
  for (const { value } of waiting) {
    if (value.listId !== list.id) continue
    if (value.checked) checked.add(value.itemId)
    else checked.delete(value.itemId)
  }
  return { ...list, checked_items: [...checked] }
}

/** Sends what is unticked into the shopping list. Answers with how many that were, 0 when all are ticked. */
export function usePushToShoppingList(list: GroceryList, planName: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const checked = new Set(list.checked_items)
      const open = list.items.filter((item) => !checked.has(item.id))
      if (open.length === 0) return 0
      await pushGroceries(
        queryClient,
        open.map((item) => toPush(item, { planId: list.weekly_meal_plan_id, planName })),
      )
      return open.length
    },
  })
}

type Pushed = { planId: string; planName: string }

/**
 * A line says which plan it is from (Spec 2, section 3), and so does its id: last week's ticked carrots are
 * not this week's.
 */
function toPush(item: GroceryListItem, { planId, planName }: Pushed) {
  const { name, quantity, unit, category } = item
  const id = `${planId}_${item.id}`
  return { id, name, quantity, unit, category, source: planName }
}
