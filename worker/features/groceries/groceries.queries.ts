/** Rows of `grocery_lists` and their items. Ticks are columns of rows: two people at once lose none. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError, invalid } from '#shared/errors.ts'
import type { GroceryList, GroceryListItem } from '#shared/groceries/schema.ts'
import type { Db } from '../../db/client.ts'
import { eachOf } from '../../db/json-chunks.ts'
import { guarded, type ListRef, revGuard } from '../../db/rev-guard.ts'
import { groceryListItems, groceryLists, weeklyMealPlans } from '../../db/schema.ts'
import { statement } from '../../db/statement.ts'

/** What `insertGroceryList` writes. `created_at` is ISO 8601 UTC text. */
type NewGroceryList = {
  id: string
  weekly_meal_plan_id: string
  profile_id: string
  items: (Omit<GroceryListItem, 'category' | 'source'> & {
    category?: string | null
    source?: string | null
    checked?: boolean
  })[]
  categories: Record<string, string[]>
  checked_items: string[]
  created_at: string
}

/**
 * The statements of a batch that put a list in its plan's place for one, with its items and ticks. They do
 * nothing when the list's id is there already (a retry) or the plan is not the profile's; the plan may be
 * inserted earlier in the same batch. Throws `validation_failed` for an item too long to be stored.
 */
export function insertGroceryList(db: Db, list: NewGroceryList) {
  const { id, profile_id: profileId, weekly_meal_plan_id: planId } = list
  const isTheirPlan = sql`EXISTS (
    SELECT 1 FROM weekly_meal_plans WHERE id = ${planId} AND profile_id = ${profileId})`
  return [
    statement(
      db,
      sql`
      DELETE FROM grocery_lists WHERE weekly_meal_plan_id = ${planId} AND ${isTheirPlan}
        AND NOT EXISTS (SELECT 1 FROM grocery_lists WHERE id = ${id})`,
    ),
    statement(
      db,
      sql`
      INSERT INTO grocery_lists (id, weekly_meal_plan_id, profile_id, categories, created_at, rev)
      SELECT ${id}, ${planId}, ${profileId}, ${JSON.stringify(list.categories)},
        ${list.created_at}, 1 WHERE ${isTheirPlan}
      ON CONFLICT (id) DO NOTHING`,
    ),
    statement(
      db,
      sql`
      INSERT INTO grocery_list_items
        (list_id, id, position, name, quantity, unit, category, source, sources, checked)
      SELECT ${id}, value ->> 'id', value ->> 'position', value ->> 'name', value -> 'quantity',
        value ->> 'unit', value ->> 'category', value ->> 'source', value -> 'sources',
        value ->> 'checked'
      FROM ${eachOf(itemRows(list))}
      WHERE EXISTS (SELECT 1 FROM grocery_lists
          WHERE id = ${id} AND profile_id = ${profileId} AND weekly_meal_plan_id = ${planId})
        AND NOT EXISTS (SELECT 1 FROM grocery_list_items WHERE list_id = ${id})`,
    ),
  ] as const
}

/** Columns that hold JSON are absent where they are NULL: `->` gives 'null' for a null that is there. */
function itemRows(list: NewGroceryList) {
  const checked = new Set(list.checked_items)
  return list.items.map((item, position) => ({
    ...item,
    position,
    quantity: item.quantity ?? undefined,
    checked: checked.has(item.id) || item.checked === true ? 1 : 0,
  }))
}

/** The two reads that make a list, for the end of a batch; `toGroceryList` joins their results. */
export function selectGroceryList(db: Db, ref: { profileId: string; id: string }) {
  return [
    db
      .select()
      .from(groceryLists)
      .where(and(eq(groceryLists.id, ref.id), eq(groceryLists.profile_id, ref.profileId))),
    db
      .select()
      .from(groceryListItems)
      .where(eq(groceryListItems.list_id, ref.id))
      .orderBy(asc(groceryListItems.position)),
  ] as const
}

type ListRow = typeof groceryLists.$inferSelect
type ItemRow = typeof groceryListItems.$inferSelect

/** The wire's shape of both reads; `null` when the profile has no such list. */
export function toGroceryList(list: ListRow | undefined, items: ItemRow[]): GroceryList | null {
  if (!list) return null
  return {
    id: list.id,
    weekly_meal_plan_id: list.weekly_meal_plan_id,
    profile_id: list.profile_id,
    items: items.map(({ id, name, quantity, unit, category, source, sources }) => ({
      ...{ id, name, quantity, unit, category, source },
      ...(sources && { sources }),
    })),
    checked_items: items.filter((item) => item.checked).map((item) => item.id),
    categories: list.categories,
    created_at: list.created_at,
    rev: list.rev,
  }
}

