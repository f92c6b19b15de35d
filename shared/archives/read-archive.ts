/** Recipes out of a file of any recipe keeper. Reads through its source alone; writes nothing, keeps no photo. */
import { strFromU8 } from 'fflate'
import { ArchiveError } from './fault.ts'
import type { FoundRecipe } from './found-recipe.ts'
import type { OtherRows } from './kitchen.ts'
import { ARCHIVE_LIMITS, type ArchiveLimits } from './limits.ts'
import { noPhotos, photosIn } from './photos.ts'
import { type Origin, readArchiveText } from './read-text.ts'
import { type Source, sourceOf } from './source.ts'
import { gunzip } from './unpack.ts'
import { openZip, type Zip, type ZipEntry } from './zip.ts'

/** `unread` are the names of files in a zip that should hold a recipe and are damaged. */
export type Archive = {
  origin: Origin
  recipes: FoundRecipe[]
  unread: string[]
  others: OtherRows | null
}

/** Told after each file of a zip. */
export type OnProgress = (done: number, total: number) => void

/**
 * Everything in the file that is a recipe. Throws `ArchiveError` for what cannot be read or should not
 * be; a damaged recipe in a whole archive is told in `unread`.
 */
export async function readArchive(
  source: Source,
  { onProgress, limits = ARCHIVE_LIMITS }: { onProgress?: OnProgress; limits?: ArchiveLimits } = {},
): Promise<Archive> {
  if (source.size === 0) throw new ArchiveError({ code: 'empty' })
  if (source.size > limits.fileBytes) throw new ArchiveError({ code: 'too_large' })
  const reading: Reading = { origin: null, recipes: [], unread: [], others: null, bytes: 0, limits }
  const head = await source.read(0, 4)
  if (isZip(head)) {
    const zip = await openZip(source)
    await readZip(reading, zip, { open: async () => zip, depth: 0, onProgress })
  } else await readSingle(reading, source)
  const { origin, recipes, unread, others } = reading
  if (recipes.length === 0 && unread.length > 0) throw new ArchiveError({ code: 'broken' })
  if (origin === null || recipes.length === 0) throw new ArchiveError({ code: 'no_recipes' })
  return { origin, recipes, unread, others }
}

/** What was found so far, and how many bytes were unpacked to find it. */
type Reading = Omit<Archive, 'origin'> & {
  origin: Origin | null
  bytes: number
  limits: ArchiveLimits
}

const isZip = (head: Uint8Array) =>
  head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5)
const isGzip = (head: Uint8Array) => head[0] === 0x1f && head[1] === 0x8b

async function readSingle(reading: Reading, source: Source): Promise<void> {
  const { limits } = reading
  if (source.size > limits.textBytes) throw new ArchiveError({ code: 'too_large' })
  const again = async () => textOf(await source.read(0, source.size), limits)
  const text = await again()
  if (text.includes('\0')) throw new ArchiveError({ code: 'unknown' })
  if (!take(reading, text, { photosOf: () => noPhotos, again })) {
    throw new ArchiveError({ code: /^\s*[[{<]/.test(text) ? 'no_recipes' : 'unknown' })
  }
}

/** Text of bytes that may be a gzip; marks of byte order are left out. */
function textOf(bytes: Uint8Array, { textBytes }: ArchiveLimits): string {
  const plain = isGzip(bytes) ? gunzip(bytes, textBytes) : bytes
  return strFromU8(plain).replace(/^\ufeff/, '')
}

type Around = Parameters<typeof readArchiveText>[1]

/** Keeps what the text holds; false when it holds nothing of ours to read. */
function take(reading: Reading, text: string, around: Around): boolean {
  const found = readArchiveText(text, around)
  if (!found) return false
  reading.origin ??= found.origin
  reading.others ??= found.others
  for (const recipe of found.recipes) reading.recipes.push(recipe)
  if (reading.recipes.length > reading.limits.recipes) {
    throw new ArchiveError({ code: 'too_many_recipes' })
  }
  return true
}

type ZipPlace = {
  /** Gives the zip again: one within another is not kept open. */
  open: () => Promise<Zip>
  depth: number
  onProgress?: OnProgress | undefined
}

const TEXT_ENDING = /\.(?:json|jsonld|paprikarecipe|xml|html?)$/i
const ZIP_ENDING = /\.zip$/i
/** What a Mac adds to every zip, and files that hide. */
const UNSEEN = /(?:^|\/)(?:__MACOSX\/|\.)/

async function readZip(reading: Reading, zip: Zip, place: ZipPlace): Promise<void> {
  const entries = zip.entries.filter(({ path }) => !UNSEEN.test(path))
  const photosOf = photosIn(entries, place.open)
  const wanted = worthReading(entries)
  for (const [index, entry] of wanted.entries()) {
    place.onProgress?.(index, wanted.length)
    const bytes = await read(reading, zip, entry)
    if (ZIP_ENDING.test(entry.path)) await readInner(reading, bytes, entry, place)
    else if (isZip(bytes)) throw new ArchiveError({ code: 'nested' })
    else await readEntry(reading, bytes, entry, { photosOf, open: place.open })
  }
  place.onProgress?.(wanted.length, wanted.length)
}

/** A backup says everything in its database; else every text and every zip is looked into. */
function worthReading(entries: readonly ZipEntry[]): ZipEntry[] {
  const database = entries.filter(({ path }) => /(?:^|\/)database\.json$/.test(path))
  if (database.length === 1) return database
  return entries.filter(({ path }) => TEXT_ENDING.test(path) || ZIP_ENDING.test(path))
}

async function read(reading: Reading, zip: Zip, entry: ZipEntry): Promise<Uint8Array> {
  const { textBytes, totalBytes } = reading.limits
  const room = Math.min(textBytes, totalBytes - reading.bytes)
  const bytes = await zip.read(entry, room)
  reading.bytes += bytes.length
  return bytes
}

async function readInner(reading: Reading, bytes: Uint8Array, entry: ZipEntry, place: ZipPlace) {
  const { depth, textBytes } = reading.limits
  if (place.depth >= depth) throw new ArchiveError({ code: 'nested' })
  const open = async () => {
    const outer = await place.open()
    return openZip(sourceOf(await outer.read(entry, textBytes)))
  }
  await orUnread(reading, entry.path, async () => {
    const inner = await openZip(sourceOf(bytes))
    await readZip(reading, inner, { open, depth: place.depth + 1 })
  })
}

type EntryPlace = { photosOf: ReturnType<typeof photosIn>; open: () => Promise<Zip> }

function readEntry(
  reading: Reading,
  bytes: Uint8Array,
  entry: ZipEntry,
  { photosOf, open }: EntryPlace,
): Promise<void> {
  const folder = entry.path.slice(0, entry.path.lastIndexOf('/') + 1)
  const { limits } = reading
  const again = async () => textOf(await (await open()).read(entry, limits.textBytes), limits)
  return orUnread(reading, entry.path, async () => {
    const text = textOf(bytes, limits)
    reading.bytes += isGzip(bytes) ? text.length : 0
    take(reading, text, { photosOf: (within) => photosOf(folder + within), again })
  })
}

/** One damaged recipe is told and passed over; anything that looks like an attack ends the reading. */
async function orUnread(reading: Reading, path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ArchiveError) || error.fault.code !== 'broken') throw error
    reading.unread.push(path)
  }
}
