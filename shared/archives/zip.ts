/** A zip opened for reading: its files, and the bytes of one of them when asked. Writes nothing anywhere. */
import { crc32 } from './crc32.ts'
import { ArchiveError } from './fault.ts'
import { numbersIn, type Source } from './source.ts'
import { inflate } from './unpack.ts'
import { HEADER_BYTES, isBomb, readZipDirectory, type ZipEntry } from './zip-directory.ts'

export type { ZipEntry } from './zip-directory.ts'

export type Zip = {
  entries: ZipEntry[]
  /** Throws `ArchiveError`: too_large beyond `maxBytes`, bomb when more comes out than was said, broken. */
  read: (entry: ZipEntry, maxBytes: number) => Promise<Uint8Array>
}

/** Throws `ArchiveError` as `readZipDirectory` does. */
export async function openZip(source: Source): Promise<Zip> {
  const entries = await readZipDirectory(source)
  return { entries, read: (entry, maxBytes) => readEntry(source, entry, maxBytes) }
}

const FILE_SIGNATURE = 0x04034b50

async function readEntry(source: Source, entry: ZipEntry, maxBytes: number): Promise<Uint8Array> {
  if (entry.bytes > maxBytes) throw new ArchiveError({ code: 'too_large' })
  const header = numbersIn(await source.read(entry.offset, entry.offset + HEADER_BYTES))
  if (header.u32(0) !== FILE_SIGNATURE) throw new ArchiveError({ code: 'broken' })
  const start = entry.offset + HEADER_BYTES + header.u16(26) + header.u16(28)
  const packed = await source.read(start, start + entry.packedBytes)
  const bytes = entry.isPacked ? inflate(packed, entry.bytes) : packed
  if (bytes.length !== entry.bytes) throw new ArchiveError({ code: 'broken' })
  if (isBomb(bytes.length, packed.length)) throw new ArchiveError({ code: 'bomb' })
  if (crc32(bytes) !== entry.sum) throw new ArchiveError({ code: 'broken' })
  return bytes
}
