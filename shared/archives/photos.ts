/** Which photo in an archive is meant, by its name without the ending. Reads none. */

import type { Photo } from './found-recipe.ts'
import { ARCHIVE_LIMITS } from './limits.ts'
import type { Zip, ZipEntry } from './zip.ts'

/** The photo of the first of these names, as seen from the folder of the recipe; else `null`. */
export type PhotoFinder = (names: readonly string[]) => Photo | null

export const PHOTO_ENDING = /\.(?:jpe?g|png|gif|webp|avif|heic|heif|bmp)$/i

/** `open` gives the zip again: one within another is not kept open. The finder is of one folder in it. */
export function photosIn(
  entries: readonly ZipEntry[],
  open: () => Promise<Zip>,
): (folder: string) => PhotoFinder {
  const byName = new Map<string, ZipEntry>()
  const byFile = new Map<string, ZipEntry | null>()
  for (const entry of entries) {
    if (!PHOTO_ENDING.test(entry.path)) continue
    byName.set(keyOf(entry.path), entry)
    const file = fileOf(entry.path)
    byFile.set(file, byFile.has(file) ? null : entry)
  }
  return (folder) => (names) => {
    const entry =
      names.map((name) => byName.get(keyOf(folder + name))).find((one) => one) ??
      names.map((name) => byFile.get(fileOf(name))).find((one) => one)
    return entry ? () => readPhoto(entry.path, open) : null
  }
}

/** Its path without '.' and '..', without the ending, in small letters. */
function keyOf(path: string): string {
  const parts: string[] = []
  for (const part of path.replace(PHOTO_ENDING, '').toLowerCase().split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** Its name with the ending: where only one file has it, it is meant wherever it lies. '' without one. */
function fileOf(path: string): string {
  return PHOTO_ENDING.test(path) ? (path.split('/').at(-1) ?? '').toLowerCase() : ''
}

async function readPhoto(path: string, open: () => Promise<Zip>): Promise<Uint8Array | null> {
  const zip = await open()
  const entry = zip.entries.find((one) => one.path === path)
  if (!entry || entry.bytes > ARCHIVE_LIMITS.photoBytes) return null
  return zip.read(entry, ARCHIVE_LIMITS.photoBytes)
}
