/** Vegetables and their cut halves. Each is drawn round 0,0 within about 70 units. */
import { type Kit, oval } from './kit.ts'

export function tomato(k: Kit): string {
  const outline =
    'M-46 4C-48 -28 -20 -38 0 -32C22 -38 48 -26 46 6C44 36 20 44 0 44C-22 44 -44 34 -46 4Z'
  const inner =
    'M0 -30C-10 -44 -20 -42 -28 -38C-20 -30 -16 -22 -18 -14C-10 -18 -4 -22 0 -12C4 -22 12 -18 20 -14C18 -24 22 -32 30 -38C18 -42 8 -44 0 -30Z'
  return (
    k.colour(outline, 'tom') +
    k.colour(inner, 'leaf') +
    k.ink(outline) +
    k.ink(`${inner}M0 -30C-1 -40 3 -46 8 -50`) +
    k.ink('M-34 6C-34 18 -28 26 -20 31', 'mlk')
  )
}

export function tomhalf(k: Kit): string {
  return (
    k.colour(oval(0, 0, 44), 'tom') +
    k.flat(oval(2, 1, 33), 'pnk') +
    [0, 1, 2, 3, 4]
      .map((i) => {
        const a = i * 72
        return `<g transform="rotate(${a})">${k.flat('M-9 -28C-2 -33 6 -33 11 -28C10 -18 4 -12 1 -10C-4 -13 -9 -18 -9 -28Z', 'tom')}${k.dot(-2, -24, 1.9, 'but')}${k.dot(5, -23, 1.9, 'but')}${k.dot(1, -17, 1.9, 'but')}</g>`
      })
      .join('') +
    k.ink(oval(0, 0, 44)) +
    k.ink(oval(0, 0, 35))
  )
}

export function onion(k: Kit): string {
  const outline =
    'M0 -50C10 -34 44 -24 44 8C44 36 18 44 0 44C-18 44 -44 36 -44 8C-44 -24 -10 -34 0 -50Z'
  return (
    k.colour(outline, 'pnk') +
    k.flat(
      'M1 -26C10 -18 31 -10 31 10C31 28 14 35 1 35C-12 35 -29 28 -29 10C-29 -10 -8 -18 1 -26Z',
      'mlk',
    ) +
    k.ink(outline) +
    k.ink(
      'M0 -34C8 -24 32 -16 32 9C32 29 14 36 0 36C-14 36 -32 29 -32 9C-32 -16 -8 -24 0 -34ZM0 -18C6 -12 20 -6 20 10C20 22 10 28 0 28C-10 28 -20 22 -20 10C-20 -6 -6 -12 0 -18ZM0 -2C4 2 9 4 9 11C9 17 5 20 0 20C-5 20 -9 17 -9 11C-9 4 -4 2 0 -2Z',
    ) +
    k.ink('M-8 46L-10 52M0 46V53M8 46L10 52')
  )
}

export function garlic(k: Kit): string {
  const outline =
    'M0 -48C2 -32 12 -26 26 -14C44 0 42 30 22 38C12 42 -12 42 -22 38C-42 30 -44 0 -26 -14C-12 -26 -2 -32 0 -48Z'
  return (
    k.colour(outline, 'mlk') +
    k.ink(outline) +
    k.ink('M0 -30C-14 -12 -16 22 -8 40M0 -30C14 -12 16 22 8 40') +
    k.ink('M-28 4C-32 12 -30 22 -25 27', 'pnk') +
    k.ink('M28 4C32 12 30 22 25 27', 'pnk')
  )
}

export function carrot(k: Kit): string {
  const outline = 'M-20 -22C-8 -34 14 -34 22 -20C24 4 12 36 2 52C-8 38 -22 8 -20 -22Z'
  return (
    k.colour(outline, 'car') +
    k.colour(
      'M0 -26C-14 -34 -24 -44 -24 -54C-14 -54 -6 -48 -2 -40C-6 -50 -4 -60 4 -64C10 -58 10 -48 6 -40C12 -48 22 -52 28 -48C26 -38 14 -30 0 -26Z',
      'leaf',
    ) +
    k.ink(outline) +
    k.ink('M-18 -8L-4 -6M22 -2L10 0M-12 12L-2 13M16 20L8 21M-5 30L1 31') +
    k.ink('M0 -26C-6 -36 -14 -44 -20 -48M2 -27C3 -38 4 -48 4 -58M4 -27C10 -36 18 -42 24 -44')
  )
}

export function mushroom(k: Kit): string {
  const outline = 'M-48 4C-50 -30 -22 -46 0 -46C24 -46 50 -30 48 4C32 12 -32 12 -48 4Z'
  return (
    k.colour('M-12 2C-10 18 -14 34 -18 42C-8 48 10 48 18 42C14 32 10 18 12 2Z', 'mlk') +
    k.colour(outline, 'cru') +
    k.ink(outline) +
    k.ink('M-13 10C-11 22 -14 34 -18 42C-8 48 10 48 18 42C14 32 11 22 13 10') +
    k.ink('M-30 2L-22 8M-16 0L-12 9M0 0V10M16 0L12 9M30 2L22 8') +
    k.dot(-18, -24, 4, 'mlk') +
    k.dot(6, -32, 5, 'mlk') +
    k.dot(24, -16, 3.6, 'mlk')
  )
}

