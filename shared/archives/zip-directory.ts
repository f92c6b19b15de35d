/** Reads what a zip says it holds, and refuses what no honest zip says. Unpacks nothing. */
import { strFromU8 } from 'fflate'
import { ArchiveError } from './fault.ts'
import { ARCHIVE_LIMITS } from './limits.ts'
import { numbersIn, type Source } from './source.ts'

/**
 * A file in a zip; `path` has forward slashes, sizes are bytes, `offset` is where its header begins,
 * `sum` is its CRC-32.
 */
export type ZipEntry = {
  path: string
  sum: number
  packedBytes: number
  bytes: number
  isPacked: boolean
  offset: number
}

const END_SIGNATURE = 0x06054b50
const END_BYTES = 22
const COMMENT_MAX = 65_535
const END64_SIGNATURE = 0x06064b50
const LOCATOR64_SIGNATURE = 0x07064b50
const LOCATOR64_BYTES = 20
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_BYTES = 46
export const HEADER_BYTES = 30
/** Of the directory alone: names and marks of every file. */
const DIRECTORY_MAX_BYTES = 64_000_000
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

type Directory = { count: number; bytes: number; offset: number }

/**
 * The files of a zip, folders left out. Throws `ArchiveError`: broken, locked, unsafe_name (`../`, an
 * absolute path), too_many_files, bomb (more unpacked than any text comes to, or files on top of each other).
 */
export async function readZipDirectory(source: Source): Promise<ZipEntry[]> {
  const { count, bytes, offset } = await findDirectory(source)
  if (count > ARCHIVE_LIMITS.files) throw new ArchiveError({ code: 'too_many_files' })
  if (bytes > DIRECTORY_MAX_BYTES || offset + bytes > source.size) throw broken()
  const entries = readEntries(await source.read(offset, offset + bytes), count)
  checkSizes(entries, source.size)
  return entries.filter(({ path }) => !path.endsWith('/'))
}

function broken(): ArchiveError {
  return new ArchiveError({ code: 'broken' })
}

/** The end record stands last, before a comment of any text. */
async function findDirectory(source: Source): Promise<Directory> {
  const start = Math.max(0, source.size - END_BYTES - COMMENT_MAX - LOCATOR64_BYTES)
  const tail = await source.read(start, source.size)
  const { u16, u32 } = numbersIn(tail)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (u32(at) !== END_SIGNATURE || at + END_BYTES + u16(at + 20) > tail.length) continue
    const found = { count: u16(at + 10), bytes: u32(at + 12), offset: u32(at + 16) }
    const isLarge =
      found.count === 0xffff || found.bytes === 0xffffffff || found.offset === 0xffffffff
    return isLarge ? findLargeDirectory(source, tail, at - LOCATOR64_BYTES, found) : found
  }
  throw broken()
}

/** Zip64: from 65,535 files or 4 GB on the numbers stand in a record of their own. */
async function findLargeDirectory(
  source: Source,
  tail: Uint8Array,
  locator: number,
  small: Directory,
): Promise<Directory> {
  const near = numbersIn(tail)
  if (near.u32(locator) !== LOCATOR64_SIGNATURE) return small
  const at = near.u64(locator + 8)
  const { u32, u64 } = numbersIn(await source.read(at, at + 56))
  if (u32(0) !== END64_SIGNATURE) throw broken()
  return { count: u64(32), bytes: u64(40), offset: u64(48) }
}

function readEntries(directory: Uint8Array, count: number): ZipEntry[] {
  const { u16, u32 } = numbersIn(directory)
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (u32(at) !== ENTRY_SIGNATURE) throw broken()
    const nameEnd = at + ENTRY_BYTES + u16(at + 28)
    const extraEnd = nameEnd + u16(at + 30)
    if (extraEnd > directory.length) throw broken()
    const method = u16(at + 10)
    if (u16(at + 8) & ENCRYPTED) throw new ArchiveError({ code: 'locked' })
    if (method !== STORED && method !== DEFLATED) throw broken()
    entries.push({
      path: safePath(strFromU8(directory.subarray(at + ENTRY_BYTES, nameEnd))),
      sum: u32(at + 16),
      isPacked: method === DEFLATED,
      ...largeNumbers(directory.subarray(nameEnd, extraEnd), {
        bytes: u32(at + 24),
        packedBytes: u32(at + 20),
        offset: u32(at + 42),
      }),
    })
    at = extraEnd + u16(at + 32)
  }
  return entries
}

type Sizes = Pick<ZipEntry, 'bytes' | 'packedBytes' | 'offset'>

/** What did not fit into 32 bits stands in the extra field, in this order. */
function largeNumbers(extra: Uint8Array, sizes: Sizes): Sizes {
  if (!Object.values(sizes).includes(0xffffffff)) return sizes
  const { u16, u64 } = numbersIn(extra)
  let field = 0
  while (field + 4 <= extra.length && u16(field) !== 1) field += 4 + u16(field + 2)
  let at = field + 4
  const read = (value: number) => {
    if (value !== 0xffffffff) return value
    at += 8
    return u64(at - 8)
  }
  const bytes = read(sizes.bytes)
  const packedBytes = read(sizes.packedBytes)
  return { bytes, packedBytes, offset: read(sizes.offset) }
}

/** Nothing is ever written to a disk, and still: a name that climbs is a trap for whoever opens it next. */
function safePath(name: string): string {
  const path = name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '')
  const isUnsafe =
    path.startsWith('/') ||
    /^[a-z]:/i.test(path) ||
    path.includes('\0') ||
    path.split('/').includes('..')
  if (isUnsafe) throw new ArchiveError({ code: 'unsafe_name', name: name.slice(0, 100) })
  return path
}

function checkSizes(entries: readonly ZipEntry[], size: number): void {
  let packed = 0
  for (const entry of entries) {
    if (isBomb(entry.bytes, entry.packedBytes)) throw new ArchiveError({ code: 'bomb' })
    packed += entry.packedBytes + HEADER_BYTES
  }
  // files that share their bytes are how a small zip comes to hold a planet
  if (packed > size) throw new ArchiveError({ code: 'bomb' })
}

/** True when this much came, or is said to come, out of so little. */
export function isBomb(bytes: number, packedBytes: number): boolean {
  return bytes > ARCHIVE_LIMITS.bombBytes && bytes > packedBytes * ARCHIVE_LIMITS.ratio
}
