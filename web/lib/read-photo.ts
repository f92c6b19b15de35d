/** Reads the print in a photo on this device. Knows no recipes; loads its engine only when it is used. */
import type { Page, Word } from 'tesseract.js'
import type { PageWord } from '#shared/imports/text-layout.ts'
import { readFractions } from './read-photo-fractions.ts'
import { drawPhoto, type Size, scaled } from './read-photo-image.ts'
import { evenLight } from './read-photo-light.ts'

/** Lines from top to bottom as far as the reader can tell, each of words from left to right. */
export type ReadPage = { lines: PageWord[][]; confidence: number }

type ReadingOptions = {
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

const FILES = import.meta.env.VITE_PHOTO_READER
/** Print of a page this long is neither too small to read nor slow. */
const LONG_SIDE_PX = 2_600
/** Screenshots gain by being drawn larger, thumbnails beyond this only grow blurred. */
const ENLARGE_MAX = 3
/** Under this a page may stand on its head, or lie on a side: a phone held flat cannot tell. */
const DOUBTFUL = 55
const HALF = [Math.PI]
const QUARTERS = [Math.PI / 2, -Math.PI / 2]
const NOTHING: ReadPage = { lines: [], confidence: 0 }
/** Without an answer for so long the engine is stuck. */
const LOADING_MS = 120_000

/** The words in the photo; no lines when it shows no print. Throws what went wrong, or the signal's reason. */
export async function readPhoto(file: Blob, options: ReadingOptions = {}): Promise<ReadPage> {
  const { onProgress, signal } = options
  const canvas = await drawPhoto(file, readingSize)
  signal?.throwIfAborted()
  if (!evenLight(canvas)) return NOTHING
  const reader = await openReader(options)
  try {
    let best = await reader.read(canvas)
    const isOnSide = liesOnSide(best)
    if (isOnSide) best = NOTHING
    for (const radians of isOnSide ? QUARTERS : HALF) {
      if (best.confidence >= DOUBTFUL) break
      onProgress?.(0)
      const page = await reader.read(turned(canvas, radians))
      if (page.confidence > best.confidence) best = page
    }
    return best
  } finally {
    reader.close()
  }
}

/** The engine reads lines that run up or down too, and mixes them up: their words are taller than wide. */
function liesOnSide({ lines }: ReadPage): boolean {
  const words = lines.flat().filter(({ text }) => text.length >= 4)
  const tall = words.filter(({ left, right, top, bottom }) => bottom - top > right - left)
  return tall.length > words.length / 2
}

function readingSize(size: Size): Size {
  return scaled(size, Math.min(ENLARGE_MAX, LONG_SIDE_PX / Math.max(size.width, size.height)))
}

type Reader = { read: (canvas: OffscreenCanvas) => Promise<ReadPage>; close: () => void }

/** One engine, to be closed by who opened it. An abort ends it at once, whatever it is doing. */
async function openReader({ onProgress, signal }: ReadingOptions): Promise<Reader> {
  const { createWorker, OEM, PSM } = await import('tesseract.js')
  const failure = Promise.withResolvers<never>()
  // nobody listens between two pages
  failure.promise.catch(() => {})
  signal?.addEventListener('abort', () => failure.reject(signal.reason), { once: true })
  const timer = setTimeout(() => failure.reject(new Error('No reader')), LOADING_MS)

  const opening = createWorker('eng', OEM.LSTM_ONLY, {
    workerBlobURL: false,
    workerPath: `${FILES}worker.min.js`,
    corePath: `${FILES}tesseract-core-${hasSimd() ? 'simd-lstm' : 'lstm'}.js`,
    langPath: FILES,
    // the browser keeps the file: its address changes with its content
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress?.(progress)
    },
    errorHandler: (error) => failure.reject(new Error(String(error))),
  })
  const close = () => void opening.then((worker) => worker.terminate()).catch(() => {})
  try {
    signal?.throwIfAborted()
    const worker = await Promise.race([opening, failure.promise])
    // left to guess the resolution, it says so on the console
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '300' })
    const read = async (canvas: OffscreenCanvas) => {
      const image = await canvas.convertToBlob({ type: 'image/png' })
      const job = worker.recognize(image, { rotateAuto: true }, { text: false, blocks: true })
      const { data } = await Promise.race([job, failure.promise])
      return pageOf(data, canvas)
    }
    return { read, close }
  } catch (error) {
    close()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function pageOf({ blocks, confidence, rotateRadians }: Page, canvas: OffscreenCanvas): ReadPage {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines.map(({ words }) => words.map(wordOf))),
  )
  // boxes stand on the page as the engine straightened it
  const straight = rotateRadians ? turned(canvas, rotateRadians) : canvas
  return { lines: readFractions(lines, straight), confidence }
}

function wordOf({ text, confidence, bbox }: Word): PageWord {
  return {
    text,
    confidence,
    left: bbox.x0,
    top: bbox.y0,
    right: bbox.x1,
    bottom: bbox.y1,
  }
}

/** A copy, turned around its middle. */
function turned(canvas: OffscreenCanvas, radians: number): OffscreenCanvas {
  const isOnSide = Math.abs(Math.sin(radians)) > 0.7
  const copy = isOnSide
    ? new OffscreenCanvas(canvas.height, canvas.width)
    : new OffscreenCanvas(canvas.width, canvas.height)
  const pen = copy.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('No canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, copy.width, copy.height)
  pen.translate(copy.width / 2, copy.height / 2)
  pen.rotate(radians)
  pen.drawImage(canvas, -canvas.width / 2, -canvas.height / 2)
  pen.resetTransform()
  return copy
}

/** A function that is valid only where WebAssembly has 128-bit lanes. */
const SIMD_PROBE = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]

function hasSimd(): boolean {
  return WebAssembly.validate(new Uint8Array(SIMD_PROBE))
}
