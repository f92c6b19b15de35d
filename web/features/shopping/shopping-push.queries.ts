/** The way of a plan's groceries into the shopping list, and how a tick of the one follows in the other. */
import type { QueryClient } from '@tanstack/react-query'
import { LIST_ITEMS_MAX } from '#shared/groceries/limits.ts'
import type { ShoppingList, SyncGroceries } from '#shared/shopping/schema.ts'
import { aisleMemory } from '#shared/shopping/suggest.ts'
import { api, unwrap } from '#web/lib/api.ts'
import { keepShoppingList, openShoppingList, rememberedItemsQuery } from './shopping.queries.ts'

type GroceriesToPush = SyncGroceries['groceryItems']
/** In whose name: a tick that waited may be sent after the chef changed. */
type AsProfile = { headers?: Record<string, string> }

const lists = api['shopping-lists']

/** Puts groceries in: lines there are updated, the rest added, each in the aisle it was moved to before. */
export async function pushGroceries(queryClient: QueryClient, groceryItems: GroceriesToPush) {
  const { id } = await openShoppingList()
  const placed = await inKnownAisles(queryClient, groceryItems)
  for (let from = 0; from < placed.length; from += LIST_ITEMS_MAX) {
    keepShoppingList(queryClient, await sync(id, placed.slice(from, from + LIST_ITEMS_MAX)))
  }
}

function sync(
  id: string,
  groceryItems: GroceriesToPush,
  as: AsProfile = {},
): Promise<ShoppingList> {
  return unwrap(lists[':id'].sync.$post({ param: { id }, json: { groceryItems } }, as))
}

/** A memory that cannot be read leaves the aisles as they are. */
async function inKnownAisles(queryClient: QueryClient, items: GroceriesToPush) {
  try {
    const aisleOf = aisleMemory(await queryClient.fetchQuery(rememberedItemsQuery))
    return items.map((item) => ({ ...item, category: aisleOf(item.name) ?? item.category }))
  } catch {
    return items
  }
}

type Mirrored = { item: GroceriesToPush[number]; checked: boolean; profileId: string }

/**
 * Follows a tick of a grocery list whose groceries were pushed before (contract, grocery sync): its line is
 * ticked too; what is needed again comes back. Nothing happens when no line is from `item.source`.
 */
export async function mirrorTick(
  queryClient: QueryClient,
  { item, checked, profileId }: Mirrored,
): Promise<void> {
  const as = { headers: { 'X-Profile-Id': profileId } }
  const list = await unwrap(lists.latest.$get({}, as))
  const pushed = list?.items.filter((line) => line.source === item.source) ?? []
  if (!list || pushed.length === 0) return
  const line = lineOf(item, pushed)
  if (line && line.checked !== checked) {
    const param = { id: list.id, itemId: line.id }
    const put = lists[':id'].items[':itemId'].checked.$put
    keepShoppingList(queryClient, await unwrap(put({ param, json: { checked } }, as)))
  } else if (!line && !checked) {
    const placed = await inKnownAisles(queryClient, [item])
    keepShoppingList(queryClient, await sync(list.id, placed, as))
  }
}

/** Two lines of one food, whose amounts could not be added, are told apart by them. */
function lineOf(item: GroceriesToPush[number], pushed: ShoppingList['items']) {
  const named = pushed.filter(({ name }) => name === item.name)
  return (
    named.find(({ quantity, unit }) => quantity === item.quantity && unit === item.unit) ?? named[0]
  )
}
