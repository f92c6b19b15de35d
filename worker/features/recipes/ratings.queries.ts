/** Rows of `recipe_ratings`. Which recipe they belong to is read in `recipes.queries.ts`. */
import { and, eq } from 'drizzle-orm'
import type { RatingDraft } from '#shared/recipes/ratings.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import type { Db } from '../../db/client.ts'
import { isForeignKeyViolation } from '../../db/d1-errors.ts'
import { recipeRatings } from '../../db/schema.ts'
import { getProfile } from '../profiles/profiles.queries.ts'
import { getRecipe } from './recipes.queries.ts'

/**
 * Says what a profile thinks of a recipe and answers with the recipe's row; saying nothing takes the
 * rating away. Throws `not_found` of the profile or the recipe.
 */
export async function rateRecipe(
  db: Db,
  { recipeId, profileId }: { recipeId: string; profileId: string },
  rating: RatingDraft,
): Promise<Recipe> {
  const isNothing = rating.stars === null && !rating.never
  const row = { recipe_id: recipeId, profile_id: profileId, ...rating }
  const theirs = and(eq(recipeRatings.recipe_id, recipeId), eq(recipeRatings.profile_id, profileId))
  const target = [recipeRatings.recipe_id, recipeRatings.profile_id]
  try {
    if (isNothing) await db.delete(recipeRatings).where(theirs)
    else {
      await db.insert(recipeRatings).values(row).onConflictDoUpdate({ target, set: rating })
      return await getRecipe(db, recipeId)
    }
  } catch (cause) {
    if (!isForeignKeyViolation(cause)) throw cause
  }
  await getProfile(db, profileId)
  return getRecipe(db, recipeId)
}
