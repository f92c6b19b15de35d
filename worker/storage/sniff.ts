/** Says what an image is and how large, from its first bytes alone. Never throws, decodes nothing. */

export type ImageKind = 'jpg' | 'png' | 'gif' | 'webp'
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

/** Width and height in pixels as the header says; `null` when it does not or says none. */
export function sizeOf(bytes: Uint8Array, kind: ImageKind): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = READERS[kind](view, bytes)
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch (error) {
    // A read behind the last byte: the header is cut off.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Whether a picture of this size can be taken in; one whose header says none cannot. */
export function fitsPhoto(size: ImageSize | null): boolean {
  if (!size) return false
  const { width, height } = size
  return width <= SIDE_MAX && height <= SIDE_MAX && width * height <= AREA_MAX
}

/** Text of `length` bytes, each as one character; shorter at the end of the file. */
export function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

type Reader = (view: DataView, bytes: Uint8Array) => ImageSize | null

const READERS: Record<ImageKind, Reader> = {
  jpg: jpegSize,
  png: (view, bytes) =>
    asciiAt(bytes, 12, 4) === 'IHDR'
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : null,
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  webp: webpSize,
}

/** The size stands in the frame header (SOFn), after any number of other segments. */
function jpegSize(view: DataView): ImageSize | null {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9 || marker === 0xda) return null
    if (isFrameHeader(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return null
}

/** C0 to CF without the tables that share their range: DHT, JPG and DAC. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function webpSize(view: DataView, bytes: Uint8Array): ImageSize | null {
  switch (asciiAt(bytes, 12, 4)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      }
    default:
      return null
  }
}
