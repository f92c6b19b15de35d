/** Pushes a plan's groceries into a shopping list, as often as one likes, without doubling any. */
import { sql } from 'drizzle-orm'
import { itemNameKey } from '#shared/shopping/name-key.ts'
import { DEFAULT_CATEGORY, type ShoppingList, type SyncGroceries } from '#shared/shopping/schema.ts'
import type { Db } from '../../db/client.ts'
import type { ListRef } from '../../db/rev-guard.ts'
import { FULL, hasRoom } from './list-limit.ts'
import { rememberAdded } from './remembered-items.queries.ts'
import { changeList, isTheirs } from './shopping-lists.queries.ts'

/** Spec 2, section 3: the source of what merging made. */
const PLAN_SOURCE = 'Weekly Plan'

/**
 * Updates the line of each grocery item that has one, its tick kept, and adds the rest. An aisle that a line
 * has stays (Ours: people move things to where their shop keeps them); a deleted line comes back as a new one.
 * Throws `validation_failed` when the list would pass its limit, `not_found`, `stale`.
 */
export async function syncGroceries(
  { db, now }: { db: Db; now: Date },
  ref: ListRef,
  { groceryItems }: SyncGroceries,
): Promise<ShoppingList> {
  const rows = JSON.stringify(rowsOf(groceryItems))
  const aisle = (old: string, pushed: string) =>
    sql.raw(`coalesce(nullif(${old}, '${DEFAULT_CATEGORY}'), ${pushed}, ${old})`)
  const line = sql`json_each(${rows}) LEFT JOIN shopping_list_items AS line ON
    line.list_id = ${ref.id} AND line.deleted_at IS NULL
    AND line.grocery_item_id = value ->> 'grocery_item_id'`
  const isNew = sql`value ->> 'grocery_item_id' NOT IN (
    SELECT grocery_item_id FROM shopping_list_items
    WHERE list_id = ${ref.id} AND deleted_at IS NULL AND grocery_item_id IS NOT NULL)`
  const fits = hasRoom(ref, sql`SELECT count(*) FROM json_each(${rows}) WHERE ${isNew}`)
  return changeList(db, ref, {
    when: sql`${fits} AND EXISTS (SELECT 1 FROM ${line} WHERE line.id IS NULL
      OR line.name IS NOT value ->> 'name' OR line.quantity IS NOT value ->> 'quantity'
      OR line.unit IS NOT value ->> 'unit' OR line.source IS NOT value ->> 'source'
      OR line.category IS NOT ${aisle('line.category', "value ->> 'category'")})`,
    remember: rememberAdded(now, { rows, when: sql`${isNew} AND ${fits} AND ${isTheirs(ref)}` }),
    write: sql`
      INSERT INTO shopping_list_items
        (list_id, id, grocery_item_id, position, name, quantity, unit, source, category)
      SELECT ${ref.id}, value ->> 'id', value ->> 'grocery_item_id',
        (SELECT coalesce(max(position), -1) + 1 FROM shopping_list_items
          WHERE list_id = ${ref.id}) + key,
        value ->> 'name', value ->> 'quantity', value ->> 'unit', value ->> 'source',
        value ->> 'category'
      FROM json_each(${rows}) WHERE ${fits} AND ${isTheirs(ref)}
      ON CONFLICT (list_id, grocery_item_id) WHERE deleted_at IS NULL DO UPDATE SET
        name = excluded.name, quantity = excluded.quantity, unit = excluded.unit,
        source = excluded.source, category = ${aisle('category', 'excluded.category')}`,
    refuse: {
      when: sql`EXISTS (SELECT 1 FROM json_each(${rows}) WHERE ${isNew})`,
      error: FULL.error(),
    },
  })
}

/** Columns that hold JSON arrive as the text they are stored as; of two items with one id the last counts. */
function rowsOf(groceryItems: SyncGroceries['groceryItems']) {
  const rows = new Map<string, object>()
  for (const item of groceryItems) {
    rows.set(item.id, {
      ...item,
      id: crypto.randomUUID(),
      grocery_item_id: item.id,
      quantity: item.quantity === null ? null : JSON.stringify(item.quantity),
      source: item.source ?? PLAN_SOURCE,
      name_key: itemNameKey(item.name),
      aisle: item.category,
    })
  }
  return [...rows.values()]
}
