/** Adds many recipes at once, all or none. */
import { getTableColumns, sql } from 'drizzle-orm'
import type { Recipe, RecipeDraft } from '#shared/recipes/schema.ts'
import type { Db } from '../../db/client.ts'
import { jsonChunks } from '../../db/json-chunks.ts'
import { recipes } from '../../db/schema.ts'
import { newRecipe } from './recipes.queries.ts'

/**
 * Adds the recipes that are not there yet, in one transaction. `created` are their rows and `existing`
 * the ids that were there, both in the order they came; an id that stands twice counts once.
 */
export async function addRecipes(
  { db, now }: { db: Db; now: Date },
  drafts: readonly RecipeDraft[],
): Promise<{ created: Recipe[]; existing: string[] }> {
  const wanted = new Map<string, ReturnType<typeof newRecipe>>()
  for (const draft of drafts) {
    const recipe = newRecipe(draft, now)
    if (!wanted.has(recipe.id)) wanted.set(recipe.id, recipe)
  }
  // 200 recipes can be 8 MB, more than one parameter holds.
  const [first, ...rest] = jsonChunks([...wanted.values()]).map((chunk) => insertAll(db, chunk))
  if (!first) return { created: [], existing: [] }
  const rows = (await db.batch([first, ...rest])).flat()

  const byId = new Map(rows.map((row) => [row.id, { ...row, ratings: [] }]))
  const ids = [...wanted.keys()]
  return {
    created: ids.flatMap((id) => byId.get(id) ?? []),
    existing: ids.filter((id) => !byId.has(id)),
  }
}

/** One statement with one parameter, whatever the number of rows: a query takes at most 100. */
function insertAll(db: Db, json: string) {
  const field = (name: string) => sql`json_extract(value, ${sql.raw(`'$.${name}'`)})`
  const columns = Object.keys(getTableColumns(recipes)).map(field)
  // `where true` tells SQLite that 'on conflict' is not the join's 'on'.
  return db
    .insert(recipes)
    .select(sql`select ${sql.join(columns, sql`, `)} from json_each(${json}) where true`)
    .onConflictDoNothing()
    .returning()
}
