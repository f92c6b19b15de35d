/** Changes some fields of a recipe. The rules look at the whole recipe, so the change is merged first. */
import { and, eq, sql } from 'drizzle-orm'
import { AppError, invalid } from '#shared/errors.ts'
import { carryGroups, groupIssues } from '#shared/recipes/groups.ts'
import {
  dropBlanks,
  listIssues,
  type Recipe,
  type RecipePatch,
  tidySource,
} from '#shared/recipes/schema.ts'
import type { Db } from '../../db/client.ts'
import { recipes } from '../../db/schema.ts'
import { getRecipe, recipeFields } from './recipes.queries.ts'

/** Other writers can get in between this often before we give up; each of them got something done. */
const TRIES = 10

const SOURCE_FIELDS = [
  'source_type',
  'source_url',
  'source_book_name',
  'source_page_number',
] as const

/**
 * Writes the fields given and answers with the row. `rev` is the revision that the caller saw, `null`
 * for any: then a writer in between is merged with, not overwritten.
 * Throws `not_found`, `stale`, `validation_failed`.
 */
export async function changeRecipe(
  db: Db,
  id: string,
  patch: RecipePatch,
  rev: number | null,
): Promise<Recipe> {
  for (let left = TRIES; left > 0; left--) {
    const before = await getRecipe(db, id)
    if (rev !== null && before.rev !== rev) break
    const changes = changesOf(before, patch)
    if (Object.keys(changes).length === 0) return before
    const after = await db
      .update(recipes)
      .set({ ...changes, rev: sql`${recipes.rev} + 1` })
      .where(and(eq(recipes.id, id), eq(recipes.rev, before.rev)))
      .returning(recipeFields)
      .get()
    if (after) return after
  }
  throw new AppError({ code: 'stale' })
}

function changesOf(before: Recipe, patch: RecipePatch): Partial<Recipe> {
  const given = { ...before, ...groupsKept(before, patch), ...withoutSource(patch), ...patch }
  const issues = [
    ...(patch.ingredients || patch.method ? listIssues(given) : []),
    ...groupIssues(given.ingredient_groups, given.ingredients.length),
  ]
  if (issues.length > 0) {
    throw invalid(...issues.map(({ path, message }) => ({ path: path.join('.'), message })))
  }
  const merged = tidySource(dropBlanks(given))
  const named = Object.keys(patch) as (keyof RecipePatch)[]
  const touchesSource = SOURCE_FIELDS.some((field) => named.includes(field))
  const fields = new Set([
    ...named,
    ...(touchesSource ? SOURCE_FIELDS : []),
    ...(patch.ingredients ? (['ingredient_groups'] as const) : []),
  ])
  return Object.fromEntries([...fields].map((field) => [field, merged[field]]))
}

/** Ingredients sent without a word about their groups take along those that still fit. */
function groupsKept(before: Recipe, { ingredients }: RecipePatch): Partial<Recipe> {
  if (!ingredients) return {}
  return {
    ingredient_groups: carryGroups(before.ingredient_groups, before.ingredients, ingredients),
  }
}

/** 'No source' said alone clears what the row had; `tidySource` would read the type from it again. */
function withoutSource(patch: RecipePatch): Partial<Recipe> {
  if (patch.source_type !== null) return {}
  return { source_url: null, source_book_name: null, source_page_number: null }
}