export function broc(k: Kit): string {
  const outline =
    'M-46 0C-52 -20 -34 -30 -28 -30C-26 -46 -4 -52 6 -42C20 -50 36 -40 36 -28C50 -26 54 -8 42 2C36 14 20 12 14 8C6 16 -8 16 -14 8C-24 16 -42 14 -46 0Z'
  return (
    k.colour('M-10 6C-10 22 -14 34 -18 46H16C12 34 12 22 14 6Z', 'pea') +
    k.colour(outline, 'leaf') +
    k.ink('M-10 10C-10 24 -14 34 -18 46H16C12 34 12 24 14 10') +
    k.ink(outline) +
    k.ink(
      'M-28 -14C-24 -18 -18 -18 -16 -14M-4 -28C0 -32 6 -32 8 -28M16 -14C20 -18 26 -18 28 -14M-8 -8C-4 -12 2 -12 4 -8',
      'pea',
    )
  )
}

export function potato(k: Kit): string {
  const outline =
    'M-48 4C-50 -24 -22 -36 4 -34C34 -32 52 -12 48 10C44 34 14 38 -10 36C-32 34 -46 24 -48 4Z'
  return (
    k.colour(outline, 'cru') +
    k.ink(outline) +
    k.ink(
      'M-24 -8C-20 -11 -16 -11 -14 -8M10 -18C14 -21 18 -20 20 -17M20 10C24 7 28 8 30 11M-12 16C-8 13 -4 14 -2 17',
    )
  )
}

export function leek(k: Kit): string {
  return (
    k.colour('M-9 -4C-9 20 -10 36 -8 48C-4 52 6 52 10 48C11 36 10 20 10 -4Z', 'mlk') +
    k.colour(
      'M-9 2C-14 -14 -30 -34 -38 -54C-22 -48 -8 -34 -2 -22C-6 -36 -6 -52 0 -64C8 -52 8 -36 5 -22C12 -36 24 -48 38 -52C32 -34 14 -14 10 2Z',
      'pea',
    ) +
    k.ink('M-9 -4C-9 20 -10 36 -8 48C-4 52 6 52 10 48C11 36 10 20 10 -4') +
    k.ink(
      'M-9 2C-14 -14 -30 -34 -38 -54C-22 -48 -8 -34 -2 -22C-6 -36 -6 -52 0 -64C8 -52 8 -36 5 -22C12 -36 24 -48 38 -52C32 -34 14 -14 10 2M-2 -22C-1 -12 0 -4 0 4M-3 10V44M4 10V44M-6 51L-8 57M1 52V58M7 51L9 57',
    )
  )
}

export function pepper(k: Kit): string {
  const outline =
    'M-34 -20C-20 -34 -8 -28 0 -24C8 -28 22 -34 34 -20C46 0 36 34 22 42C12 46 6 40 0 40C-6 40 -12 46 -22 42C-36 34 -46 0 -34 -20Z'
  return (
    k.colour(outline, 'pea') +
    k.ink(outline) +
    k.ink('M0 -24C-1 -34 2 -44 12 -48M-10 -20C-16 0 -14 24 -8 38M10 -20C16 0 14 24 8 38')
  )
}

export function chilli(k: Kit): string {
  const outline =
    'M-34 -30C-20 -40 -6 -34 0 -22C10 0 22 18 46 26C34 40 6 36 -14 16C-28 2 -38 -16 -34 -30Z'
  const inner = 'M-36 -24C-42 -34 -34 -44 -22 -42C-10 -40 -6 -34 -4 -28C-14 -34 -26 -32 -36 -24Z'
  return (
    k.colour(outline, 'tom') +
    k.colour(inner, 'leaf') +
    k.ink(outline) +
    k.ink(`${inner}M-26 -42C-28 -50 -34 -56 -42 -56`) +
    k.ink('M-20 -14C-14 2 -4 14 10 22', 'pnk')
  )
}

export function avo(k: Kit): string {
  const outline =
    'M0 -50C16 -50 20 -28 30 -10C42 14 34 46 0 46C-34 46 -42 14 -30 -10C-20 -28 -16 -50 0 -50Z'
  return (
    k.colour(outline, 'leaf') +
    k.flat(
      'M1 -40C11 -40 14 -22 23 -6C32 14 26 37 1 37C-24 37 -30 14 -21 -6C-12 -22 -9 -40 1 -40Z',
      'pea',
    ) +
    k.flat(oval(2, 13, 15), 'cru') +
    k.ink(outline) +
    k.ink(oval(0, 11, 15)) +
    k.ink('M-8 8C-6 2 -1 0 4 1', 'mlk')
  )
}

export function peapod(k: Kit): string {
  return (
    k.colour('M-60 -8C-40 -2 40 -2 58 -14C52 24 -44 34 -60 -8Z', 'leaf') +
    [-32, -12, 9, 30]
      .map(
        (x, i) =>
          k.flat(oval(x + 2, 4 - (i === 3 ? 2 : 0), 10.5), 'pea') +
          k.ink(oval(x, 3 - (i === 3 ? 2 : 0), 10.5)),
      )
      .join('') +
    k.ink('M-60 -8C-40 -2 40 -2 58 -14C52 24 -44 34 -60 -8ZM-60 -8C-66 -10 -68 -16 -66 -22')
  )
}

export function bean(k: Kit): string {
  const outline =
    'M-24 -6C-24 -20 -10 -22 0 -16C10 -22 24 -20 24 -6C24 10 10 16 0 16C-10 16 -24 10 -24 -6Z'
  return [
    [-18, -12, -20],
    [20, -6, 35],
    [-2, 26, 80],
  ]
    .map(
      ([x, y, r]) =>
        `<g transform="translate(${x} ${y}) rotate(${r})">${k.colour(outline, 'tom')}${k.ink(`${outline}M-5 -10C-2 -7 2 -7 5 -10`)}${k.ink('M-16 0C-14 6 -9 9 -4 10', 'pnk')}</g>`,
    )
    .join('')
}
