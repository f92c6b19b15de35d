/** Leaves of an image what draws it: no EXIF, XMP, comments, previews or anything behind its end. Never throws. */
import { asciiAt, type ImageKind, walkImage } from './walk-image.ts'

/** Chunks that draw; all others go. iCCP and the like are colour, not people's data. */
const PNG_KEEPS =
  /^(?:signature|IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/
const WEBP_KEEPS = /^(?:header|VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/
const GIF_KEEPS = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/
const WEBP_EXIF_AND_XMP = 0x08 | 0x04

type Keeps = (bytes: Uint8Array, name: string, from: number) => boolean

const KEEPS: Record<ImageKind, Keeps> = {
  jpg: keepsOfJpeg,
  png: (_bytes, name) => PNG_KEEPS.test(name),
  gif: keepsOfGif,
  webp: (_bytes, name) => WEBP_KEEPS.test(name),
}

/**
 * The image without its metadata, orientation included: pages turn a photo upright before they send it.
 * `null` when its structure cannot be followed to the end, for then nothing is known about it.
 */
export function stripMetadata(bytes: Uint8Array, kind: ImageKind): Uint8Array | null {
  // a frame that was cut may get its one byte of padding back
  const left = new Uint8Array(bytes.length + 1)
  let length = 0
  let frameAt = 0
  const isWhole = walkImage(bytes, kind, (name, from, to) => {
    if (name === 'ANMF') frameAt = length
    if (name === 'ANMF end') length = closeFrame(left, frameAt, length)
    else if (KEEPS[kind](bytes, name, from)) {
      left.set(bytes.subarray(from, to), length)
      length += to - from
    }
  })
  if (!isWhole) return null
  const stripped = left.slice(0, length)
  return kind === 'webp' ? withWebpHeader(stripped) : stripped
}

/** Of the application segments only those that say how colours are meant: JFIF, ICC and Adobe. */
function keepsOfJpeg(bytes: Uint8Array, name: string, from: number): boolean {
  if (name === 'fe') return false
  if (!/^e[0-9a-f]$/.test(name)) return true
  if (name === 'e0') return asciiAt(bytes, from + 4, 5) === 'JFIF\0'
  if (name === 'e2') return asciiAt(bytes, from + 4, 12) === 'ICC_PROFILE\0'
  return name === 'ee' && asciiAt(bytes, from + 4, 5) === 'Adobe'
}

/** Beside the pictures: how long each is shown (F9), and how often all are. */
function keepsOfGif(bytes: Uint8Array, name: string, from: number): boolean {
  if (['header', 'image', 'end', 'f9'].includes(name)) return true
  return name === 'ff' && GIF_KEEPS.test(asciiAt(bytes, from + 3, 11))
}

/** A frame says how long it is now; its length is even. Answers where the next part goes. */
function closeFrame(bytes: Uint8Array, frameAt: number, end: number): number {
  const size = end - frameAt - 8
  new DataView(bytes.buffer).setUint32(frameAt + 4, size, true)
  return end + (size % 2)
}

/** The length of what is left, and no promise of chunks that have gone. */
function withWebpHeader(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  view.setUint32(4, bytes.length - 8, true)
  if (asciiAt(bytes, 12, 4) === 'VP8X') view.setUint8(20, view.getUint8(20) & ~WEBP_EXIF_AND_XMP)
  return bytes
}
