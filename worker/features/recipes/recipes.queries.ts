/** Rows of `recipes`. Merging a change into a row is `change-recipe.ts`. */
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#shared/errors.ts'
import type { Rating } from '#shared/recipes/ratings.ts'
import type { Recipe, RecipeDraft } from '#shared/recipes/schema.ts'
import { tagsOf } from '#shared/recipes/tags.ts'
import type { Db } from '../../db/client.ts'
import { planRecipes, recipes, versions, weeklyMealPlans } from '../../db/schema.ts'

/** As stored: without the ratings, which are rows of their own. */
type RecipeRow = Omit<Recipe, 'ratings'>

/** The wire's shape in one query. */
export const recipeFields = {
  ...getTableColumns(recipes),
  ratings: sql`(
    SELECT json_group_array(json_array(profile_id, stars, never) ORDER BY profile_id)
    FROM recipe_ratings WHERE recipe_id = recipes.id)`.mapWith(ratingsOf),
}

/** All recipes in the wire's shape, created_at descending, as a member of a batch. */
export function selectRecipes(db: Db) {
  return db.select(recipeFields).from(recipes).orderBy(desc(recipes.created_at), desc(recipes.id))
}

/** The collection's ETag, quotes included. */
export async function recipesEtag(db: Db): Promise<string> {
  return etagOf(await versionQuery(db))
}

/** All recipes, created_at descending, with the ETag of exactly these rows: both are read in one batch. */
export async function listRecipes(db: Db): Promise<{ etag: string; recipes: Recipe[] }> {
  const [version, rows] = await db.batch([versionQuery(db), selectRecipes(db)])
  return { etag: etagOf(version), recipes: rows }
}

/** Every tag that a recipe carries, as `tagsOf` lists them: trimmed, once whatever its case, sorted. */
export async function listTags(db: Db): Promise<string[]> {
  const rows = await db.all<{ tag: string }>(
    sql`select distinct trim(tags.value) as tag from ${recipes}, json_each(${recipes.tags}) as tags order by tag`,
  )
  return tagsOf([{ tags: rows.map(({ tag }) => tag) }])
}

/** One recipe. Throws `not_found`. */
export async function getRecipe(db: Db, id: string): Promise<Recipe> {
  const row = await db.select(recipeFields).from(recipes).where(eq(recipes.id, id)).get()
  if (!row) throw new AppError({ code: 'not_found', what: 'recipe' })
  return row
}

/** Recipes by id, in no order; ids that name none are left out. */
export async function findRecipes(db: Db, ids: readonly string[]): Promise<Recipe[]> {
  return db
    .select(recipeFields)
    .from(recipes)
    .where(inArray(recipes.id, idsIn(ids)))
}

/** Adds a recipe; the same id sent again answers with the row that is there. */
export async function addRecipe(
  { db, now }: { db: Db; now: Date },
  draft: RecipeDraft,
): Promise<Recipe> {
  const recipe = newRecipe(draft, now)
  const row = await db.insert(recipes).values(recipe).onConflictDoNothing().returning().get()
  return row ? { ...row, ratings: [] } : getRecipe(db, recipe.id)
}

/** A draft as the row it becomes: an id where none came, revision 1. */
export function newRecipe(draft: RecipeDraft, now: Date): RecipeRow {
  return {
    ...draft,
    id: draft.id ?? crypto.randomUUID(),
    created_at: now.toISOString(),
    rev: 1,
  }
}

/**
 * Deletes a recipe and takes it out of every plan, whose revisions move on; one transaction.
 * `rev` is the revision that the caller saw, `null` for any. Throws `not_found`, `stale`.
 */
export async function deleteRecipe(db: Db, id: string, rev: number | null): Promise<void> {
  const meant = and(eq(recipes.id, id), rev === null ? undefined : eq(recipes.rev, rev)) as SQL
  const plansWithIt = db
    .select({ id: planRecipes.plan_id })
    .from(planRecipes)
    .innerJoin(recipes, eq(recipes.id, planRecipes.recipe_id))
    .where(meant)
  const [, deleted] = await db.batch([
    db
      .update(weeklyMealPlans)
      .set({ rev: sql`${weeklyMealPlans.rev} + 1` })
      .where(inArray(weeklyMealPlans.id, plansWithIt)),
    db.delete(recipes).where(meant).returning({ id: recipes.id }),
  ])
  if (deleted.length > 0) return
  await getRecipe(db, id)
  throw new AppError({ code: 'stale' })
}

function ratingsOf(json: string): Rating[] {
  const rows: [string, number | null, number][] = JSON.parse(json)
  return rows.map(([profile_id, stars, never]) => ({ profile_id, stars, never: never === 1 }))
}

/** Ids as one bound parameter: a query takes at most 100. */
function idsIn(ids: readonly string[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(ids)}))`
}

function versionQuery(db: Db) {
  return db
    .select({ kitchen: versions.kitchen, version: versions.version })
    .from(versions)
    .where(eq(versions.name, 'recipes'))
}

function etagOf(rows: { kitchen: string; version: number }[]): string {
  const [row] = rows
  if (!row) throw new Error('The version of the recipe collection is missing')
  return `"recipes-${row.kitchen}-${row.version}"`
}
