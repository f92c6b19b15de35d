/** Looks again at amounts on a page: readers of print take '½', '¼' and '¾' for a percent sign or a letter. */
import type { PageWord } from '#shared/imports/text-layout.ts'

/** Shapes are compared at this many pixels a side, whatever their size on the page. */
const SIDE = 28
/** Under this likeness (-1 to 1) nothing is claimed. */
const LIKENESS_MIN = 0.55
/** An amount that is as like as this needs no second look by the cook. */
const LIKENESS_SURE = 0.75
/** Of how much wider or narrower the shape may be than the one it is compared with. */
const STRETCH_MAX = 1.45
/** Seldom cooked with: where it is nearly as like as a half or a quarter, it is that. */
const RARE = /[⅓⅔⅛]/
const RARE_BY = 0.04
/** What halves and quarters are mostly of, also when it is misread. */
const SPOONS = /^(?:\S{0,2}sp\.?|cups?)$/i
/** Only an amount stands so early in its line, unless spoons are counted: columns may be run together. */
const WORDS_LOOKED_AT = 2

const FRACTIONS = ['½', '¼', '¾', '⅓', '⅔', '⅛']
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const AMOUNTS = [
  ...FRACTIONS,
  ...DIGITS.slice(0, 5).flatMap((one) => FRACTIONS.map((two) => one + two)),
]
/** What it may be instead. */
const OTHERS = [
  ...DIGITS,
  '10',
  '12',
  '14',
  '15',
  '16',
  '18',
  '20',
  '24',
  '25',
  '30',
  '%',
  '1%',
  '2%',
]
const FONTS = ['serif', 'sans-serif', 'monospace', 'italic serif', 'bold serif', 'bold sans-serif']

type Shape = { ink: Float32Array; ratio: number }
type Sample = Shape & { text: string; isFraction: boolean }

/** The lines with such amounts put right where a shape on the page (as it was read) is clearly a fraction. */
export function readFractions(lines: PageWord[][], page: OffscreenCanvas): PageWord[][] {
  return lines.map((line) =>
    line.map((word, at) => {
      const isSpoons = SPOONS.test(line[at + 1]?.text ?? '')
      const mayBe = (isSpoons || at < WORDS_LOOKED_AT) && looksMisread(word, isSpoons)
      return mayBe ? (readAmount(word, page) ?? word) : word
    }),
  )
}

/** '1%', 'Y2', 'Ya', "'/3", '%'; a bare number where spoons or cups are counted. */
function looksMisread({ text }: PageWord, isSpoons: boolean): boolean {
  if (/^\d{1,2}\/\d{1,2}$/.test(text)) return false
  if (/^[^\p{L}\d]?\d{0,2}[%YyVv¥½¼¾⅓⅔⅛/][\p{L}\d%,.]{0,2}$/u.test(text)) return true
  return isSpoons && /^\d{1,3}$/.test(text)
}

function readAmount(word: PageWord, page: OffscreenCanvas): PageWord | null {
  const shape = shapeOf(page, word)
  if (!shape) return null
  let best: Sample | null = null
  let likeness = LIKENESS_MIN
  for (const sample of samples()) {
    const stretch = shape.ratio / sample.ratio
    if (stretch > STRETCH_MAX || stretch < 1 / STRETCH_MAX) continue
    const alike = likenessOf(shape.ink, sample.ink) - (RARE.test(sample.text) ? RARE_BY : 0)
    if (alike > likeness) {
      best = sample
      likeness = alike
    }
  }
  if (!best?.isFraction) return null
  return { ...word, text: best.text, confidence: likeness > LIKENESS_SURE ? 90 : 50 }
}

let drawn: Sample[] | null = null

/** All amounts in the prints that every browser has; drawn once. */
function samples(): Sample[] {
  drawn ??= FONTS.flatMap((font) =>
    [...AMOUNTS, ...OTHERS].flatMap((text) => {
      const canvas = new OffscreenCanvas(160, 90)
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      if (!pen) return []
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.fillStyle = '#000'
      const [style, family] = font.includes(' ') ? font.split(' ') : ['', font]
      pen.font = `${style} 56px ${family}`
      pen.textBaseline = 'middle'
      pen.fillText(text, 10, 45)
      const box = { left: 0, top: 0, right: canvas.width, bottom: canvas.height }
      const shape = shapeOf(canvas, box)
      return shape ? [{ ...shape, text, isFraction: AMOUNTS.includes(text) }] : []
    }),
  )
  return drawn
}

type Box = { left: number; top: number; right: number; bottom: number }

/** The ink within the box, cut to its edges and drawn to one size. */
function shapeOf(page: OffscreenCanvas, { left, top, right, bottom }: Box): Shape | null {
  const [width, height] = [right - left, bottom - top]
  if (width < 4 || height < 8) return null
  const pixels = page.getContext('2d')?.getImageData(left, top, width, height)
  const ink = pixels && inkEdges(pixels)
  if (!ink) return null
  const small = new OffscreenCanvas(SIDE, SIDE)
  const pen = small.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.imageSmoothingQuality = 'high'
  const [w, h] = [ink.right - ink.left + 1, ink.bottom - ink.top + 1]
  pen.drawImage(page, left + ink.left, top + ink.top, w, h, 0, 0, SIDE, SIDE)
  const { data } = pen.getImageData(0, 0, SIDE, SIDE)
  const greys = Float32Array.from({ length: SIDE * SIDE }, (_, at) => 255 - (data[at * 4] ?? 255))
  return { ink: normal(greys), ratio: w / h }
}

function inkEdges({ data, width, height }: ImageData): Box | null {
  const edges = { left: width, top: height, right: -1, bottom: -1 }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4] ?? 255) > 140) continue
      edges.left = Math.min(edges.left, x)
      edges.right = Math.max(edges.right, x)
      edges.top = Math.min(edges.top, y)
      edges.bottom = Math.max(edges.bottom, y)
    }
  }
  return edges.right < edges.left ? null : edges
}

/** With a mean of nought and a length of one, so that a product of two is their likeness. */
function normal(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const centred = values.map((value) => value - mean)
  const length = Math.hypot(...centred) || 1
  return centred.map((value) => value / length)
}

function likenessOf(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}
