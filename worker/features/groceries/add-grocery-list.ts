/** Puts a list in its plan's place for one, and keeps the ticks when none are given. */
import { sql } from 'drizzle-orm'
import { AppError, invalid } from '#shared/errors.ts'
import type { GroceryList, GroceryListDraft } from '#shared/groceries/schema.ts'
import type { Db } from '../../db/client.ts'
import { guarded, stopUnless } from '../../db/rev-guard.ts'
import { statement } from '../../db/statement.ts'
import {
  findGroceryList,
  insertGroceryList,
  refuseStrangers,
  selectGroceryList,
  selectPlan,
  toGroceryList,
} from './groceries.queries.ts'

/** People who tick can get in between this often before we give up. */
const TRIES = 5

/**
 * Stores the list; the same id sent again answers with the row that is there. Without `checked_items`
 * what was ticked on the list before stays ticked, also what is ticked at this moment.
 * Throws `validation_failed` for a tick of an item that is not on the list and for an id of another
 * profile's list, `not_found` for another profile's plan, `stale` when ticks come in without end.
 */
export async function addGroceryList(
  ports: { db: Db; now: Date },
  profileId: string,
  draft: GroceryListDraft,
): Promise<GroceryList> {
  const { checked_items: given } = draft
  const id = draft.id ?? crypto.randomUUID()
  if (given) {
    refuseStrangers(given, draft.items)
    return store(ports, profileId, { ...draft, id, checked_items: given })
  }
  for (let left = TRIES; left > 1; left--) {
    try {
      return await storeKeepingTicks(ports, profileId, { ...draft, id })
    } catch (cause) {
      if (!(cause instanceof AppError) || cause.failure.code !== 'stale') throw cause
    }
  }
  return storeKeepingTicks(ports, profileId, { ...draft, id })
}

type Draft = GroceryListDraft & { id: string }

async function storeKeepingTicks(
  ports: { db: Db; now: Date },
  profileId: string,
  draft: Draft,
): Promise<GroceryList> {
  const planId = draft.weekly_meal_plan_id
  const before = await findGroceryList(ports.db, { profileId, planId })
  const isThere = new Set(draft.items.map((item) => item.id))
  const checked = before?.checked_items.filter((id) => isThere.has(id)) ?? []
  return store(ports, profileId, { ...draft, checked_items: checked }, before)
}

/** `before`, where it is given, is the list that must still be the plan's; null: it must have none. */
async function store(
  { db, now }: { db: Db; now: Date },
  profileId: string,
  draft: Draft & { checked_items: string[] },
  before?: GroceryList | null,
): Promise<GroceryList> {
  const { id, weekly_meal_plan_id: planId } = draft
  const [, , , , lists, items, plans] = await guarded(
    db.batch([
      sameListGuard(db, planId, before),
      ...insertGroceryList(db, { ...draft, profile_id: profileId, created_at: now.toISOString() }),
      ...selectGroceryList(db, { profileId, id }),
      selectPlan(db, profileId, planId),
    ]),
  )
  const list = toGroceryList(lists[0], items)
  if (list) return list
  if (plans[0]) throw invalid({ path: 'id', message: 'This id is taken' })
  throw new AppError({ code: 'not_found', what: 'plan' })
}

/** Stops its batch, as `revGuard` does, when the plan's list is another one or has moved on. */
function sameListGuard(db: Db, planId: string, before: GroceryList | null | undefined) {
  const now = sql`(SELECT id || ' ' || rev FROM grocery_lists WHERE weekly_meal_plan_id = ${planId})`
  const seen = before ? `${before.id} ${before.rev}` : null
  const mayBeAny = before === undefined ? 1 : 0
  return statement(db, stopUnless(sql`(${mayBeAny} OR ${now} IS ${seen})`))
}
