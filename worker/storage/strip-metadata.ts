/** Leaves of an image what draws it: no EXIF, XMP, comments, previews or anything behind its end. Never throws. */
import { asciiAt, type ImageKind } from './sniff.ts'

type Span = readonly [from: number, to: number]

/** Chunks that draw; all others go. iCCP and the like are colour, not people's data. */
const PNG_KEEPS =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/
const WEBP_KEEPS = /^(?:VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/
const GIF_KEEPS = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/
const WEBP_EXIF_AND_XMP = 0x08 | 0x04

/**
 * The image without its metadata, orientation included: pages turn a photo upright before they send it.
 * `null` when its structure cannot be followed to the end, for then nothing is known about it.
 */
export function stripMetadata(bytes: Uint8Array, kind: ImageKind): Uint8Array | null {
  const spans = WALKERS[kind](bytes)
  if (!spans) return null
  const stripped = copyOf(bytes, spans)
  return kind === 'webp' ? withWebpHeader(stripped) : stripped
}

const WALKERS: Record<ImageKind, (bytes: Uint8Array) => Span[] | null> = {
  jpg: jpegSpans,
  png: pngSpans,
  gif: gifSpans,
  webp: webpSpans,
}

function jpegSpans(bytes: Uint8Array): Span[] | null {
  const spans: Span[] = [[0, 2]]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) break
    const end = at + 2 + readUint16(bytes, at + 2)
    if (end < at + 4 || end > bytes.length) return null
    if (keepsJpegSegment(bytes, at, marker)) spans.push([at, end])
    at = end
    if (marker === 0xda) {
      at = endOfScan(bytes, end)
      spans.push([end, at])
      // Cut off in the middle of the picture: what is there still shows.
      if (at === bytes.length) return spans
    }
  }
  if (bytes[at] !== 0xff || bytes[at + 1] !== 0xd9) return null
  return [...spans, [at, at + 2]]
}

/** Of the application segments only those that say how colours are meant: JFIF, ICC and Adobe. */
function keepsJpegSegment(bytes: Uint8Array, at: number, marker: number): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  if (marker === 0xe0) return asciiAt(bytes, at + 4, 5) === 'JFIF\0'
  if (marker === 0xe2) return asciiAt(bytes, at + 4, 12) === 'ICC_PROFILE\0'
  return marker === 0xee && asciiAt(bytes, at + 4, 5) === 'Adobe'
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

function pngSpans(bytes: Uint8Array): Span[] | null {
  const spans: Span[] = [[0, 8]]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + readUint16(bytes, at) * 65_536 + readUint16(bytes, at + 2)
    if (end > bytes.length) return null
    const name = asciiAt(bytes, at + 4, 4)
    if (PNG_KEEPS.test(name)) spans.push([at, end])
    if (name === 'IEND') return spans
    at = end
  }
  return null
}

function webpSpans(bytes: Uint8Array): Span[] | null {
  const spans: Span[] = [[0, 12]]
  const fileEnd = Math.min(bytes.length, 8 + readUint32LittleEndian(bytes, 4))
  for (let at = 12; at + 8 <= fileEnd; ) {
    const size = readUint32LittleEndian(bytes, at + 4)
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > fileEnd) return null
    if (WEBP_KEEPS.test(asciiAt(bytes, at, 4))) spans.push([at, Math.min(end, bytes.length)])
    at = end
  }
  return spans.length > 1 ? spans : null
}

/** The length of what is left, and no promise of chunks that have gone. */
function withWebpHeader(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  view.setUint32(4, bytes.length - 8, true)
  if (asciiAt(bytes, 12, 4) === 'VP8X') view.setUint8(20, view.getUint8(20) & ~WEBP_EXIF_AND_XMP)
  return bytes
}

function gifSpans(bytes: Uint8Array): Span[] | null {
  const bodyAt = 13 + colourTableSize(bytes[10] ?? 0)
  const spans: Span[] = [[0, bodyAt]]
  for (let at = bodyAt; at < bytes.length; ) {
    const block = bytes[at]
    if (block === 0x3b) return [...spans, [at, at + 1]]
    if (block !== 0x21 && block !== 0x2c) return null
    const isImage = block === 0x2c
    // After an image's descriptor and colours stands one byte, then its data.
    const dataAt = isImage ? at + 11 + colourTableSize(bytes[at + 9] ?? 0) : at + 2
    const end = endOfSubBlocks(bytes, dataAt)
    if (end === null) return null
    const label = bytes[at + 1]
    const isKept =
      isImage || label === 0xf9 || (label === 0xff && GIF_KEEPS.test(asciiAt(bytes, at + 3, 11)))
    if (isKept) spans.push([at, end])
    at = end
  }
  return null
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

function copyOf(bytes: Uint8Array, spans: readonly Span[]): Uint8Array {
  const size = spans.reduce((sum, [from, to]) => sum + to - from, 0)
  const copy = new Uint8Array(size)
  let at = 0
  for (const [from, to] of spans) {
    copy.set(bytes.subarray(from, to), at)
    at += to - from
  }
  return copy
}

function readUint16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
}

function readUint32LittleEndian(bytes: Uint8Array, at: number): number {
  const byte = (offset: number) => bytes[at + offset] ?? 0
  return byte(0) + byte(1) * 2 ** 8 + byte(2) * 2 ** 16 + byte(3) * 2 ** 24
}
