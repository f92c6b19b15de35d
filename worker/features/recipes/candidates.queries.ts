/** Rows of `recipes` that a talk may be about, for a guide that ranks them itself. */
import { desc, inArray, sql } from 'drizzle-orm'
import type { ChatRecipe } from '#shared/guide/chat/kitchen.ts'
import type { Db } from '../../db/client.ts'
import { recipes } from '../../db/schema.ts'

/** guide.md, 'Search': so many are ranked within the time that a request has. */
const CANDIDATES_MAX = 200
/** A recipe that was named in the talk comes before all that only hold its words. */
const NAMED_SCORE = 100

const fields = {
  id: recipes.id,
  name: recipes.name,
  description: recipes.description,
  servings: recipes.servings,
  prep_time: recipes.prep_time,
  cook_time: recipes.cook_time,
  difficulty: recipes.difficulty,
  tags: recipes.tags,
  course: recipes.course,
  ingredients: recipes.ingredients,
  method: recipes.method,
}

const text = sql`lower(${recipes.name} || ' ' || coalesce(${recipes.description}, '') || ' ' || ${recipes.tags} || ' ' || ${recipes.ingredients})`

/**
 * At most 200 complete recipes: first those named in `said`, then those with most of the words (in small letters)
 * in name, description, tags or ingredients, then the newest. Ours: `instr`, for it needs no second table; SQLite
 * folds ASCII only.
 */
export async function findCandidates(
  db: Db,
  { words, said }: { words: readonly string[]; said: string },
): Promise<ChatRecipe[]> {
  const hits = sql`(SELECT count(*) FROM json_each(${JSON.stringify(words)}) AS word WHERE instr(${text}, word.value) > 0)`
  const named = sql`(instr(${said.toLowerCase()}, lower(${recipes.name})) > 0) * ${NAMED_SCORE}`
  return db
    .select(fields)
    .from(recipes)
    .where(sql`${recipes.ingredients} <> '[]'`)
    .orderBy(desc(sql`${hits} + ${named}`), desc(recipes.created_at), desc(recipes.id))
    .limit(CANDIDATES_MAX)
}

/** Names by id; ids that name no recipe are left out. */
export async function namesOfRecipes(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: recipes.id, name: recipes.name })
    .from(recipes)
    .where(inArray(recipes.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