/** The list of a plan, `null` when none was made. Throws `not_found` when the plan is not the profile's. */
export async function findGroceryList(
  db: Db,
  { profileId, planId }: { profileId: string; planId: string },
): Promise<GroceryList | null> {
  const [plans, lists, items] = await db.batch([
    selectPlan(db, profileId, planId),
    db.select().from(groceryLists).where(eq(groceryLists.weekly_meal_plan_id, planId)),
    db
      .select({ item: groceryListItems })
      .from(groceryListItems)
      .innerJoin(groceryLists, eq(groceryLists.id, groceryListItems.list_id))
      .where(eq(groceryLists.weekly_meal_plan_id, planId))
      .orderBy(asc(groceryListItems.position)),
  ])
  if (!plans[0]) throw new AppError({ code: 'not_found', what: 'plan' })
  return toGroceryList(
    lists[0],
    items.map((row) => row.item),
  )
}

/**
 * Which list a plan has and how often it changed, without its items. `null` when there is none, or when it
 * is another profile's.
 */
export async function findGroceryListRev(
  db: Db,
  { profileId, planId }: { profileId: string; planId: string },
) {
  const [list] = await db
    .select({ id: groceryLists.id, rev: groceryLists.rev })
    .from(groceryLists)
    .where(
      and(eq(groceryLists.weekly_meal_plan_id, planId), eq(groceryLists.profile_id, profileId)),
    )
  return list ?? null
}

/** The plan's id when it is the profile's, as a member of a batch. */
export function selectPlan(db: Db, profileId: string, planId: string) {
  return db
    .select({ id: weeklyMealPlans.id })
    .from(weeklyMealPlans)
    .where(and(eq(weeklyMealPlans.id, planId), eq(weeklyMealPlans.profile_id, profileId)))
}

/** Ticks exactly `checkedIds`. Throws `not_found`, `stale`, `validation_failed` for an unknown item. */
export async function setCheckedItems(
  db: Db,
  ref: ListRef,
  checkedIds: string[],
): Promise<GroceryList> {
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(checkedIds)}))`
  const mayChange = sql`list_id = ${ref.id} AND checked <> (id IN ${wanted})
    AND NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(checkedIds)})
      WHERE value NOT IN (SELECT id FROM grocery_list_items WHERE list_id = ${ref.id}))`
  const list = await changeItems(db, ref, mayChange, sql`checked = (id IN ${wanted})`)
  refuseStrangers(checkedIds, list.items)
  return list
}

/** Ticks or unticks one item. Throws `not_found` when the list or the item is not there, `stale`. */
export async function setItemChecked(
  db: Db,
  ref: ListRef,
  { itemId, checked }: { itemId: string; checked: boolean },
): Promise<GroceryList> {
  const value = checked ? 1 : 0
  const mayChange = sql`list_id = ${ref.id} AND id = ${itemId} AND checked <> ${value}`
  const list = await changeItems(db, ref, mayChange, sql`checked = ${value}`)
  if (!list.items.some((item) => item.id === itemId)) {
    throw new AppError({ code: 'not_found', what: 'item' })
  }
  return list
}

/** One batch: the revision moves on if an item will change, then the items change, then both are read. */
async function changeItems(
  db: Db,
  ref: ListRef,
  mayChange: ReturnType<typeof sql>,
  set: ReturnType<typeof sql>,
): Promise<GroceryList> {
  const isTheirs = sql`id = ${ref.id} AND profile_id = ${ref.profileId}`
  const [, , , lists, items] = await guarded(
    db.batch([
      revGuard(db, groceryLists, ref),
      statement(
        db,
        sql`UPDATE grocery_lists SET rev = rev + 1 WHERE ${isTheirs}
        AND EXISTS (SELECT 1 FROM grocery_list_items WHERE ${mayChange})`,
      ),
      statement(
        db,
        sql`UPDATE grocery_list_items SET ${set} WHERE ${mayChange}
        AND EXISTS (SELECT 1 FROM grocery_lists WHERE ${isTheirs})`,
      ),
      ...selectGroceryList(db, ref),
    ]),
  )
  const list = toGroceryList(lists[0], items)
  if (!list) throw new AppError({ code: 'not_found', what: 'grocery list' })
  return list
}

/** Deletes a list; its items go too. Throws `not_found`, `stale`. */
export async function deleteGroceryList(db: Db, ref: ListRef): Promise<void> {
  const [, deleted] = await guarded(
    db.batch([
      revGuard(db, groceryLists, ref),
      db
        .delete(groceryLists)
        .where(and(eq(groceryLists.id, ref.id), eq(groceryLists.profile_id, ref.profileId)))
        .returning({ id: groceryLists.id }),
    ]),
  )
  if (!deleted[0]) throw new AppError({ code: 'not_found', what: 'grocery list' })
}

/** Throws `validation_failed` for a tick of something that is not on the list. */
export function refuseStrangers(checkedIds: string[], items: { id: string }[]): void {
  const known = new Set(items.map((item) => item.id))
  const at = checkedIds.findIndex((id) => !known.has(id))
  if (at < 0) return
  throw invalid({ path: `checked_items.${at}`, message: 'Not an item of this list' })
}
