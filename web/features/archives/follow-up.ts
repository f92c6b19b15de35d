/** What follows recipes once they are in: what people think of them, and photos from other sites. No words here. */
import type { RatingDraft } from '#shared/recipes/ratings.ts'
import { hasCode, isClientFault } from '#web/lib/api.ts'

/** A row of ours in the kitchen, and the revision that we left it in. */
export type Row = { id: string; rev: number }

export type Followed = {
  photoUrl: string | null
  ratings: readonly { profileId: string; rating: RatingDraft }[]
}

export type FollowUpPort = {
  rate: (id: string, profileId: string, rating: RatingDraft) => Promise<unknown>
  /** A photo on the web, its bytes; throws what the kitchen says of one that cannot be had. */
  fetchPhoto: (url: string) => Promise<Blob>
  /** Addresses in the order of the files; `null` for a photo that cannot be stored. */
  storePhotos: (files: File[]) => Promise<(string | null)[]>
  /** Gives a recipe its photo; `null` when somebody has changed it since. */
  setPhoto: (row: Row, url: string) => Promise<Row | null>
  /** A recipe's photo as it stands now, with its revision; `null` when the recipe is gone. */
  photoNow: (id: string) => Promise<{ rev: number; url: string | null } | null>
  /** A while, when the kitchen has fetched as much as it may in a minute. */
  pause: () => Promise<void>
}

/** `stored`: our own address of it, once it has one: a second try gives the recipe the same photo. */
type PhotoToBring = { id: string; url: string; stored: string | null }

/** Ratings under way at once. */
const RATINGS_AT_ONCE = 4

/**
 * Remembers what is still to be done, so that a run that broke off goes on where it was. `rows` are
 * those of the move, whose revisions it keeps right.
 */
export function createFollowUp(
  of: (id: string) => Followed | undefined,
  rows: Map<string, Row>,
  kitchen: FollowUpPort,
) {
  const ratings: { id: string; profileId: string; rating: RatingDraft }[] = []
  const photos: PhotoToBring[] = []
  const lost: string[] = []
  let came = 0

  async function photoOf(url: string): Promise<string | null> {
    const bytes = await kitchen.fetchPhoto(url)
    const [stored] = await kitchen.storePhotos([new File([bytes], 'photo', { type: bytes.type })])
    return stored ?? null
  }

  /** Somebody has changed the recipe since, or we have: the answer to an earlier try may be lost. */
  async function settle(row: Row, url: string): Promise<Row | null> {
    const changed = await kitchen.setPhoto(row, url)
    if (changed) return changed
    const now = await kitchen.photoNow(row.id)
    return now?.url === url ? { id: row.id, rev: now.rev } : null
  }

  /** False when it has to be asked for again. */
  async function bring(photo: PhotoToBring): Promise<boolean> {
    const { id } = photo
    const row = rows.get(id)
    try {
      if (row) photo.stored ??= await photoOf(photo.url)
      const changed = row && photo.stored ? await settle(row, photo.stored) : null
      if (changed) rows.set(id, changed)
      if (changed) came++
      else lost.push(id)
      return true
    } catch (error) {
      if (hasCode(error, 'rate_limited')) return false
      if (!isClientFault(error)) throw error
      lost.push(id)
      return true
    }
  }

  return {
    /** Recipes that are in now. */
    add(ids: readonly string[]): void {
      for (const id of ids) {
        const { photoUrl = null, ratings: theirs = [] } = of(id) ?? {}
        if (photoUrl !== null) photos.push({ id, url: photoUrl, stored: null })
        ratings.push(...theirs.map((one) => ({ id, ...one })))
      }
    },
    /** A rating that the kitchen refuses is let go; a lost network throws, and keeps the rest. */
    async rate(): Promise<void> {
      while (ratings.length > 0) {
        const some = ratings.slice(0, RATINGS_AT_ONCE)
        await Promise.all(
          some.map(({ id, profileId, rating }) =>
            kitchen.rate(id, profileId, rating).catch((error) => {
              if (!isClientFault(error)) throw error
            }),
          ),
        )
        ratings.splice(0, some.length)
      }
    },
    async bringPhotos(onProgress: () => void, isStopped: () => boolean): Promise<void> {
      for (let next = photos[0]; next && !isStopped(); next = photos[0]) {
        if (await bring(next)) photos.shift()
        else await kitchen.pause()
        onProgress()
      }
    },
    photosCame: () => came,
    photosToCome: () => photos.length,
    photosLost: (): readonly string[] => lost,
  }
}
