/** Photos as pixels: upright, at the size that is asked for. Refuses what is a document and not a picture. */

/** Decoding more than this takes memory that a phone does not have. */
const PIXELS_MAX = 120_000_000

export type Size = { width: number; height: number }

/** Draws the photo upright on white, as large as `sizeFor` says. Throws when this browser cannot decode it. */
export async function drawPhoto(
  file: Blob,
  sizeFor: (size: Size) => Size,
): Promise<OffscreenCanvas> {
  const photo = await loadPhoto(file)
  const natural = { width: photo.naturalWidth, height: photo.naturalHeight }
  if (natural.width * natural.height > PIXELS_MAX) throw new Error('The photo has too many pixels')
  const { width, height } = sizeFor(natural)
  // scaled while it is decoded: a canvas alone would drop pixels, and with them thin strokes
  const bitmap = await createImageBitmap(photo, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  // JPEG knows no transparency, and black is nobody's tablecloth
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas
}

/** The size at most `side` pixels a side, in the same shape. */
export function within({ width, height }: Size, side: number): Size {
  return scaled({ width, height }, Math.min(1, side / Math.max(width, height)))
}

export function scaled({ width, height }: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Knows the upright size before a pixel is decoded. */
async function loadPhoto(file: Blob): Promise<HTMLImageElement> {
  if (await isDocument(file)) throw new Error('Not a photo')
  const photo = new Image()
  const url = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      photo.onload = resolve
      photo.onerror = () => reject(new Error('Not a photo that this browser can read'))
      photo.src = url
    })
    return photo
  } finally {
    URL.revokeObjectURL(url)
  }
}

const HEAD_BYTES = 256

/** SVG, HTML and the like, whatever they are named; an empty file too. */
export async function isDocument(file: Blob): Promise<boolean> {
  const head = new TextDecoder('utf-8').decode(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return head.trim() === '' || /^\s*(?:<|%PDF)/.test(head)
}
