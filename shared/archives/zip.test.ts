import { gzipSync, strFromU8, strToU8, Zip, ZipDeflate, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ArchiveError, type ArchiveFault } from './fault.ts'
import { sourceOf } from './source.ts'
import { gunzip } from './unpack.ts'
import { openZip } from './zip.ts'

/** Its time is fixed: the same files are the same bytes. */
const zipped = (files: Zippable) => zipSync(files, { mtime: '2026-01-01', level: 9 })
const text = (words: string) => strToU8(words)

async function faultOf(reading: Promise<unknown> | (() => unknown)): Promise<ArchiveFault> {
  try {
    await (typeof reading === 'function' ? reading() : reading)
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault
    throw error
  }
  throw new Error('It was read')
}

/** All places where `from` stands become `to`, which is as long. */
function replaced(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const whole = strFromU8(bytes, true).replaceAll(from, to)
  return strToU8(whole, true)
}

/** The same zip whose file of `bytes` claims to be of `claimed`. */
function claiming(zip: Uint8Array, bytes: number, claimed: number): Uint8Array {
  const copy = zip.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at + 4 <= copy.length; at++) {
    if (view.getUint32(at, true) === bytes) view.setUint32(at, claimed, true)
  }
  return copy
}

test('files come out as they went in, folders are left out', async () => {
  const zip = await openZip(
    sourceOf(zipped({ 'a/b.txt': text('soup'), 'a/': new Uint8Array(), 'käse.txt': text('ü') })),
  )
  const read = async (path: string) => {
    const entry = zip.entries.find((one) => one.path === path)
    return entry && strFromU8(await zip.read(entry, 100))
  }
  expect(zip.entries.map(({ path }) => path)).toEqual(['a/b.txt', 'käse.txt'])
  expect([await read('a/b.txt'), await read('käse.txt')]).toEqual(['soup', 'ü'])
})

test('a comment behind the zip and files that are only stored change nothing', async () => {
  const bytes = zipSync({ 'b.txt': [text('soup'), { level: 0 }] }, { mtime: '2026-01-01' })
  const commented = new Uint8Array([...bytes, ...text('made by hand')])
  new DataView(commented.buffer).setUint16(bytes.length - 2, 12, true)
  const zip = await openZip(sourceOf(commented))
  expect(zip.entries.map(({ isPacked }) => isPacked)).toEqual([false])
  expect(strFromU8(await zip.read(zip.entries[0] as never, 100))).toBe('soup')
})

test('a zip that was written as it grew, its sizes behind each file, is read', async () => {
  const pieces: Uint8Array[] = []
  const stream = new Zip((_error, piece) => pieces.push(piece))
  for (const [path, words] of [
    ['a.txt', 'soup'],
    ['b.txt', 'stew'],
  ] as const) {
    const file = new ZipDeflate(path)
    stream.add(file)
    file.push(text(words), true)
  }
  stream.end()
  const zip = await openZip(sourceOf(Uint8Array.from(pieces.flatMap((piece) => [...piece]))))
  const read = await Promise.all(zip.entries.map((entry) => zip.read(entry, 100)))
  expect(read.map((bytes) => strFromU8(bytes))).toEqual(['soup', 'stew'])
})

/** The same zip with the numbers of its directory where zips of more than 4 GB have them. */
function asZip64(bytes: Uint8Array): Uint8Array {
  const [small, end] = [new DataView(bytes.slice().buffer), bytes.length - 22]
  const record = new DataView(new ArrayBuffer(76))
  const count = BigInt(small.getUint16(end + 10, true))
  record.setUint32(0, 0x06064b50, true)
  record.setBigUint64(4, 44n, true)
  record.setBigUint64(24, count, true)
  record.setBigUint64(32, count, true)
  record.setBigUint64(40, BigInt(small.getUint32(end + 12, true)), true)
  record.setBigUint64(48, BigInt(small.getUint32(end + 16, true)), true)
  record.setUint32(56, 0x07064b50, true)
  record.setBigUint64(64, BigInt(end), true)
  record.setUint32(72, 1, true)
  small.setUint16(end + 10, 0xffff, true)
  small.setUint32(end + 16, 0xffffffff, true)
  const changed = new Uint8Array(small.buffer)
  return new Uint8Array([
    ...changed.slice(0, end),
    ...new Uint8Array(record.buffer),
    ...changed.slice(end),
  ])
}

test('a zip64 is read', async () => {
  const zip = await openZip(sourceOf(asZip64(HONEST)))
  expect(zip.entries.map(({ path }) => path)).toEqual(['recipe.json', 'other.json'])
  const [entry] = zip.entries
  expect(entry && strFromU8(await zip.read(entry, 100))).toBe('{"name":"soup"}')
})

