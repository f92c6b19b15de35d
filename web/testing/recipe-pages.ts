/** Recipes as photos of pages: drawn in several prints and layouts, skewed, shaded and noisy. Always the same. */
import type { Ingredient, Recipe } from '#shared/recipes/schema.ts'

export type PageRecipe = Pick<
  Recipe,
  'name' | 'description' | 'servings' | 'prep_time' | 'cook_time' | 'ingredients' | 'method'
>

export type PageKind = {
  what: string
  font: string
  size: number
  width: number
  layout: 'one' | 'side' | 'pairs' | 'plain'
  /** '200 g' or '200g'. */
  tight?: boolean
  bullet?: string
  numbered?: boolean
  /** Degrees. */
  skew?: number
  /** Up to so many steps of grey on each pixel. */
  noise?: number
  /** The far corner is darker by this share. */
  shade?: number
  dark?: boolean
  /** Printed small and photographed from afar. */
  scale?: number
  running?: string
  hyphens?: boolean
  card?: boolean
}

const LINE = 1.42

/** A JPEG of the page. */
export async function photographPage(recipe: PageRecipe, kind: PageKind): Promise<File> {
  const flat = drawPage(recipe, kind)
  const scale = kind.scale ?? 1
  const margin = kind.skew ? 60 : 0
  const canvas = new OffscreenCanvas(
    Math.round((flat.width + 2 * margin) * scale),
    Math.round((flat.height + 2 * margin) * scale),
  )
  const pen = penOf(canvas)
  pen.fillStyle = kind.skew ? '#6f5b48' : '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate(((kind.skew ?? 0) * Math.PI) / 180)
  pen.scale(scale, scale)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(flat, -flat.width / 2, -flat.height / 2)
  pen.resetTransform()
  if (kind.shade) {
    const light = pen.createLinearGradient(0, 0, canvas.width, canvas.height)
    light.addColorStop(0, 'rgb(0 0 0 / 0)')
    light.addColorStop(1, `rgb(30 15 0 / ${kind.shade})`)
    pen.fillStyle = light
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  if (kind.noise) addNoise(pen, canvas, kind.noise)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
  return new File([blob], `${kind.what}.jpg`, { type: blob.type })
}

/** As a line of a recipe: '1½ tbsp olive oil'. */
function ingredientText({ quantity, unit, name }: Ingredient, tight = false): string {
  const isMetric = /^(?:g|kg|ml|l)$/.test(unit)
  return [quantity + (tight && isMetric ? unit : ''), tight && isMetric ? '' : unit, name]
    .filter((part) => part !== '')
    .join(' ')
}

function drawPage(recipe: PageRecipe, kind: PageKind): OffscreenCanvas {
  const { size, width, layout } = kind
  const pad = size * 2.2
  const inner = width - 2 * pad
  // long enough for any of them; cut to what was used
  const canvas = new OffscreenCanvas(width, 6_000)
  const pen = penOf(canvas)
  pen.fillStyle = kind.dark ? '#17131a' : '#fdfbf6'
  pen.fillRect(0, 0, width, canvas.height)
  pen.fillStyle = kind.dark ? '#f2eef4' : '#26201c'
  const page = writer(pen, kind)
  let y = pad
  if (kind.running) y = page.write(kind.running, pad, y, inner, 0.7) + size
  y = page.write(recipe.name, pad, y, inner, layout === 'plain' ? 1 : 1.9) + size * 0.5
  if (recipe.description && layout !== 'plain')
    y = page.write(recipe.description, pad, y, inner, 0.9) + size * 0.4
  y = page.write(factsOf(recipe), pad, y, inner, 0.9) + size

  const lines = recipe.ingredients.map(
    (each) => (kind.bullet ?? '') + ingredientText(each, kind.tight),
  )
  const steps = recipe.method.map((step, at) => (kind.numbered ? `${at + 1}. ${step}` : step))
  const list = (texts: string[], x: number, top: number, room: number, gap: number) =>
    texts.reduce((at, text) => page.write(text, x, at, room) + size * gap, top)
  const heading = (text: string, x: number, top: number) =>
    layout === 'plain' ? top : page.write(text, x, top, inner, 1.15) + size * 0.3

  if (layout === 'side') {
    const room = inner * 0.32
    const from = pad + inner * 0.4
    const left = list(lines, pad, heading('Ingredients', pad, y), room, 0.15)
    const right = list(steps, from, heading('Method', from, y), inner * 0.6, 0.6)
    y = Math.max(left, right)
  } else if (layout === 'pairs') {
    const half = Math.ceil(lines.length / 2)
    const top = heading('Ingredients', pad, y)
    const room = inner * 0.44
    const left = list(lines.slice(0, half), pad, top, room, 0.15)
    const right = list(lines.slice(half), pad + inner * 0.54, top, room, 0.15)
    y = Math.max(left, right) + size
    y = list(steps, pad, heading('Directions', pad, y), inner, 0.6)
  } else {
    y = list(lines, pad, heading('Ingredients', pad, y), inner, 0.15) + size
    y = list(steps, pad, heading('Method', pad, y), inner, 0.6)
  }
  if (kind.running) y = page.write('47', width / 2, y + size, inner, 0.8)

  const used = new OffscreenCanvas(width, Math.ceil(y + pad))
  const cut = penOf(used)
  cut.drawImage(canvas, 0, 0)
  if (kind.card) {
    cut.strokeStyle = '#a33'
    cut.lineWidth = 6
    cut.strokeRect(size, size, used.width - 2 * size, used.height - 2 * size)
  }
  return used
}

/** Writes wrapped text; gives where the next line begins. */
function writer(pen: OffscreenCanvasRenderingContext2D, kind: PageKind) {
  function write(text: string, x: number, y: number, room: number, scale = 1): number {
    const size = kind.size * scale
    pen.font = kind.font.replace('$', `${size}px`)
    pen.textBaseline = 'top'
    let line = ''
    let at = y
    const flush = () => {
      pen.fillText(line, x, at)
      at += size * LINE
      line = ''
    }
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line === '' || pen.measureText(longer).width <= room) {
        line = longer
        continue
      }
      const head = `${word.slice(0, 4)}-`
      const isSplit = kind.hyphens && word.length > 8 && /^[a-z]+$/.test(word)
      if (isSplit && pen.measureText(`${line} ${head}`).width <= room) {
        line = `${line} ${head}`
        flush()
        line = word.slice(4)
      } else {
        flush()
        line = word
      }
    }
    flush()
    return at
  }
  return { write }
}

function factsOf({ servings, prep_time, cook_time }: PageRecipe): string {
  return `Serves ${servings} | Prep: ${prep_time} mins | Cook: ${cook_time} mins`
}

function addNoise(
  pen: OffscreenCanvasRenderingContext2D,
  { width, height }: OffscreenCanvas,
  by: number,
) {
  const pixels = pen.getImageData(0, 0, width, height)
  let seed = 7
  for (let at = 0; at < pixels.data.length; at += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const change = ((seed >>> 16) / 65_535 - 0.5) * 2 * by
    for (let part = 0; part < 3; part++) {
      pixels.data[at + part] = (pixels.data[at + part] ?? 0) + change
    }
  }
  pen.putImageData(pixels, 0, 0)
}

function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  return pen
}
