/** Herbs, and what grows on trees and bushes. Each is drawn round 0,0 within about 70 units. */
import { drawLeaf, type Kit, leafAt, oval, polar, spokes } from './kit.ts'

export function sprig(k: Kit): string {
  const leaves = [
    leafAt(0, 30, -150, 34, 11),
    leafAt(2, 20, -25, 34, 11),
    leafAt(0, 2, -145, 32, 10),
    leafAt(1, -8, -30, 32, 10),
    leafAt(-2, -24, -135, 26, 9),
    leafAt(-2, -30, -42, 26, 9),
    leafAt(-4, -38, -92, 22, 8),
  ]
  return leaves.map((leaf) => drawLeaf(k, leaf)).join('') + k.ink('M6 56C2 30 2 0 -4 -40')
}

export function basil(k: Kit): string {
  return (
    [leafAt(-6, 6, -160, 46, 20), leafAt(6, 6, -20, 46, 20), leafAt(0, 0, -90, 48, 20)]
      .map((leaf) => drawLeaf(k, leaf, 'M16 -1L22 -8M16 1L22 8M27 -1L33 -7M27 1L33 7'))
      .join('') + k.ink('M0 4C0 20 2 32 8 44')
  )
}

export function dill(k: Kit): string {
  return (
    k.ink('M6 54C0 20 0 -10 4 -52', 'leaf') +
    [-40, -26, -12, 2, 16]
      .map((y, i) => {
        const s = 15 + i * 5
        return k.ink(
          `M3 ${y + 8}C-4 ${y} ${-s} ${y - 2} ${-s - 6} ${y - 12}M${-s * 0.5} ${y + 1}L${-s * 0.9} ${y + 9}M${-s * 0.35} ${y + 1}L${-s * 0.55} ${y - 12}M3 ${y + 8}C10 ${y} ${s} ${y - 2} ${s + 6} ${y - 12}M${s * 0.6} ${y}L${s} ${y + 8}M${s * 0.45} ${y}L${s * 0.6} ${y - 12}`,
          'leaf',
        )
      })
      .join('')
  )
}

export function lemon(k: Kit): string {
  return (
    k.colour(oval(0, 0, 45), 'but') +
    k.flat(oval(1, 1, 36), 'mlk') +
    Array.from({ length: 8 }, (_, i) => {
      const a = (i / 8) * 6.2832 + 0.08
      const b = a + 0.62
      const [x1, y1] = polar(a, 31)
      const [x2, y2] = polar(b, 31)
      const [x0, y0] = polar((a + b) / 2, 6)
      return k.flat(`M${x0} ${y0}L${x1} ${y1}A31 31 0 0 1 ${x2} ${y2}Z`, 'but')
    }).join('') +
    k.ink(oval(0, 0, 45)) +
    k.ink(spokes(8, 7, 33)) +
    k.dot(0, 0, 2.5)
  )
}

export function berry(k: Kit): string {
  return (
    [
      { x: -20, y: 8, r: 20 },
      { x: 20, y: 12, r: 18 },
      { x: 2, y: -18, r: 19 },
    ]
      .map(
        ({ x, y, r }) =>
          k.colour(oval(x, y, r), 'blu') +
          k.ink(oval(x, y, r)) +
          k.ink(
            `M${x - 6} ${y - 8}L${x} ${y - 4}L${x + 6} ${y - 8}M${x} ${y - 4}L${x - 2} ${y + 2}M${x} ${y - 4}L${x + 4} ${y + 1}`,
          ),
      )
      .join('') + drawLeaf(k, leafAt(14, -32, -35, 32, 11))
  )
}

export function cherry(k: Kit): string {
  return (
    k.colour(oval(-20, 20, 20), 'tom') +
    k.colour(oval(24, 26, 18), 'tom') +
    k.ink(oval(-20, 20, 20)) +
    k.ink(oval(24, 26, 18)) +
    k.ink('M-18 2C-14 -20 0 -36 16 -46M22 9C22 -14 20 -32 16 -46') +
    k.ink('M-30 16C-30 24 -26 28 -22 30M15 24C16 30 20 34 24 35', 'pnk') +
    drawLeaf(k, leafAt(16, -46, -170, 36, 12))
  )
}

export function coconut(k: Kit): string {
  return (
    k.colour('M-48 -6H48C46 26 26 44 0 44C-26 44 -46 26 -48 -6Z', 'cru') +
    k.colour(oval(0, -6, 48, 18), 'mlk') +
    k.ink('M-48 -6C-46 26 -26 44 0 44C26 44 46 26 48 -6') +
    k.ink(oval(0, -6, 48, 18)) +
    k.ink(oval(0, -5, 38, 12)) +
    k.ink('M-30 18L-24 22M-14 26L-8 32M10 24L16 28M26 14L30 18')
  )
}
