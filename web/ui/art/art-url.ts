/** Pictures for recipes without photos, as image addresses. A recipe's words never enter the markup. */
import { createKit } from './kit.ts'
import { banner, LAYOUTS } from './layouts.ts'
import { MOTIFS, type MotifName } from './motifs.ts'
import { PALETTES, SPOT_COLOURS } from './palettes.ts'
import { type ArtWords, createRandom, type Picked, pick } from './pick.ts'
import { createStage } from './stage.ts'

export type { MotifName } from './motifs.ts'

/** Pictures kept at hand; a screen of cards and the ones around it. */
const KEPT_MAX = 200

const urls = new Map<string, string>()
const picks = new WeakMap<ArtWords, Picked>()

/** 4:3, or 3:1 with the hero at the right for a header. The same words give the same picture. */
export function recipeArtUrl(recipe: ArtWords, options: { wide?: boolean } = {}): string {
  const picked = picks.get(recipe) ?? pick(recipe)
  picks.set(recipe, picked)
  const wide = options.wide ?? false
  const key = [wide, picked.palette, picked.layout, picked.seed, ...picked.motifs].join()
  return kept(key, () => drawRecipe(picked, wide))
}

/** One drawing without ground, for lists and empty screens. In the dark it wants paper behind it. */
export function spotUrl(motif: MotifName): string {
  return kept(motif, () => {
    const drawing = MOTIFS[motif](createKit(2.8, SPOT_COLOURS))
    return svgUrl('-70 -70 140 140', drawing)
  })
}

function drawRecipe({ palette, layout, motifs, seed }: Picked, wide: boolean): string {
  const stage = createStage(PALETTES[palette])
  const random = createRandom(seed)
  if (wide) {
    const body = banner(stage, motifs, random)
    return svgUrl('0 0 960 320', stage.definitions() + body)
  }
  const body = LAYOUTS[layout](stage, motifs, random, 300)
  return svgUrl('0 0 400 300', stage.definitions() + body)
}

/** Single quotes within, so that it may stand in double quotes in HTML and CSS alike. */
export function svgUrl(viewBox: string, body: string): string {
  const [, , width, height] = viewBox.split(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`
  const escaped = svg
    .replaceAll('"', "'")
    .replace(/[%#<>{}|\\^`]/g, (sign) => encodeURIComponent(sign))
  return `data:image/svg+xml,${escaped}`
}

/** Draws once; when too many are kept, the one drawn first goes. */
export function kept(key: string, draw: () => string): string {
  const known = urls.get(key)
  if (known !== undefined) return known
  const url = draw()
  const oldest = urls.keys().next()
  if (urls.size >= KEPT_MAX && !oldest.done) urls.delete(oldest.value)
  urls.set(key, url)
  return url
}
