/** The pens of the illustrator: flat colour printed 3 px off-register from a loose ink line. */

type ColourName =
  | 'tom'
  | 'but'
  | 'pea'
  | 'leaf'
  | 'car'
  | 'blu'
  | 'pnk'
  | 'mlk'
  | 'cru'
  | 'ink'
  | 'line'

export type Colours = Record<ColourName, string>

export type Kit = {
  /** Colour, off its line. */
  colour: (d: string, colour: ColourName) => string
  /** Colour, in place. */
  flat: (d: string, colour: ColourName) => string
  ink: (d: string, colour?: ColourName) => string
  dot: (x: number, y: number, r: number, colour?: ColourName) => string
}

/** `strokeWidth` in the motif's own units. */
export function createKit(strokeWidth: number, colours: Colours): Kit {
  return {
    colour: (d, colour) => `<path transform="translate(3 2)" d="${d}" fill="${colours[colour]}"/>`,
    flat: (d, colour) => `<path d="${d}" fill="${colours[colour]}"/>`,
    ink: (d, colour = 'ink') =>
      `<path d="${d}" fill="none" stroke="${colours[colour]}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`,
    dot: (x, y, r, colour = 'ink') =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${colours[colour]}"/>`,
  }
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}

/** The point at an angle in radians and a distance, as path text. */
export function polar(angle: number, distance: number): [string, string] {
  return [(Math.cos(angle) * distance).toFixed(1), (Math.sin(angle) * distance).toFixed(1)]
}

export function spokes(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 6.2832
    return `M${polar(angle, from).join(' ')}L${polar(angle, to).join(' ')}`
  }).join('')
}

type Leaf = { t: string; d: string; s: string }

/** A leaf: `t` places it, `d` is its outline, `s` its rib. */
export function leafAt(x: number, y: number, degrees: number, length = 30, width = 10): Leaf {
  return {
    t: `translate(${x} ${y}) rotate(${degrees})`,
    d: `M0 0C${length * 0.25} ${-width} ${length * 0.75} ${-width} ${length} 0C${length * 0.75} ${width} ${length * 0.25} ${width} 0 0Z`,
    s: `M3 0L${length * 0.8} 0`,
  }
}

/** `veins` is path text in the leaf's own frame. */
export function drawLeaf(kit: Kit, leaf: Leaf, veins?: string): string {
  const lines = kit.ink(leaf.d) + kit.ink(leaf.s) + (veins ? kit.ink(veins) : '')
  return `<g transform="${leaf.t}">${kit.colour(leaf.d, 'leaf')}${lines}</g>`
}
