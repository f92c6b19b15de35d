/** Brings picked recipes into the kitchen, portion by portion: can be gone on with, and taken back. No words here. */
import { inBatches } from '#shared/archives/batches.ts'
import type { RecipeInput } from '#shared/recipes/schema.ts'
import { isClientFault } from '#web/lib/api.ts'
import { createFollowUp, type Followed, type FollowUpPort, type Row } from './follow-up.ts'

/** `id` is made before the first try, so that trying again adds nothing twice. */
export type Draft = RecipeInput & { id: string }
/** `place` in the archive. */
export type Picked = { place: number; draft: Draft; hasPhoto: boolean } & Followed

export type KitchenPort = FollowUpPort & {
  /** The recipes that are new, and the ids that were there already. */
  add: (drafts: Draft[]) => Promise<{ created: Row[]; existing: string[] }>
  /** Whether the kitchen still has this photo of its own. */
  hasPhoto: (url: string) => Promise<boolean>
  /** False when somebody has changed the recipe since: then it stays. */
  remove: (row: Row) => Promise<boolean>
  /** The photo's bytes out of the archive. */
  photo: (place: number) => Promise<Uint8Array | null>
}

export type Tally = {
  total: number
  /** How many are in the kitchen because of us. */
  cameIn: number
  /** How many were sent without an answer: nobody knows whether they are in. */
  unsure: number
  /** How many somebody else had brought in before us. */
  wereThere: number
  /** Names of recipes whose photo could not be kept. */
  photosLost: string[]
  /** Photos from other sites: here, and still to be fetched once the recipes are in. */
  photosCame: number
  photosToCome: number
}

/** Contract: one to ten images a call. */
const PHOTOS_A_CALL = 10
/** Of a row that nobody has changed. */
export const FIRST_REV = 1
/** Deletes under way at once. */
const REMOVALS_AT_ONCE = 4

export type MoveIn = ReturnType<typeof createMoveIn>

/**
 * A move that `run` begins or goes on with. It ends between portions, each of which is in the kitchen
 * whole or not at all; it throws what the kitchen threw, and may then be run again or taken back.
 * `onPlanned` hears the ids of all before the first is sent.
 */
export function createMoveIn(picked: readonly Picked[], kitchen: KitchenPort) {
  const byId = new Map(picked.map((one) => [one.draft.id, one]))
  const batches = inBatches(picked.map(({ draft }) => draft))
  const rows = new Map<string, Row>()
  const photoUrls = new Map<string, string | null>()
  const tried = new Set<number>()
  const followUp = createFollowUp((id) => byId.get(id), rows, kitchen)
  let next = 0
  let wereThere = 0

  const unsure = () =>
    tried.has(next) ? (batches[next] ?? []).filter(({ id }) => !rows.has(id)) : []

  const tally = (): Tally => ({
    total: picked.length,
    cameIn: rows.size,
    unsure: unsure().length,
    wereThere,
    photosLost: [
      ...[...photoUrls].flatMap(([id, url]) => (url === null ? id : [])),
      ...followUp.photosLost(),
    ].flatMap((id) => byId.get(id)?.draft.name ?? []),
    photosCame: followUp.photosCame(),
    photosToCome: followUp.photosToCome(),
  })

  async function run(onProgress: (tally: Tally) => void, isStopped: () => boolean): Promise<void> {
    while (next < batches.length && !isStopped()) {
      const batch = batches[next] ?? []
      await storePhotos(batch)
      const isRetry = tried.has(next)
      tried.add(next)
      const { created, existing } = await kitchen.add(batch.map(withPhoto)).catch((error) => {
        // refused is refused: nothing of it is in, and the next try is the first
        if (isClientFault(error)) tried.delete(next)
        throw error
      })
      for (const { id, rev } of created) rows.set(id, { id, rev })
      // on a second try they are what the first left there before its answer was lost
      if (isRetry) for (const id of existing) rows.set(id, { id, rev: FIRST_REV })
      else wereThere += existing.length
      next++
      followUp.add(batch.map(({ id }) => id).filter((id) => rows.has(id)))
      onProgress(tally())
      await followUp.rate()
    }
    await followUp.rate()
    if (next === batches.length) await followUp.bringPhotos(() => onProgress(tally()), isStopped)
  }

  async function storePhotos(batch: readonly Draft[]): Promise<void> {
    const wanted = batch.filter(({ id }) => !photoUrls.has(id))
    for (const { id, image_url } of wanted) {
      if (!image_url || byId.get(id)?.hasPhoto) continue
      photoUrls.set(id, (await kitchen.hasPhoto(image_url)) ? image_url : null)
    }
    const inArchive = wanted.filter(({ id }) => byId.get(id)?.hasPhoto)
    for (let start = 0; start < inArchive.length; start += PHOTOS_A_CALL) {
      await storeSome(inArchive.slice(start, start + PHOTOS_A_CALL))
    }
  }

  async function storeSome(drafts: readonly Draft[]): Promise<void> {
    const files: { id: string; file: File }[] = []
    for (const { id } of drafts) {
      const bytes = await kitchen.photo(byId.get(id)?.place ?? -1)
      if (bytes) files.push({ id, file: new File([bytes as Uint8Array<ArrayBuffer>], id) })
      else photoUrls.set(id, null)
    }
    if (files.length === 0) return
    const urls = await kitchen.storePhotos(files.map(({ file }) => file))
    for (const [index, { id }] of files.entries()) photoUrls.set(id, urls[index] ?? null)
  }

  function withPhoto(draft: Draft): Draft {
    const url = photoUrls.get(draft.id)
    return url === undefined ? draft : { ...draft, image_url: url }
  }

  return {
    tally,
    ids: [...byId.keys()],
    run,
    /** Takes out what came in or may have; how many stay because somebody has changed them since. */
    takeBack: (onProgress: (done: number, total: number) => void) => {
      for (const { id } of unsure()) rows.set(id, { id, rev: FIRST_REV })
      return removeAll([...rows.values()], kitchen.remove, onProgress, ({ id }) => rows.delete(id))
    },
  }
}

/** Throws what the kitchen threw; what is gone by then stays gone, and may be asked for again. */
export async function removeAll(
  rows: readonly Row[],
  remove: KitchenPort['remove'],
  onProgress: (done: number, total: number) => void,
  onRemoved: (row: Row) => void = () => {},
): Promise<{ kept: number }> {
  let kept = 0
  let done = 0
  for (let start = 0; start < rows.length; start += REMOVALS_AT_ONCE) {
    await Promise.all(
      rows.slice(start, start + REMOVALS_AT_ONCE).map(async (row) => {
        if (!(await remove(row))) kept++
        onRemoved(row)
        onProgress(++done, rows.length)
      }),
    )
  }
  return { kept }
}
