/** Rows of `weekly_meal_plans` with their recipes and meals. Rules that look at a whole plan are operations. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { AppError, type Issue } from '#shared/errors.ts'
import { DAYS, type Day } from '#shared/plans/limits.ts'
import type { MealSchedule, WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Db } from '../../db/client.ts'
import { guarded, type ListRef, revGuard } from '../../db/rev-guard.ts'
import { weeklyMealPlans } from '../../db/schema.ts'
import { statement } from '../../db/statement.ts'

type Meal = [day: Day, recipeId: string]

/** The wire's shape in one query: children come as JSON, in the order of their positions. */
const fields = {
  id: weeklyMealPlans.id,
  profile_id: weeklyMealPlans.profile_id,
  name: weeklyMealPlans.name,
  week_start_date: weeklyMealPlans.week_start_date,
  selected_recipe_ids: sql`(
    SELECT json_group_array(recipe_id ORDER BY position) FROM plan_recipes
    WHERE plan_id = weekly_meal_plans.id)`.mapWith((json) => JSON.parse(json) as string[]),
  meal_schedule: sql`(
    SELECT json_group_array(json_array(day, recipe_id) ORDER BY position) FROM plan_meals
    WHERE plan_id = weekly_meal_plans.id)`.mapWith((json) => scheduleOf(JSON.parse(json))),
  weekly_summary: weeklyMealPlans.weekly_summary,
  created_at: weeklyMealPlans.created_at,
  rev: weeklyMealPlans.rev,
}

/** Plans in the wire's shape, as a member of a batch; all of the kitchen's when no condition is given. */
export function selectPlans(db: Db, where?: SQL) {
  return db
    .select(fields)
    .from(weeklyMealPlans)
    .where(where)
    .orderBy(
      desc(weeklyMealPlans.week_start_date),
      desc(weeklyMealPlans.created_at),
      desc(weeklyMealPlans.id),
    )
}

/** The profile's plans, week_start_date descending, of one week the newest first. */
export async function listPlans(db: Db, profileId: string): Promise<WeeklyMealPlan[]> {
  return selectPlans(db, eq(weeklyMealPlans.profile_id, profileId))
}

/** One plan of a profile. Throws `not_found`, also when it is another profile's. */
export async function getPlan(db: Db, ref: Omit<ListRef, 'rev'>): Promise<WeeklyMealPlan> {
  const [plan] = await selectPlans(db, isTheirs(ref))
  if (!plan) throw new AppError({ code: 'not_found', what: 'plan' })
  return plan
}

/** Whose a plan is; `null` when there is none of that id. */
export async function ownerOfPlan(db: Db, id: string): Promise<string | null> {
  const row = await db
    .select({ profileId: weeklyMealPlans.profile_id })
    .from(weeklyMealPlans)
    .where(eq(weeklyMealPlans.id, id))
    .get()
  return row?.profileId ?? null
}

/** Deletes a plan; its grocery list goes too. Throws `not_found`, `stale`. */
export async function deletePlan(db: Db, ref: ListRef): Promise<void> {
  const [, deleted] = await guarded(
    db.batch([
      revGuard(db, weeklyMealPlans, ref),
      db.delete(weeklyMealPlans).where(isTheirs(ref)).returning({ id: weeklyMealPlans.id }),
    ]),
  )
  if (!deleted[0]) throw new AppError({ code: 'not_found', what: 'plan' })
}

/** The statements of a batch that store a new plan. They fail when the id is taken or a recipe is gone. */
export function insertPlan(db: Db, plan: WeeklyMealPlan) {
  const { selected_recipe_ids, meal_schedule, ...row } = plan
  return [
    db.insert(weeklyMealPlans).values(row),
    insertRecipes(db, plan.id, selected_recipe_ids),
    insertMeals(db, plan.id, meal_schedule),
  ] as const
}

/** The statements of a batch that give a plan these recipes for those it had. */
export function replaceRecipes(db: Db, planId: string, recipeIds: readonly string[]) {
  return [
    statement(db, sql`DELETE FROM plan_recipes WHERE plan_id = ${planId}`),
    insertRecipes(db, planId, recipeIds),
  ] as const
}

/** The statements of a batch that give a plan this schedule for the one it had. */
export function replaceMeals(db: Db, planId: string, schedule: MealSchedule) {
  return [
    statement(db, sql`DELETE FROM plan_meals WHERE plan_id = ${planId}`),
    insertMeals(db, planId, schedule),
  ] as const
}

/** An issue for each id that names no recipe; `field` is the list's name in the body. */
export async function unknownRecipes(
  db: Db,
  recipeIds: readonly string[],
  field: string,
): Promise<Issue[]> {
  const rows = await db.all<{ place: number }>(sql`
    SELECT key AS place FROM json_each(${JSON.stringify(recipeIds)})
    WHERE value NOT IN (SELECT id FROM recipes)`)
  return rows.map(({ place }) => ({ path: `${field}.${place}`, message: 'No such recipe' }))
}

function isTheirs({ id, profileId }: Omit<ListRef, 'rev'>): SQL | undefined {
  return and(eq(weeklyMealPlans.id, id), eq(weeklyMealPlans.profile_id, profileId))
}

function insertRecipes(db: Db, planId: string, recipeIds: readonly string[]) {
  return statement(
    db,
    sql`
    INSERT INTO plan_recipes (plan_id, recipe_id, position)
    SELECT ${planId}, value, key FROM json_each(${JSON.stringify(recipeIds)})`,
  )
}

function insertMeals(db: Db, planId: string, schedule: MealSchedule) {
  const meals = DAYS.flatMap((day) =>
    (schedule[day] ?? []).map((recipe_id, position) => ({ day, position, recipe_id })),
  )
  return statement(
    db,
    sql`
    INSERT INTO plan_meals (plan_id, day, position, recipe_id)
    SELECT ${planId}, value ->> 'day', value ->> 'position', value ->> 'recipe_id'
    FROM json_each(${JSON.stringify(meals)})`,
  )
}

/** Days without meals are absent. */
function scheduleOf(meals: Meal[]): MealSchedule {
  const days = DAYS.map((day): [Day, string[]] => [
    day,
    meals.filter((meal) => meal[0] === day).map((meal) => meal[1]),
  ])
  return Object.fromEntries(days.filter(([, ids]) => ids.length > 0))
}
