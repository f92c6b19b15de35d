/** Where motifs are put. Each is drawn once per line width and then used again, which keeps pictures small. */
import { createKit } from './kit.ts'
import { MOTIFS, type MotifName, UPRIGHT } from './motifs.ts'
import type { Palette } from './palettes.ts'

export type Stage = Palette & {
  /** Markup that shows a motif; turned by degrees unless it would spill. */
  put: (motif: MotifName, x: number, y: number, scale: number, degrees?: number) => string
  /** The drawings that `put` refers to. */
  definitions: () => string
}

export function createStage(palette: Palette): Stage {
  const drawn = new Map<string, string>()
  return {
    ...palette,
    put(motif, x, y, scale, degrees = 0) {
      // thinner strokes on bigger motifs, so that all seem drawn with one pen
      const strokeWidth = Number((2.7 / Math.sqrt(scale)).toFixed(2))
      const id = `${motif}${Math.round(strokeWidth * 100)}`
      if (!drawn.has(id)) {
        const drawing = MOTIFS[motif](createKit(strokeWidth, palette.colours))
        drawn.set(id, `<g id="${id}">${drawing}</g>`)
      }
      const turn = UPRIGHT.has(motif) ? 0 : degrees
      const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`
      const transform = `${place} rotate(${turn.toFixed(0)}) scale(${scale.toFixed(2)})`
      return `<use href="#${id}" transform="${transform}"/>`
    },
    definitions: () => `<defs>${[...drawn.values()].join('')}</defs>`,
  }
}
