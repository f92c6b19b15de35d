/** Five ways to lay out a 400 x 300 picture, and the 3:1 banner. */
import type { MotifName } from './motifs.ts'
import { UPRIGHT } from './motifs.ts'
import { at, type LayoutName } from './pick.ts'
import type { Stage } from './stage.ts'

type Random = () => number
type Layout = (stage: Stage, motifs: readonly MotifName[], random: Random, height: number) => string

const TURN = 6.2832

function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rest = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${rest}/>`
}

function circle(x: number, y: number, r: number, fill: string, rest = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${rest}/>`
}

function range<T>(count: number, draw: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => draw(index))
}

/** The last motif stands in for those that are missing. */
function upTo(motifs: readonly MotifName[], index: number): MotifName {
  return at(motifs, Math.min(index, motifs.length - 1))
}

type Sun = { x: number; y: number; rays: number; from: number; short: number; long: number }

function sunRays(stage: Stage, sun: Sun, width: number): string {
  const rays = range(sun.rays, (index) => {
    const angle = (index / sun.rays) * TURN
    const end = index % 2 ? sun.short : sun.long
    const point = (distance: number) =>
      `${(sun.x + Math.cos(angle) * distance).toFixed(0)} ${(sun.y + Math.sin(angle) * distance).toFixed(0)}`
    return `<path d="M${point(sun.from)}L${point(end)}"/>`
  })
  return `<g stroke="${stage.deep}" stroke-width="${width}" stroke-linecap="round">${rays.join('')}</g>`
}

/** An enamel plate from above, friends round a hero. Things that spill do not lie on it. */
const plate: Layout = (stage, all, random) => {
  const flat = all.filter((motif) => !UPRIGHT.has(motif))
  const motifs: MotifName[] = flat.length >= 2 ? flat : [...flat, 'sprig', 'lemon']
  const start = random() * 360
  const stripes = range(9, (index) => `<path d="M${index * 52 - 8} 0V300"/>`).join('')
  const ring = range(6, (index) => {
    const angle = ((start + index * 60) * Math.PI) / 180
    const x = 200 + Math.cos(angle) * 82
    const y = 150 + Math.sin(angle) * 82
    return stage.put(upTo(motifs, 1 + (index % 3)), x, y, 0.52, random() * 50 - 25 + index * 60)
  }).join('')
  return (
    rect(0, 0, 400, 300, stage.ground) +
    `<g stroke="${stage.deep}" stroke-width="13">${stripes}</g>` +
    circle(204, 156, 132, stage.colours.line, ' opacity=".14"') +
    circle(200, 150, 132, stage.pale) +
    circle(200, 150, 126, 'none', ` stroke="${stage.colours.blu}" stroke-width="5"`) +
    circle(
      200,
      150,
      96,
      'none',
      ` stroke="${stage.colours.ink}" stroke-width="1.4" opacity=".28"`,
    ) +
    ring +
    stage.put(at(motifs, 0), 200, 150, 1.04, random() * 20 - 10)
  )
}

/** A tile wall of the fifties. */
const tile: Layout = (stage, motifs, random) => {
  const offset = Math.floor(random() * 3)
  const grounds = [stage.ground, stage.pale, stage.deep]
  const arcs = [stage.deep, stage.ground, stage.pale]
  const discs = [stage.pale, stage.ground, stage.ground]
  const tiles = range(12, (index) => {
    const column = index % 4
    const row = Math.floor(index / 4)
    const colour = (column + row + offset) % 3
    const x = column * 100
    const y = row * 100
    const shape =
      (column + row) % 2
        ? `<g transform="translate(${x + 50} ${y + 50}) rotate(${Math.floor(random() * 4) * 90})"><path d="M-50 -50A100 100 0 0 1 50 50L-50 50Z" fill="${at(arcs, colour)}"/></g>`
        : circle(x + 50, y + 50, 43, at(discs, colour))
    const motif = at(motifs.slice(0, 4), column + row * 2 + offset)
    const turn = random() * 24 - 12
    return (
      rect(x, y, 100, 100, at(grounds, colour)) +
      shape +
      stage.put(motif, x + 50, y + 52, 0.62, turn)
    )
  }).join('')
  const joints = [100, 200, 300].map((x) => `<path d="M${x} 0V300"/>`).join('')
  const grid = `${joints}<path d="M0 100H400M0 200H400"/>`
  return `${tiles}<g stroke="${stage.colours.line}" stroke-width="1.6" opacity=".35">${grid}</g>`
}

