/** The only file that knows shopping list keys. */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  ShoppingItemDraft,
  ShoppingItemPatch,
  ShoppingList,
  SyncGroceries,
} from '#shared/shopping/schema.ts'
import { api, unwrap } from '#web/lib/api.ts'
import { readText } from '#web/lib/storage.ts'
import { PROFILE_ID_KEY } from '#web/lib/storage-keys.ts'
import { toast } from '#web/ui/toast.tsx'

const SHOPPING = ['shopping']
/** Writes go out one after the other, so that each answer knows of all before it. */
const WRITE = { mutationKey: [...SHOPPING, 'write'], scope: { id: 'shopping' } }

type GroceriesToPush = SyncGroceries['groceryItems']
type NewShoppingItem = ShoppingItemDraft & { id: string }

const lists = api['shopping-lists']

/** The current profile's list, made empty when there is none (Spec 2, section 4). */
export function shoppingListQuery() {
  return queryOptions({
    queryKey: [...SHOPPING, 'of-profile', readText(PROFILE_ID_KEY)],
    queryFn: async (): Promise<ShoppingList> =>
      (await unwrap(lists.latest.$get())) ?? openShoppingList(),
  })
}

function openShoppingList(): Promise<ShoppingList> {
  return unwrap(lists.$post({ json: {} }))
}

/** Puts groceries in: lines there are updated, the rest added. */
export async function pushGroceries(queryClient: QueryClient, groceryItems: GroceriesToPush) {
  const { id } = await openShoppingList()
  keep(queryClient, await sync(id, groceryItems))
}

function sync(id: string, groceryItems: GroceriesToPush): Promise<ShoppingList> {
  return unwrap(lists[':id'].sync.$post({ param: { id }, json: { groceryItems } }))
}

type Mirrored = { item: GroceriesToPush[number]; checked: boolean }

/**
 * Follows a tick of a grocery list whose groceries were pushed before (contract, grocery sync): its line is
 * ticked too; what is needed again comes back. Nothing happens when no line is from `item.source`.
 */
export async function mirrorTick(queryClient: QueryClient, { item, checked }: Mirrored) {
  const list = await unwrap(lists.latest.$get())
  const pushed = list?.items.filter((line) => line.source === item.source) ?? []
  if (!list || pushed.length === 0) return
  const line = pushed.find(({ name }) => name === item.name)
  if (line && line.checked !== checked)
    keep(queryClient, await setChecked(list.id, line.id, checked))
  else if (!line && !checked) keep(queryClient, await sync(list.id, [item]))
}

function setChecked(id: string, itemId: string, checked: boolean): Promise<ShoppingList> {
  return unwrap(
    lists[':id'].items[':itemId'].checked.$put({
      param: { id, itemId },
      json: { checked },
    }),
  )
}

/** While more writes are on their way the last one's answer is waited for: an older one would undo guesses. */
function keep(queryClient: QueryClient, list: ShoppingList) {
  if (queryClient.isMutating({ mutationKey: WRITE.mutationKey }) > 1) return
  queryClient.setQueryData(shoppingListQuery().queryKey, list)
}

type Write<Input> = {
  send: (id: string, input: Input) => Promise<ShoppingList>
  /** What the list will look like, shown at once. */
  guess?: (list: ShoppingList, input: Input) => ShoppingList
  undo?: (list: ShoppingList, input: Input) => ShoppingList
  failed: string
}

function useWrite<Input>({ send, guess, undo, failed }: Write<Input>) {
  const queryClient = useQueryClient()
  const { queryKey } = shoppingListQuery()
  const change = (how: Write<Input>['guess'], input: Input) => {
    if (how) queryClient.setQueryData(queryKey, (list) => list && how(list, input))
  }
  return useMutation({
    ...WRITE,
    mutationFn: async (input: Input) => {
      const { id } = await queryClient.ensureQueryData(shoppingListQuery())
      return send(id, input)
    },
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey })
      change(guess, input)
    },
    onError: (_error, input) => {
      change(undo, input)
      toast({ kind: 'error', title: 'Error', text: failed })
      // the cause may be that the list is another one by now
      if (queryClient.isMutating({ mutationKey: WRITE.mutationKey }) <= 1) {
        queryClient.invalidateQueries({ queryKey })
      }
    },
    onSuccess: (list) => keep(queryClient, list),
  })
}

type ItemTick = { itemId: string; checked: boolean }

/** Shown at once, back again when it fails. */
export function useTickItem() {
  return useWrite<ItemTick>({
    send: (id, { itemId, checked }) => setChecked(id, itemId, checked),
    guess: ticked,
    undo: (list, { itemId, checked }) => ticked(list, { itemId, checked: !checked }),
    failed: 'Failed to update item. Please try again.',
  })
}

function ticked(list: ShoppingList, { itemId, checked }: ItemTick): ShoppingList {
  const others = list.checked_items.filter((id) => id !== itemId)
  return {
    ...list,
    items: list.items.map((item) => (item.id === itemId ? { ...item, checked } : item)),
    checked_items: checked ? [...others, itemId] : others,
  }
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
  })
}

export function useRemoveItem() {
  return useWrite<string>({
    send: (id, itemId) => unwrap(lists[':id'].items[':itemId'].$delete({ param: { id, itemId } })),
    failed: 'Failed to update item. Please try again.',
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
