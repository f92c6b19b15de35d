/** Which photo in an archive is meant, by its name without the ending. Reads none. */

import type { Photo } from './found-recipe.ts'
import { ARCHIVE_LIMITS } from './limits.ts'
import type { Zip, ZipEntry } from './zip.ts'

/** The photo of the first of these names, as seen from the folder of the recipe; else `null`. */
export type PhotoFinder = (names: readonly string[]) => Photo | null

/** Where there are no photos. */
export const noPhotos: PhotoFinder = () => null

export const PHOTO_ENDING = /\.(?:jpe?g|png|gif|webp|avif|heic|heif|bmp)$/i

/** `open` gives the zip again: one within another is not kept open. The finder is of one folder in it. */
export function photosIn(
  entries: readonly ZipEntry[],
  open: () => Promise<Zip>,
): (folder: string) => PhotoFinder {
  const byName = new Map<string, ZipEntry>()
  for (const entry of entries) {
    if (PHOTO_ENDING.test(entry.path)) byName.set(keyOf(entry.path), entry)
  }
  return (folder) => (names) => {
    const entry = names.map((name) => byName.get(keyOf(folder + name))).find((one) => one)
    return entry ? () => readPhoto(entry.path, open) : null
  }
}

function keyOf(path: string): string {
  return path.replace(PHOTO_ENDING, '').replace(/^\.\//, '').toLowerCase()
}

async function readPhoto(path: string, open: () => Promise<Zip>): Promise<Uint8Array | null> {
  const zip = await open()
  const entry = zip.entries.find((one) => one.path === path)
  if (!entry || entry.bytes > ARCHIVE_LIMITS.photoBytes) return null
  return zip.read(entry, ARCHIVE_LIMITS.photoBytes)
}