/** One big motif on a sun, friends at the edges. */
const hero: Layout = (stage, motifs, random) => {
  const [first, second, third, fourth] = [0, 1, 2, 3].map((index) => at(motifs, index))
  const friends: [MotifName | undefined, number, number, number, number][] = [
    [second, 62, 228, 0.86, -18],
    [third, 340, 232, 0.86, 16],
    [fourth, 52, 66, 0.66, 14],
    [third, 350, 62, 0.6, -20],
    [second, 128, 30, 0.42, 30],
    [fourth, 268, 278, 0.42, 8],
  ]
  const sun = { x: 200, y: 158, rays: 28, from: 130, short: 152, long: 172 }
  return (
    rect(0, 0, 400, 300, stage.ground) +
    circle(200, 158, 112, stage.deep) +
    sunRays(stage, sun, 9) +
    putAll(stage, friends) +
    stage.put(first ?? 'sprig', 200, 152, 1.75, random() * 14 - 7)
  )
}

/** A still life on a gingham cloth. */
const shelf: Layout = (stage, motifs, random) => {
  const [first, second, third, fourth] = [0, 1, 2, 3].map((index) => at(motifs, index))
  const pale = ' opacity=".62"'
  const cloth =
    range(13, (index) => rect(index * 34 - 6, 206, 17, 94, stage.ground, pale)).join('') +
    [214, 248, 282].map((y) => rect(0, y, 400, 17, stage.ground, pale)).join('')
  return (
    rect(0, 0, 400, 300, stage.ground) +
    circle(Math.round(130 + random() * 140), 112, 84, stage.deep) +
    rect(0, 206, 400, 94, stage.pale) +
    cloth +
    `<path d="M0 206H400" stroke="${stage.colours.line}" stroke-width="2.6"/>` +
    putAll(stage, [
      [second, 92, 158, 1.02, -6],
      [third, 312, 162, 1, 7],
      [first, 200, 148, 1.42, 0],
      [fourth, 140, 232, 0.62, 18],
      [second, 268, 238, 0.56, -20],
      [third, 36, 244, 0.5, 10],
      [fourth, 366, 246, 0.5, -12],
    ])
  )
}

/** A tea towel's half-drop repeat. Taller pictures show more of the motifs. */
const scatter: Layout = (stage, motifs, random, height) => {
  const shown = motifs.slice(0, height > 300 ? 9 : 4)
  const rows = Math.ceil((height + 60) / 84)
  const pieces = range(rows, (row) =>
    range(7, (place) => {
      const column = place - 1
      const x = column * 92 + (row % 2 ? 46 : 0) + 16
      const y = row * 84 - 18
      const disc = (column + row) % 2 ? circle(x, y, 40, stage.deep) : ''
      const motif = stage.put(at(shown, place + row * 3), x, y, 0.68, random() * 60 - 30)
      return disc + motif + circle(x + 46, y, 3.4, stage.pale)
    }).join(''),
  ).join('')
  return rect(0, 0, 400, height, stage.ground) + pieces
}

export const LAYOUTS: Record<LayoutName, Layout> = { plate, tile, hero, shelf, scatter }

/** 960 x 320, the hero at the right so that a label can sit at the lower left. */
export function banner(stage: Stage, motifs: readonly MotifName[], random: Random): string {
  const sun = { x: 690, y: 158, rays: 30, from: 154, short: 184, long: 212 }
  const friends = motifs.slice(1, 5)
  const places = [
    [250, 62, 0.82],
    [372, 176, 1],
    [120, 176, 0.92],
    [470, 54, 0.7],
    [500, 268, 0.74],
    [880, 62, 0.78],
    [904, 248, 0.98],
    [246, 286, 0.8],
    [26, 60, 0.8],
    [22, 290, 0.7],
  ] as const
  return (
    rect(0, 0, 960, 320, stage.ground) +
    circle(690, 158, 132, stage.deep) +
    sunRays(stage, sun, 11) +
    places
      .map(([x, y, scale], index) => stage.put(at(friends, index), x, y, scale, random() * 50 - 25))
      .join('') +
    stage.put(at(motifs, 0), 690, 158, 2.05, random() * 10 - 5)
  )
}

function putAll(
  stage: Stage,
  places: readonly (readonly [MotifName | undefined, number, number, number, number])[],
): string {
  return places
    .map(([motif, x, y, scale, turn]) => (motif ? stage.put(motif, x, y, scale, turn) : ''))
    .join('')
}
