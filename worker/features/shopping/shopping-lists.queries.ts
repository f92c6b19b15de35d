/** Rows of `shopping_lists` and the one way to change them. Items are rows, so people at once lose nothing. */
import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { AppError, invalid } from '#shared/errors.ts'
import type { ShoppingList } from '#shared/shopping/schema.ts'
import type { Db } from '../../db/client.ts'
import { guarded, type ListRef, revGuard } from '../../db/rev-guard.ts'
import { shoppingListItems, shoppingLists } from '../../db/schema.ts'
import { statement } from '../../db/statement.ts'

export type Change = {
  /** True while there is something to change: then the revision moves on. */
  when: SQL
  /** What becomes of the list's own row, beside its revision. */
  list?: SQL
  /** Runs before `write`, while new and old can still be told apart. */
  remember?: SQL
  write: SQL
  /** Looked at after the write: the error of a change that could not be made. */
  refuse?: { when: SQL; error: AppError }
}

/** Condition: the list that is meant is there and is the profile's. */
export function isTheirs({ id, profileId }: Pick<ListRef, 'id' | 'profileId'>): SQL {
  return sql`EXISTS (SELECT 1 FROM shopping_lists WHERE id = ${id} AND profile_id = ${profileId})`
}

/** Changes a list in one batch and answers with all of it. Throws `stale`, `not_found`, `change.refuse`. */
export async function changeList(db: Db, ref: ListRef, change: Change): Promise<ShoppingList> {
  const { when, list = sql`selected_recipe_ids = selected_recipe_ids`, refuse } = change
  const [, , , , lists, items] = await guarded(
    db.batch([
      revGuard(db, shoppingLists, ref),
      statement(db, change.remember ?? sql`SELECT NULL`),
      statement(
        db,
        sql`UPDATE shopping_lists SET rev = rev + 1, ${list}
          WHERE id = ${ref.id} AND profile_id = ${ref.profileId} AND (${when})`,
      ),
      statement(db, change.write),
      db
        .select({
          ...getTableColumns(shoppingLists),
          isRefused: sql<number>`(${refuse?.when ?? sql`0`})`.as('is_refused'),
        })
        .from(shoppingLists)
        .where(and(eq(shoppingLists.id, ref.id), eq(shoppingLists.profile_id, ref.profileId))),
      selectItems(db, eq(shoppingListItems.list_id, ref.id)),
    ]),
  )
  const row = lists[0]
  if (!row) throw new AppError({ code: 'not_found', what: 'shopping list' })
  if (refuse && row.isRefused) throw refuse.error
  return toShoppingList(row, items)
}

/** The profile's list, `null` before it has one. */
export async function findShoppingList(db: Db, profileId: string): Promise<ShoppingList | null> {
  const [lists, items] = await db.batch(selectOf(db, profileId))
  return lists[0] ? toShoppingList(lists[0], items) : null
}

/** Which list the profile has and how often it changed, without its lines; `null` before it has one. */
export async function findShoppingListRev(db: Db, profileId: string) {
  const [list] = await db
    .select({ id: shoppingLists.id, rev: shoppingLists.rev })
    .from(shoppingLists)
    .where(eq(shoppingLists.profile_id, profileId))
  return list ?? null
}

/**
 * The profile's list, made empty when it has none; two who ask at once get the same one.
 * Throws `validation_failed` when the id given names another profile's list.
 */
export async function openShoppingList(
  { db, now }: { db: Db; now: Date },
  profileId: string,
  id: string = crypto.randomUUID(),
): Promise<{ list: ShoppingList; isNew: boolean }> {
  const [made, lists, items] = await db.batch([
    db
      .insert(shoppingLists)
      .values({
        id,
        profile_id: profileId,
        selected_recipe_ids: [],
        pantry_item_ids: [],
        generated_at: now.toISOString(),
      })
      .onConflictDoNothing()
      .returning({ id: shoppingLists.id }),
    ...selectOf(db, profileId),
  ])
  if (!lists[0]) throw invalid({ path: 'id', message: 'This id is taken' })
  return { list: toShoppingList(lists[0], items), isNew: made.length > 0 }
}

/** Both reads of the one list that a profile has. */
function selectOf(db: Db, profileId: string) {
  const theirList = sql`(SELECT id FROM shopping_lists WHERE profile_id = ${profileId})`
  return [
    db.select().from(shoppingLists).where(eq(shoppingLists.profile_id, profileId)),
    selectItems(db, sql`${shoppingListItems.list_id} = ${theirList}`),
  ] as const
}

function selectItems(db: Db, ofList: SQL) {
  return db
    .select()
    .from(shoppingListItems)
    .where(and(ofList, isNull(shoppingListItems.deleted_at)))
    .orderBy(asc(shoppingListItems.position))
}

type ListRow = typeof shoppingLists.$inferSelect
type ItemRow = typeof shoppingListItems.$inferSelect

/** The wire's shape of a list and its lines. */
export function toShoppingList(list: ListRow, items: ItemRow[]): ShoppingList {
  return {
    id: list.id,
    profile_id: list.profile_id,
    selected_recipe_ids: list.selected_recipe_ids,
    pantry_item_ids: list.pantry_item_ids,
    items: items.map(({ id, name, quantity, unit, checked, source, category, ...row }) => ({
      ...{ id, name, quantity, unit, checked, source, category },
      ...(row.optimization_note !== null && { optimizationNote: row.optimization_note }),
    })),
    checked_items: items.filter((item) => item.checked).map((item) => item.id),
    generated_at: list.generated_at,
    rev: list.rev,
  }
}
