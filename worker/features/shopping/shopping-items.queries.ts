/** Ticks, edits, deletes and restores lines. Deleted lines stay as tombstones that late writes do not revive. */
import { type SQL, sql } from 'drizzle-orm'
import { AppError } from '#shared/errors.ts'
import type { ShoppingItemPatch, ShoppingList } from '#shared/shopping/schema.ts'
import type { Db } from '../../db/client.ts'
import type { ListRef } from '../../db/rev-guard.ts'
import { FULL, isAliveIn } from './list-limit.ts'
import { rememberAisle } from './remembered-items.queries.ts'
import { changeList, isTheirs } from './shopping-lists.queries.ts'

/** Spec 2, section 3: what people add themselves. */
export const MANUAL_SOURCE = 'Manual'
export const PANTRY_SOURCE = 'Pantry'

type Ports = { db: Db; now: Date }
type ItemRef = ListRef & { itemId: string }

/** Ticks or unticks one line. Throws `not_found`, `stale`. */
export async function setItemChecked(
  db: Db,
  ref: ItemRef,
  checked: boolean,
): Promise<ShoppingList> {
  const value = checked ? 1 : 0
  return updateItems(db, ref, {
    where: sql`${isItem(ref)} AND checked <> ${value}`,
    set: sql`checked = ${value}`,
    refuse: { when: sql`NOT EXISTS (${find(isItem(ref))})`, error: noItem() },
  })
}

/**
 * Writes the fields given; an edited category is remembered as the thing's aisle.
 * Throws `not_found`, `stale`.
 */
export async function editItem(
  { db, now }: Ports,
  ref: ItemRef,
  patch: ShoppingItemPatch,
): Promise<ShoppingList> {
  const columns = columnsOf(patch)
  const differs = columns.map(({ name, value }) => sql`${name} IS NOT ${value}`)
  const where = sql`${isItem(ref)} AND (${sql.join([sql`0`, ...differs], sql` OR `)})`
  const set = [sql`name = name`, ...columns.map(({ name, value }) => sql`${name} = ${value}`)]
  return updateItems(db, ref, {
    where: differs.length > 0 ? where : sql`0`,
    set: sql.join(set, sql`, `),
    remember: await aisleOf({ db, now }, ref, patch),
    refuse: { when: sql`NOT EXISTS (${find(isItem(ref))})`, error: noItem() },
  })
}

/** Deletes one line. Throws `not_found` (also when it was deleted before), `stale`. */
export async function removeItem({ db, now }: Ports, ref: ItemRef): Promise<ShoppingList> {
  const deletedNow = sql`list_id = ${ref.id} AND id = ${ref.itemId}
    AND deleted_at = ${now.toISOString()}`
  return updateItems(db, ref, {
    where: isItem(ref),
    set: sql`deleted_at = ${now.toISOString()}`,
    refuse: { when: sql`NOT EXISTS (${find(deletedNow)})`, error: noItem() },
  })
}

/** Deletes the ticked lines. Throws `not_found`, `stale`. */
export async function clearTicked({ db, now }: Ports, ref: ListRef): Promise<ShoppingList> {
  return updateItems(db, ref, {
    where: sql`${isAliveIn(ref)} AND checked`,
    set: sql`deleted_at = ${now.toISOString()}`,
  })
}

/** Deletes every line, selected recipe and pantry id. Throws `not_found`, `stale`. */
export async function clearAll({ db, now }: Ports, ref: ListRef): Promise<ShoppingList> {
  return changeList(db, ref, {
    when: sql`EXISTS (${find(isAliveIn(ref))})
      OR selected_recipe_ids <> '[]' OR pantry_item_ids <> '[]'`,
    list: sql`selected_recipe_ids = '[]', pantry_item_ids = '[]'`,
    write: sql`UPDATE shopping_list_items SET deleted_at = ${now.toISOString()}
      WHERE ${isAliveIn(ref)} AND ${isTheirs(ref)}`,
  })
}

/**
 * Brings deleted lines back, ticks and all; ids that are unknown or not deleted change nothing. A line whose
 * groceries were pushed again meanwhile stays deleted: its new line is there.
 * Throws `validation_failed` when the list would pass its limit (none comes back), `not_found`, `stale`.
 */
export async function restoreItems(db: Db, ref: ListRef, itemIds: string[]): Promise<ShoppingList> {
  const revivable = sql`list_id = ${ref.id} AND deleted_at IS NOT NULL
    AND id IN (SELECT value FROM json_each(${JSON.stringify(itemIds)}))
    AND NOT EXISTS (SELECT 1 FROM shopping_list_items AS twin WHERE twin.list_id = ${ref.id}
      AND twin.grocery_item_id = shopping_list_items.grocery_item_id AND twin.deleted_at IS NULL)`
  const fits = sql`(SELECT count(*) FROM shopping_list_items
    WHERE (${isAliveIn(ref)}) OR (${revivable})) <= ${FULL.max}`
  return changeList(db, ref, {
    when: sql`EXISTS (${find(revivable)}) AND ${fits}`,
    // Two deleted lines of one grocery item: the second would break the unique index and is left.
    write: sql`UPDATE OR IGNORE shopping_list_items SET deleted_at = NULL
      WHERE ${revivable} AND ${fits} AND ${isTheirs(ref)}`,
    refuse: { when: sql`EXISTS (${find(revivable)})`, error: FULL.error() },
  })
}

type Update = {
  where: SQL
  set: SQL
  remember?: SQL | undefined
  refuse?: { when: SQL; error: AppError }
}

function updateItems(db: Db, ref: ListRef, { where, set, remember, refuse }: Update) {
  return changeList(db, ref, {
    when: sql`EXISTS (${find(where)})`,
    write: sql`UPDATE shopping_list_items SET ${set} WHERE ${where} AND ${isTheirs(ref)}`,
    ...(remember && { remember }),
    ...(refuse && { refuse }),
  })
}

/** The thing's name is needed in JavaScript (its key is made there), so it is read when not given. */
async function aisleOf(ports: Ports, ref: ItemRef, patch: ShoppingItemPatch) {
  if (patch.category === undefined) return undefined
  const [row] = await ports.db.all<{ name: string }>(
    sql`SELECT name FROM shopping_list_items WHERE ${isItem(ref)} AND ${isTheirs(ref)}`,
  )
  if (!row) return undefined
  return rememberAisle(ports.now, {
    name: patch.name ?? row.name,
    category: patch.category,
    ofItem: sql`${isItem(ref)} AND name = ${row.name} AND ${isTheirs(ref)}`,
  })
}

function columnsOf(patch: ShoppingItemPatch) {
  const { name, quantity, unit, source, category, optimizationNote } = patch
  const values = {
    name,
    quantity: quantity == null ? quantity : JSON.stringify(quantity),
    unit,
    source: source === null ? MANUAL_SOURCE : source,
    category,
    optimization_note: optimizationNote,
  }
  return Object.entries(values).flatMap(([column, value]) =>
    value === undefined ? [] : [{ name: sql.raw(column), value }],
  )
}

const isItem = (ref: ItemRef) => sql`${isAliveIn(ref)} AND id = ${ref.itemId}`
const find = (where: SQL) => sql`SELECT 1 FROM shopping_list_items WHERE ${where}`
const noItem = () => new AppError({ code: 'not_found', what: 'item' })
