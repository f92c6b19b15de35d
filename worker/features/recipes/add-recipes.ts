/** Adds many recipes at once, all or none. */
import { getTableColumns, sql } from 'drizzle-orm'
import type { Recipe, RecipeDraft } from '#shared/recipes/schema.ts'
import type { Db } from '../../db/client.ts'
import { recipes } from '../../db/schema.ts'
import { newRecipe } from './recipes.queries.ts'

/** D1 takes 2 MB as one value; 200 recipes can be 8 MB. In bytes. */
const CHUNK_MAX_BYTES = 1_800_000

/**
 * Adds the recipes that are not there yet, in one transaction. `created` are their rows and `existing`
 * the ids that were there, both in the order they came; an id that stands twice counts once.
 */
export async function addRecipes(
  { db, now }: { db: Db; now: Date },
  drafts: readonly RecipeDraft[],
): Promise<{ created: Recipe[]; existing: string[] }> {
  const wanted = new Map<string, Recipe>()
  for (const draft of drafts) {
    const recipe = newRecipe(draft, now)
    if (!wanted.has(recipe.id)) wanted.set(recipe.id, recipe)
  }
  const [first, ...rest] = chunksOf([...wanted.values()]).map((chunk) => insertAll(db, chunk))
  if (!first) return { created: [], existing: [] }
  const rows = (await db.batch([first, ...rest])).flat()

  const byId = new Map(rows.map((row) => [row.id, row]))
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

/** JSON arrays of the rows, each of at most the size that one parameter may have. */
function chunksOf(rows: readonly Recipe[]): string[] {
  const chunks: string[][] = []
  let room = 0
  for (const row of rows) {
    const json = JSON.stringify(row)
    const size = new TextEncoder().encode(json).length + 1
    if (size > room || chunks.length === 0) {
      chunks.push([])
      room = CHUNK_MAX_BYTES
    }
    chunks.at(-1)?.push(json)
    room -= size
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`)
}
