/** Adds lines to a shopping list: all of them or none, each id once for ever. */
import { sql } from 'drizzle-orm'
import { itemNameKey } from '#shared/shopping/name-key.ts'
import type { ShoppingItemDraft, ShoppingList } from '#shared/shopping/schema.ts'
import type { Db } from '../../db/client.ts'
import type { ListRef } from '../../db/rev-guard.ts'
import { FULL, hasRoom } from './list-limit.ts'
import { rememberAdded } from './remembered-items.queries.ts'
import { MANUAL_SOURCE, PANTRY_SOURCE } from './shopping-items.queries.ts'
import { changeList, isTheirs } from './shopping-lists.queries.ts'

/**
 * Adds the drafts unticked at the end and remembers them. An id that is or was on the list adds nothing
 * and revives nothing.
 * Throws `validation_failed` when the list would pass its limit, `not_found`, `stale`.
 */
export async function addShoppingItems(
  { db, now }: { db: Db; now: Date },
  ref: ListRef,
  drafts: readonly ShoppingItemDraft[],
): Promise<ShoppingList> {
  const rows = JSON.stringify(rowsOf(drafts))
  const isNew = sql`value ->> 'id' NOT IN
    (SELECT id FROM shopping_list_items WHERE list_id = ${ref.id})`
  const someNew = sql`SELECT 1 FROM json_each(${rows}) WHERE ${isNew}`
  const fits = hasRoom(ref, sql`SELECT count(*) FROM json_each(${rows}) WHERE ${isNew}`)
  const mayAdd = sql`${isNew} AND ${fits} AND ${isTheirs(ref)}`
  return changeList(db, ref, {
    when: sql`EXISTS (${someNew}) AND ${fits}`,
    remember: rememberAdded(now, { rows, when: mayAdd }),
    write: sql`
      INSERT INTO shopping_list_items
        (list_id, id, position, name, quantity, unit, source, category, optimization_note)
      SELECT ${ref.id}, value ->> 'id',
        (SELECT coalesce(max(position), -1) + 1 FROM shopping_list_items
          WHERE list_id = ${ref.id}) + key,
        value ->> 'name', value ->> 'quantity', value ->> 'unit', value ->> 'source',
        value ->> 'category', value ->> 'optimization_note'
      FROM json_each(${rows}) WHERE ${mayAdd}`,
    refuse: { when: sql`EXISTS (${someNew})`, error: FULL.error() },
  })
}

/** Columns that hold JSON arrive as the text they are stored as; of two drafts with one id the first counts. */
function rowsOf(drafts: readonly ShoppingItemDraft[]) {
  const rows = new Map<string, object>()
  for (const { optimizationNote, ...draft } of drafts) {
    const id = draft.id ?? crypto.randomUUID()
    if (rows.has(id)) continue
    rows.set(id, {
      ...draft,
      id,
      quantity: draft.quantity === null ? null : JSON.stringify(draft.quantity),
      source: draft.source ?? MANUAL_SOURCE,
      optimization_note: optimizationNote ?? null,
      name_key: itemNameKey(draft.name),
      // a shelf at home is no aisle of the shop
      aisle: draft.source === PANTRY_SOURCE ? null : draft.category,
    })
  }
  return [...rows.values()]
}
