/** Changes some fields of a plan: its schedule holds selected recipes only, whatever changes. */
import { eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { AppError, invalid } from '#shared/errors.ts'
import { keepMeals } from '#shared/plans/schedule-moves.ts'
import { type PlanPatch, strangersIn, type WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Db } from '../../db/client.ts'
import { isForeignKeyViolation } from '../../db/d1-errors.ts'
import { guarded, type ListRef, revGuard } from '../../db/rev-guard.ts'
import { weeklyMealPlans } from '../../db/schema.ts'
import { getPlan, replaceMeals, replaceRecipes, unknownRecipes } from './plans.queries.ts'

/** Other writers can get in between this often before we give up: a whole household, all at once. */
const TRIES = 50

/**
 * Writes the fields given and answers with the row. Meals that are not selected any more leave the
 * schedule. Without a revision a writer in between is merged with, not overwritten.
 * Throws `not_found`, `stale`, `validation_failed` for meals not selected and recipes that are not there.
 */
export async function changePlan(db: Db, ref: ListRef, patch: PlanPatch): Promise<WeeklyMealPlan> {
  for (let left = TRIES; left > 0; left--) {
    const before = await getPlan(db, ref)
    if (ref.rev !== null && before.rev !== ref.rev) break
    if (Object.keys(patch).length === 0) return before
    refuseStrangers(before, patch)
    // Words can be written over any revision; lists were checked against the one just read.
    const touchesLists = patch.selected_recipe_ids ?? patch.meal_schedule
    const rev = touchesLists ? before.rev : ref.rev
    const isDone = await tryBatch(db, { ...ref, rev }, writesOf(db, before, patch))
    if (isDone) return getPlan(db, ref)
    await refuseUnknown(db, patch)
  }
  throw new AppError({ code: 'stale' })
}

/** False when another writer came in between, or a recipe or the plan is not there. */
async function tryBatch(db: Db, ref: ListRef, writes: BatchItem<'sqlite'>[]): Promise<boolean> {
  try {
    await guarded(db.batch([revGuard(db, weeklyMealPlans, ref), ...writes]))
    return true
  } catch (cause) {
    const isStale = cause instanceof AppError && cause.failure.code === 'stale'
    if (isStale || isForeignKeyViolation(cause)) return false
    throw cause
  }
}

function writesOf(db: Db, before: WeeklyMealPlan, patch: PlanPatch): BatchItem<'sqlite'>[] {
  const { selected_recipe_ids: selected, meal_schedule: given, ...columns } = patch
  const schedule = given ?? (selected && keepMeals(before.meal_schedule, new Set(selected)))
  return [
    ...(selected ? replaceRecipes(db, before.id, selected) : []),
    ...(schedule ? replaceMeals(db, before.id, schedule) : []),
    db
      .update(weeklyMealPlans)
      .set({ ...columns, rev: sql`${weeklyMealPlans.rev} + 1` })
      .where(eq(weeklyMealPlans.id, before.id)),
  ]
}

function refuseStrangers(before: WeeklyMealPlan, patch: PlanPatch): void {
  const selected = patch.selected_recipe_ids ?? before.selected_recipe_ids
  const issues = strangersIn(patch.meal_schedule ?? {}, selected)
  if (issues.length === 0) return
  throw invalid(
    ...issues.map(({ path, message }) => ({ path: ['meal_schedule', ...path].join('.'), message })),
  )
}

async function refuseUnknown(db: Db, patch: PlanPatch): Promise<void> {
  const selected = patch.selected_recipe_ids ?? []
  const issues = await unknownRecipes(db, selected, 'selected_recipe_ids')
  if (issues.length > 0) throw invalid(...issues)
}
