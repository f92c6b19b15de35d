/** The tea towel behind the welcome screen. */

import { kept, svgUrl } from './art-url.ts'
import { LAYOUTS } from './layouts.ts'
import type { MotifName } from './motifs.ts'
import { PALETTES, type PaletteName } from './palettes.ts'
import { createRandom } from './pick.ts'
import { createStage } from './stage.ts'

const BRAND_MOTIFS: readonly MotifName[] = [
  'tomato',
  'lemon',
  'sprig',
  'egg',
  'carrot',
  'mushroom',
  'fish',
  'onion',
  'pot',
]

/** 400 x 800, nine motifs on butter: tall enough for the half screen of a desktop. */
export function brandPatternUrl(palette: PaletteName = 'butter'): string {
  return kept(`pattern ${palette}`, () => {
    const stage = createStage(PALETTES[palette])
    const body = LAYOUTS.scatter(stage, BRAND_MOTIFS, createRandom(7), 800)
    return svgUrl('0 0 400 800', stage.definitions() + body)
  })
}
