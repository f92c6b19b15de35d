/** Creates a plan with its grocery list, both or neither. */
import { invalid } from '#shared/errors.ts'
import { categoriesOf, groceriesOfRecipes } from '#shared/groceries/build-list.ts'
import type { GroceryList } from '#shared/groceries/schema.ts'
import type { PlanDraft, WeeklyMealPlan } from '#shared/plans/schema.ts'
import { recipesById } from '#shared/recipes/by-id.ts'
import type { Db } from '../../db/client.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../db/d1-errors.ts'
import { findGroceryList, insertGroceryList } from '../groceries/groceries.queries.ts'
import { findRecipes } from '../recipes/recipes.queries.ts'
import { getPlan, insertPlan, ownerOfPlan, unknownRecipes } from './plans.queries.ts'

type Ports = { db: Db; now: Date }
type Created = {
  weeklyMealPlan: WeeklyMealPlan
  /** Null when no chosen recipe has an ingredient. */
  groceryList: GroceryList | null
}

/**
 * Stores the plan and the merged, categorised groceries of its recipes in one transaction. The same id
 * sent again, also at the same moment, answers with what is there.
 * Throws `validation_failed` for a recipe that is not there, for an id of another profile's plan and for
 * groceries of which one line would be too long to be stored.
 */
export async function createPlan(
  { db, now }: Ports,
  profileId: string,
  draft: PlanDraft,
): Promise<Created> {
  const id = draft.id ?? crypto.randomUUID()
  if (draft.id === undefined || (await ownerOfPlan(db, id)) === null) {
    await store({ db, now }, { ...draft, id }, profileId)
  }
  if (draft.id !== undefined && (await ownerOfPlan(db, id)) !== profileId) {
    throw invalid({ path: 'id', message: 'This id is taken' })
  }
  return {
    weeklyMealPlan: await getPlan(db, { profileId, id }),
    groceryList: await findGroceryList(db, { profileId, planId: id }),
  }
}

async function store(
  { db, now }: Ports,
  draft: PlanDraft & { id: string },
  profileId: string,
): Promise<void> {
  const plan: WeeklyMealPlan = {
    id: draft.id,
    profile_id: profileId,
    name: draft.name,
    week_start_date: draft.weekStartDate,
    selected_recipe_ids: draft.selectedRecipes,
    meal_schedule: draft.mealSchedule,
    weekly_summary: null,
    created_at: now.toISOString(),
    rev: 1,
  }
  const groceries = await groceriesOf(db, plan, draft.plain)
  try {
    await db.batch([...insertPlan(db, plan), ...groceries])
  } catch (cause) {
    // The same request came in twice at once: the other one did it all.
    if (isUniqueViolation(cause, 'weekly_meal_plans.id')) return
    if (!isForeignKeyViolation(cause)) throw cause
    await refuseUnknown(db, draft.selectedRecipes)
    throw cause
  }
}

/** The statements that store the groceries; none when there is nothing to buy. */
async function groceriesOf(db: Db, plan: WeeklyMealPlan, plain: boolean) {
  const found = await findRecipes(db, plan.selected_recipe_ids)
  if (found.length < plan.selected_recipe_ids.length) {
    await refuseUnknown(db, plan.selected_recipe_ids)
  }
  const recipes = recipesById(found)(plan.selected_recipe_ids)
  const items = groceriesOfRecipes(recipes, { plain })
  if (items.length === 0) return []
  return insertGroceryList(db, {
    id: crypto.randomUUID(),
    weekly_meal_plan_id: plan.id,
    profile_id: plan.profile_id,
    items,
    categories: categoriesOf(items),
    checked_items: [],
    created_at: plan.created_at,
  })
}

async function refuseUnknown(db: Db, recipeIds: readonly string[]): Promise<void> {
  const issues = await unknownRecipes(db, recipeIds, 'selectedRecipes')
  if (issues.length > 0) throw invalid(...issues)
}
