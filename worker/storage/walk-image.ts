/** Walks an image's parts in their order, without decoding any. Never throws, keeps nothing. */

export type ImageKind = 'jpg' | 'png' | 'gif' | 'webp'

/** A part by its name in the format, from its first byte to the one behind its last. */
type Visit = (name: string, from: number, to: number) => void

const ANIMATION_FRAME_HEAD = 24

/**
 * Names: of JPEG 'start', the marker in hex, and 'scan'; of GIF 'header', 'image', 'end' and the extension's
 * label in hex; of PNG 'signature' and the chunks; of WebP 'header' and the chunks, where 'ANMF' is its head
 * alone, its own chunks follow, and 'ANMF end' closes it. False when the structure cannot be followed to its end.
 */
export function walkImage(bytes: Uint8Array, kind: ImageKind, visit: Visit): boolean {
  return WALKERS[kind](bytes, visit)
}

/** Text of `length` bytes, each as one character; shorter at the end of the file. */
export function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** A number of `size` bytes, the highest first; bytes that are missing count as 0. */
export function bigEndianAt(bytes: Uint8Array, at: number, size: number): number {
  let value = 0
  for (let place = 0; place < size; place++) value = value * 256 + (bytes[at + place] ?? 0)
  return value
}

/** A number of `size` bytes, the lowest first; bytes that are missing count as 0. */
export function littleEndianAt(bytes: Uint8Array, at: number, size: number): number {
  let value = 0
  for (let place = size - 1; place >= 0; place--) value = value * 256 + (bytes[at + place] ?? 0)
  return value
}

const WALKERS: Record<ImageKind, (bytes: Uint8Array, visit: Visit) => boolean> = {
  jpg: walkJpeg,
  png: walkPng,
  gif: walkGif,
  webp: walkWebp,
}

function walkJpeg(bytes: Uint8Array, visit: Visit): boolean {
  visit('start', 0, 2)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) break
    const end = at + 2 + bigEndianAt(bytes, at + 2, 2)
    if (end < at + 4 || end > bytes.length) return false
    visit(marker.toString(16), at, end)
    at = end
    if (marker === 0xda) {
      at = endOfScan(bytes, end)
      visit('scan', end, at)
      // cut off in the middle of the picture: what is there still shows
      if (at === bytes.length) return true
    }
  }
  if (bytes[at] !== 0xff || bytes[at + 1] !== 0xd9) return false
  visit('d9', at, at + 2)
  return true
}

/** Where the next segment begins: in a scan, FF 00 is a byte and FF D0 to D7 are restarts. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    const isInScan = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isInScan && next !== 0xff) return at
    at = bytes.indexOf(0xff, at + (isInScan ? 2 : 1))
  }
  return bytes.length
}

function walkPng(bytes: Uint8Array, visit: Visit): boolean {
  visit('signature', 0, 8)
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bigEndianAt(bytes, at, 4)
    if (end > bytes.length) return false
    const name = asciiAt(bytes, at + 4, 4)
    visit(name, at, end)
    if (name === 'IEND') return true
    at = end
  }
  return false
}

function walkWebp(bytes: Uint8Array, visit: Visit): boolean {
  const fileEnd = Math.min(bytes.length, 8 + littleEndianAt(bytes, 4, 4))
  visit('header', 0, 12)
  return fileEnd >= 20 && walkChunks(bytes, 12, fileEnd, visit)
}

/** What is left at the end is too short for a chunk: it is no part of the picture. */
function walkChunks(bytes: Uint8Array, from: number, to: number, visit: Visit): boolean {
  for (let at = from; at + 8 <= to; ) {
    const size = littleEndianAt(bytes, at + 4, 4)
    if (at + 8 + size > to) return false
    const end = Math.min(at + 8 + size + (size % 2), to)
    const name = asciiAt(bytes, at, 4)
    if (name === 'ANMF') {
      const frame = at + ANIMATION_FRAME_HEAD
      // a frame stands in no other: its own chunks are walked as they are
      if (from > 12 || frame > at + 8 + size) return false
      visit(name, at, frame)
      if (!walkChunks(bytes, frame, at + 8 + size, visit)) return false
      visit('ANMF end', end, end)
    } else visit(name, at, end)
    at = end
  }
  return true
}

function walkGif(bytes: Uint8Array, visit: Visit): boolean {
  const bodyAt = 13 + colourTableSize(bytes[10] ?? 0)
  if (bodyAt > bytes.length) return false
  visit('header', 0, bodyAt)
  for (let at = bodyAt; at < bytes.length; ) {
    const block = bytes[at]
    if (block === 0x3b) {
      visit('end', at, at + 1)
      return true
    }
    if (block !== 0x21 && block !== 0x2c) return false
    const isImage = block === 0x2c
    // after an image's descriptor and colours stands one byte, then its data
    const dataAt = isImage ? at + 11 + colourTableSize(bytes[at + 9] ?? 0) : at + 2
    const end = endOfSubBlocks(bytes, dataAt)
    if (end === null) return false
    visit(isImage ? 'image' : (bytes[at + 1] ?? 0).toString(16), at, end)
    at = end
  }
  return false
}

/** In bytes; bit 7 says that there is a table, the low three bits how large. */
function colourTableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function endOfSubBlocks(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at < bytes.length; at += 1 + (bytes[at] ?? 0)) {
    if (bytes[at] === 0) return at + 1
  }
  return null
}
