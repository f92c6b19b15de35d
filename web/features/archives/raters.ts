/** Whose the ratings of an archive become: theirs where they live here, else the one's who brings them in. Pure. */
import type { FoundRating } from '#shared/archives/found-recipe.ts'
import type { RatingDraft } from '#shared/recipes/ratings.ts'

/** Who rated in the archive (`null`: its owner) to who it is here; who is in neither is left out. */
export type Raters = ReadonlyMap<string | null, string>

/** `people` are asked for only when the archive names somebody. A lone stranger is the one who moves. */
export async function ratersOf(
  found: readonly { ratings: readonly FoundRating[] }[],
  profileId: string | null,
  people: () => Promise<readonly { id: string }[]>,
): Promise<Raters> {
  const named = new Set(found.flatMap(({ ratings }) => ratings.map(({ profile_id }) => profile_id)))
  named.delete(null)
  const here = named.size > 0 ? new Set((await people()).map(({ id }) => id)) : new Set<string>()
  const strangers = [...named].filter((id) => id !== null && !here.has(id))
  const raters = new Map<string | null, string>([...here].map((id) => [id, id]))
  if (profileId !== null) {
    raters.set(null, profileId)
    if (strangers.length === 1 && !named.has(profileId)) raters.set(strangers[0] ?? null, profileId)
  }
  return raters
}

export function ratingsFor(
  ratings: readonly FoundRating[],
  raters: Raters,
): { profileId: string; rating: RatingDraft }[] {
  return ratings.flatMap(({ profile_id, stars, never }) => {
    const profileId = raters.get(profile_id)
    return profileId === undefined ? [] : [{ profileId, rating: { stars, never } }]
  })
}