test.each([0, 9] as const)('a file with one wrong bit is broken, packed by %s', async (level) => {
  const bytes = zipSync(
    { 'a.txt': [text('0123456789'.repeat(9)), { level }] },
    { mtime: '2026-01-01' },
  )
  const at = strFromU8(bytes, true).indexOf('a.txt') + 12
  bytes[at] = (bytes[at] ?? 0) ^ 4
  const zip = await openZip(sourceOf(bytes))
  expect(await faultOf(zip.read(zip.entries[0] as never, 100))).toEqual({ code: 'broken' })
})

const HONEST = zipped({ 'recipe.json': text('{"name":"soup"}'), 'other.json': text('{}') })

test.each<[string, Uint8Array, ArchiveFault['code']]>([
  ['nothing', new Uint8Array(), 'broken'],
  ['a zip cut in half', HONEST.slice(0, HONEST.length >> 1), 'broken'],
  ['a zip without its beginning', HONEST.slice(30), 'broken'],
  ['a directory that begins elsewhere', replaced(HONEST, 'PK\x01\x02', 'PK\x01\x03'), 'broken'],
  ['a name that climbs', zipped({ '../../soup.json': text('{}') }), 'unsafe_name'],
  ['a name that climbs on the way', zipped({ 'a/../../b.json': text('{}') }), 'unsafe_name'],
  ['a name that climbs in Windows', zipped({ 'a\\..\\..\\b.json': text('{}') }), 'unsafe_name'],
  ['an absolute name', zipped({ '/etc/passwd': text('{}') }), 'unsafe_name'],
  ['a name on a drive', zipped({ 'C:\\soup.json': text('{}') }), 'unsafe_name'],
  ['a bomb', zipped({ 'zeros.json': new Uint8Array(8_000_000) }), 'bomb'],
])('%s is refused', async (_what, bytes, code) => {
  expect((await faultOf(openZip(sourceOf(bytes)))).code).toBe(code)
})

test('the refusal of a name that climbs says which', async () => {
  const zip = zipped({ '../../soup.json': text('{}') })
  expect(await faultOf(openZip(sourceOf(zip)))).toEqual({
    code: 'unsafe_name',
    name: '../../soup.json',
  })
})

test('a zip behind a password is told from a broken one', async () => {
  const locked = HONEST.slice()
  const directory = strFromU8(locked, true).indexOf('PK\x01\x02')
  locked[directory + 8] = 1
  expect(await faultOf(openZip(sourceOf(locked)))).toEqual({ code: 'locked' })
})

test('files that share their bytes are a bomb', async () => {
  const bytes = zipped({ 'a.txt': new Uint8Array(50_000).map((_, at) => (at * 7919) % 251) })
  const view = new DataView(bytes.buffer)
  const end = bytes.length - 22
  const start = view.getUint32(end + 16, true)
  const entry = bytes.slice(start, end)
  const doubled = new Uint8Array([...bytes.slice(0, start), ...entry, ...entry, ...entry])
  const whole = new Uint8Array([...doubled, ...bytes.slice(end)])
  const changed = new DataView(whole.buffer)
  changed.setUint16(doubled.length + 10, 3, true)
  changed.setUint32(doubled.length + 12, entry.length * 3, true)
  expect(await faultOf(openZip(sourceOf(whole)))).toEqual({ code: 'bomb' })
})

test('more files than an archive may have are refused before their names are read', async () => {
  const many = HONEST.slice()
  new DataView(many.buffer).setUint16(many.length - 12, 60_000, true)
  expect(await faultOf(openZip(sourceOf(many)))).toEqual({ code: 'too_many_files' })
})

test('a file that says it is small and is not stops at what it said', async () => {
  const honest = zipped({ 'zeros.json': new Uint8Array(4_000_000) })
  const zip = await openZip(sourceOf(claiming(honest, 4_000_000, 1_000)))
  const [entry] = zip.entries
  expect(entry?.bytes).toBe(1_000)
  expect(await faultOf(zip.read(entry as never, 10_000))).toEqual({ code: 'bomb' })
})

test('a file that says it is larger than it is is broken', async () => {
  const zip = await openZip(sourceOf(claiming(zipped({ 'a.txt': text('0123456789') }), 10, 20)))
  expect(await faultOf(zip.read(zip.entries[0] as never, 100))).toEqual({ code: 'broken' })
})

test('a file over what the reader asks for is not unpacked', async () => {
  const zip = await openZip(sourceOf(zipped({ 'a.txt': new Uint8Array(2_000) })))
  expect(await faultOf(zip.read(zip.entries[0] as never, 1_999))).toEqual({ code: 'too_large' })
})

test('a gzip is unpacked up to a size', async () => {
  const packed = gzipSync(text('soup'), { mtime: 0 })
  expect(strFromU8(gunzip(packed, 4))).toBe('soup')
  expect(await faultOf(() => gunzip(packed, 3))).toEqual({ code: 'bomb' })
  expect(await faultOf(() => gunzip(packed.slice(0, -12), 100))).toEqual({ code: 'broken' })
  expect(await faultOf(() => gunzip(text('soup'), 100))).toEqual({ code: 'broken' })
})
