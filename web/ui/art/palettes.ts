/** Nine palettes. Baked into each picture, since the page's variables do not reach inside an image. */
import type { Colours } from './kit.ts'

const INK: Colours = {
  tom: '#E2492B',
  but: '#FFC93C',
  pea: '#8DB04A',
  leaf: '#3F7A45',
  car: '#F08A35',
  blu: '#5B86C4',
  pnk: '#F2A0A0',
  mlk: '#FFF9EA',
  cru: '#C98645',
  ink: '#2B1620',
  line: '#2B1620',
}

export type PaletteName =
  | 'butter'
  | 'tomato'
  | 'pea'
  | 'jade'
  | 'sky'
  | 'rhubarb'
  | 'carrot'
  | 'milk'
  | 'fig'

/** Ground, its darker neighbour, the light one, and the motifs' colours. */
export type Palette = { ground: string; deep: string; pale: string; colours: Colours }

function palette(ground: string, deep: string, pale: string, own: Partial<Colours>): Palette {
  return { ground, deep, pale, colours: { ...INK, ...own } }
}

export const PALETTES: Record<PaletteName, Palette> = {
  butter: palette('#FFC93C', '#F6B320', '#FFF9EA', { but: '#FFE27A' }),
  tomato: palette('#E9634A', '#D64A2F', '#FFF3E2', { tom: '#B8290F', pnk: '#FFC6B3' }),
  pea: palette('#A9C266', '#93AF4D', '#FBF7E4', { pea: '#D7E38E' }),
  jade: palette('#A5D3BC', '#8AC1A6', '#FBF9EA', {}),
  sky: palette('#9CC3E0', '#7FAED3', '#FFF8E8', { blu: '#3F66A8' }),
  rhubarb: palette('#F3A9A4', '#EA8E8B', '#FFF6EC', { pnk: '#FFD9D2' }),
  carrot: palette('#F7A44F', '#EC8E30', '#FFF5E0', { car: '#D65F1C' }),
  milk: palette('#FBEBC6', '#F3D79A', '#FFFDF6', {}),
  fig: palette('#6B3348', '#552538', '#FFF1DC', { line: '#FFE9C9', pnk: '#F2A0A0' }),
}

export const SPOT_COLOURS = INK
