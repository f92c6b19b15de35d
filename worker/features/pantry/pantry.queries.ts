/** Rows of `pantry_items`: what the household has at home. */
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { AppError, invalid } from '#shared/errors.ts'
import {
  PANTRY_ITEMS_MAX,
  type PantryItem,
  type PantryItemDraft,
  type PantryItemPatch,
} from '#shared/pantry/schema.ts'
import type { Db } from '../../db/client.ts'
import { pantryItems } from '../../db/schema.ts'

/** All items by category (those without one first), then sort_order, then name. */
export async function listPantryItems(db: Db): Promise<PantryItem[]> {
  const { category, sort_order, name } = pantryItems
  return db.select().from(pantryItems).orderBy(asc(category), asc(sort_order), asc(name))
}

/**
 * Adds an item; the same id sent again answers with the row that is there.
 * Throws `validation_failed` when the pantry is full.
 */
export async function addPantryItem(db: Db, draft: PantryItemDraft): Promise<PantryItem> {
  const row: PantryItem = { ...draft, id: draft.id ?? crypto.randomUUID() }
  const columns = Object.keys(getTableColumns(pantryItems)) as (keyof PantryItem)[]
  const values = sql.join(
    columns.map((column) => sql`${row[column]}`),
    sql`, `,
  )
  const [made, there] = await db.batch([
    db
      .insert(pantryItems)
      .select(sql`select ${values} where (select count(*) from pantry_items) < ${PANTRY_ITEMS_MAX}`)
      .onConflictDoNothing()
      .returning(),
    db.select().from(pantryItems).where(eq(pantryItems.id, row.id)),
  ])
  const item = made[0] ?? there[0]
  if (item) return item
  throw invalid({ path: '', message: `At most ${PANTRY_ITEMS_MAX} items in the pantry` })
}

/** Writes the fields given. Throws `not_found`. */
export async function changePantryItem(
  db: Db,
  id: string,
  patch: PantryItemPatch,
): Promise<PantryItem> {
  const { name, quantity, unit, category, sort_order } = patch
  const row = await db
    .update(pantryItems)
    // Without a field given there is nothing to set, which SQL does not allow.
    .set({ ...{ name, quantity, unit, category }, sort_order: sort_order ?? sql`sort_order` })
    .where(eq(pantryItems.id, id))
    .returning()
    .get()
  if (!row) throw new AppError({ code: 'not_found', what: 'pantry item' })
  return row
}

/** Deletes an item. Throws `not_found`. */
export async function deletePantryItem(db: Db, id: string): Promise<void> {
  const row = await db
    .delete(pantryItems)
    .where(eq(pantryItems.id, id))
    .returning({ id: pantryItems.id })
    .get()
  if (!row) throw new AppError({ code: 'not_found', what: 'pantry item' })
}
