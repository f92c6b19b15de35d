/** The recipes of a zip or of a folder, file by file, and of zips within. Knows no keeper, keeps no photo. */
import { strFromU8 } from 'fflate'
import { asDocument } from './document.ts'
import { ArchiveError } from './fault.ts'
import type { Around, Doc, Keeper, Unread } from './keeper.ts'
import { KEEPERS } from './keepers.ts'
import type { ArchiveLimits } from './limits.ts'
import { PHOTO_ENDING, photosIn } from './photos.ts'
import type { OnProgress, Progress } from './read-archive.ts'
import { isGzip, isText, isZip } from './signatures.ts'
import { sourceOf } from './source.ts'
import { gunzip } from './unpack.ts'
import { openZip, type Zip, type ZipEntry } from './zip.ts'

type Place = {
  /** Gives the zip again: one within another is not kept open. */
  open: () => Promise<Zip>
  depth: number
  /** Told of each file that gave recipes. */
  onFound?: (path: string) => void
  onProgress?: OnProgress | undefined
  /** Each file was chosen by itself: one that is refused does not refuse the others. */
  isOneOfMany?: boolean
}

/** What a Mac adds to every zip, and files that hide. */
const UNSEEN = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/
/** How a page or an app looks and sounds: never a recipe, and nothing that anybody would miss. */
const DECORATION = /\.(?:css|m?js|map|svg|ico|ttf|otf|woff2?|eot)$/i
/** What is not unpacked to be looked at; it may hold recipes, so it is told. */
const NOT_TEXT = /\.(?:pdf|docx?|odt|pages|xlsx?|pptx?|mp[34]|m4[av]|mov|webm|db|sqlite3?|exe)$/i

/** Adds everything that the files hold to `progress`. Throws `ArchiveError` for what looks like an attack. */
export async function readZip(progress: Progress, zip: Zip, place: Place): Promise<void> {
  const entries = zip.entries.filter(({ path }) => !UNSEEN.test(path))
  const photosOf = photosIn(entries, place.open)
  const wanted = worthReading(entries)
  for (const [index, entry] of wanted.entries()) {
    place.onProgress?.(index, wanted.length)
    const before = progress.recipes.length
    await orTold(progress, entry.path, place, async () => {
      if (NOT_TEXT.test(entry.path)) return [{ name: entry.path, why: 'no_recipe' }]
      const bytes = await read(progress, zip, entry)
      if (isZip(bytes)) return readInner(progress, bytes, entry, place)
      return readText(progress, bytes, entry, photosOf, place)
    })
    if (progress.recipes.length > before) place.onFound?.(entry.path)
  }
  place.onProgress?.(wanted.length, wanted.length)
}

/** A backup says everything in its database; else every text and every zip is looked into. */
function worthReading(entries: readonly ZipEntry[]): ZipEntry[] {
  const database = entries.filter(({ path }) => /(?:^|\/)database\.json$/.test(path))
  if (database.length === 1) return database
  return entries.filter(({ path }) => !PHOTO_ENDING.test(path) && !DECORATION.test(path))
}

async function read(progress: Progress, zip: Zip, entry: ZipEntry): Promise<Uint8Array> {
  const { textBytes, totalBytes } = progress.limits
  const bytes = await zip.read(entry, Math.min(textBytes, totalBytes - progress.bytes))
  progress.bytes += bytes.length
  return bytes
}

async function readInner(
  progress: Progress,
  bytes: Uint8Array,
  entry: ZipEntry,
  { open, depth }: Place,
): Promise<Unread[]> {
  if (depth >= progress.limits.depth) throw new ArchiveError({ code: 'nested' })
  const openInner = async () => {
    const outer = await open()
    return openZip(sourceOf(await outer.read(entry, progress.limits.textBytes)))
  }
  const inner = await openZip(sourceOf(bytes))
  await readZip(progress, inner, { open: openInner, depth: depth + 1 })
  return []
}

async function readText(
  progress: Progress,
  bytes: Uint8Array,
  entry: ZipEntry,
  photosOf: ReturnType<typeof photosIn>,
  { open }: Place,
): Promise<Unread[]> {
  const { limits } = progress
  const text = textOf(bytes, limits)
  if (text === null) return [{ name: entry.path, why: { code: 'unknown' } }]
  progress.bytes += isGzip(bytes) ? text.length : 0
  const doc = asDocument(entry.path, text)
  const keeper = keeperOf(doc)
  if (!keeper) {
    return [{ name: entry.path, why: doc.form === 'text' ? { code: 'unknown' } : 'no_recipe' }]
  }

  const { recipes, unread, others } = keeper.read(doc, aroundOf(entry, photosOf, open, limits))
  for (const recipe of recipes) progress.recipes.push(recipe)
  if (progress.recipes.length > limits.recipes) throw new ArchiveError({ code: 'too_many_recipes' })
  progress.others ??= others ?? null
  if (recipes.length > 0 && !progress.origins.includes(keeper.name)) {
    progress.origins.push(keeper.name)
  }
  const isNothing = recipes.length === 0 && unread.length === 0
  return isNothing ? [{ name: entry.path, why: 'no_recipe' }] : unread
}

function keeperOf(doc: Doc): Keeper | undefined {
  return KEEPERS.find(({ recognise }) => recognise(doc))
}

/** Made apart from the text: what is kept for a photo must not keep the text that it was found in. */
function aroundOf(
  entry: ZipEntry,
  photosOf: ReturnType<typeof photosIn>,
  open: Place['open'],
  limits: ArchiveLimits,
): Around {
  const folder = entry.path.slice(0, entry.path.lastIndexOf('/') + 1)
  return {
    photosOf: (within) => photosOf(folder + within),
    again: async () => textOf(await (await open()).read(entry, limits.textBytes), limits) ?? '',
  }
}

/** Text of bytes that may be a gzip, without marks of byte order; `null` for what is none. */
function textOf(bytes: Uint8Array, { textBytes }: ArchiveLimits): string | null {
  const plain = isGzip(bytes) ? gunzip(bytes, textBytes) : bytes
  return isText(plain) ? strFromU8(plain).replace(/^\ufeff/, '') : null
}

/** What is damaged is told and passed over; anything that looks like an attack ends the reading. */
async function orTold(
  progress: Progress,
  path: string,
  { isOneOfMany = false }: Place,
  work: () => Promise<Unread[]>,
): Promise<void> {
  try {
    for (const unread of await work()) progress.unread.push(unread)
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    const isDamage = error.fault.code === 'broken'
    if (!isDamage && !isOneOfMany) throw error
    progress.unread.push({ name: path, why: isDamage ? 'damaged' : error.fault })
  }
}
