/** What one person of the household thinks of a recipe. No I/O. */
import { z } from 'zod'
import { Id, whole } from '../fields.ts'

export const STARS_MAX = 5

/** 'Loved it' is five stars and the heart; 'Not again' is `never`. Neither said: there is no rating. */
export const Rating = z.object({
  profile_id: Id,
  stars: z.number().nullable(),
  never: z.boolean(),
})
export type Rating = z.infer<typeof Rating>

/** The body of `PUT /api/recipes/:id/ratings/:profileId`; `null` and `false` take the rating away. */
export const RatingDraft = z.strictObject({
  stars: whole(1, STARS_MAX).nullable(),
  never: z.boolean(),
})
export type RatingDraft = z.infer<typeof RatingDraft>

/** No stars and no 'never': the person has not said anything. */
export const NO_RATING: RatingDraft = { stars: null, never: false }

/** What this person said, or that they said nothing. */
export function ratingOf(ratings: readonly Rating[], profileId: string | null): RatingDraft {
  const found = ratings.find((rating) => rating.profile_id === profileId)
  return found ? { stars: found.stars, never: found.never } : NO_RATING
}

/** Five stars carry the heart. */
export function isLoved({ stars }: Pick<Rating, 'stars'>): boolean {
  return stars === STARS_MAX
}

/** The ratings of a recipe once this person has said this, or taken it back. */
export function withRating(
  ratings: readonly Rating[],
  profileId: string,
  rating: RatingDraft,
): Rating[] {
  const others = ratings.filter((one) => one.profile_id !== profileId)
  const isNothing = rating.stars === null && !rating.never
  return isNothing ? others : [...others, { profile_id: profileId, ...rating }]
}
