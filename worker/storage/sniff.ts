/** Says what an image is and how large, from what its parts say of themselves. Never throws, decodes nothing. */
import { asciiAt, bigEndianAt, type ImageKind, littleEndianAt, walkImage } from './walk-image.ts'

export type ImageSize = { width: number; height: number }

/** In pixels; a small file can unpack into a very large picture. */
const SIDE_MAX = 12_000
const AREA_MAX = 50_000_000

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n'

/** The kind by the first bytes; `null` for anything else, SVG included. */
export function kindOf(bytes: Uint8Array): ImageKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg'
  if (asciiAt(bytes, 0, 8) === PNG_SIGNATURE) return 'png'
  if (/^GIF8[79]a$/.test(asciiAt(bytes, 0, 6))) return 'gif'
  if (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WEBP') return 'webp'
  return null
}

/**
 * Width and height in pixels that showing it takes: those of the header or of any frame, whichever is more,
 * for a frame may claim more room than the header admits. `null` where nothing says any.
 */
export function sizeOf(bytes: Uint8Array, kind: ImageKind): ImageSize | null {
  let [width, height] = [0, 0]
  walkImage(bytes, kind, (name, from) => {
    const size = READERS[kind](bytes, name, from)
    if (!size) return
    width = Math.max(width, size.width)
    height = Math.max(height, size.height)
  })
  return width > 0 && height > 0 ? { width, height } : null
}

/** Whether a picture of this size can be taken in; one whose header says none cannot. */
export function fitsPhoto(size: ImageSize | null): boolean {
  if (!size) return false
  const { width, height } = size
  return width <= SIDE_MAX && height <= SIDE_MAX && width * height <= AREA_MAX
}

type Reader = (bytes: Uint8Array, name: string, from: number) => ImageSize | null

const READERS: Record<ImageKind, Reader> = {
  jpg: jpegSize,
  png: pngSize,
  gif: gifSize,
  webp: webpSize,
}

/** In a frame's header (SOFn), or in that of a hierarchy of frames (DHP). */
function jpegSize(bytes: Uint8Array, name: string, from: number): ImageSize | null {
  const marker = Number.parseInt(name, 16)
  if (!isFrameHeader(marker)) return null
  return { height: bigEndianAt(bytes, from + 5, 2), width: bigEndianAt(bytes, from + 7, 2) }
}

/** C0 to CF without the tables that share their range, DHT, JPG and DAC; and DE. */
function isFrameHeader(marker: number): boolean {
  if (marker === 0xde) return true
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function pngSize(bytes: Uint8Array, name: string, from: number): ImageSize | null {
  const at = (offset: number) => bigEndianAt(bytes, from + 8 + offset, 4)
  if (name === 'IHDR') return { width: at(0), height: at(4) }
  // a frame of an animation: its size, then where it stands
  if (name === 'fcTL') return { width: at(4) + at(12), height: at(8) + at(16) }
  return null
}

function gifSize(bytes: Uint8Array, name: string, from: number): ImageSize | null {
  const at = (offset: number) => littleEndianAt(bytes, from + offset, 2)
  if (name === 'header') return { width: at(6), height: at(8) }
  // where it stands, then its size
  if (name === 'image') return { width: at(1) + at(5), height: at(3) + at(7) }
  return null
}

function webpSize(bytes: Uint8Array, name: string, from: number): ImageSize | null {
  const at = (offset: number, size = 3) => littleEndianAt(bytes, from + 8 + offset, size)
  switch (name) {
    case 'VP8 ':
      return { width: at(6, 2) & 0x3fff, height: at(8, 2) & 0x3fff }
    case 'VP8L': {
      const bits = at(1, 4)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: at(4) + 1, height: at(7) + 1 }
    case 'ANMF':
      return { width: at(0) * 2 + at(6) + 1, height: at(3) * 2 + at(9) + 1 }
    default:
      return null
  }
}
