/** Meat, fish, eggs and cheese. Each is drawn round 0,0 within about 70 units. */
import { type Kit, oval } from './kit.ts'

export function fish(k: Kit): string {
  const outline =
    'M-56 0C-38 -34 10 -36 34 -4C42 -14 52 -22 60 -22C54 -8 54 8 60 22C52 22 42 14 34 4C10 36 -38 34 -56 0Z'
  return (
    k.colour(outline, 'blu') +
    k.flat('M-52 2C-36 30 8 32 32 6C8 14 -30 16 -52 2Z', 'mlk') +
    k.ink(outline) +
    k.ink('M-32 -20C-24 -8 -24 8 -32 20') +
    k.ink(
      'M-16 -10C-10 -6 -10 2 -16 6M-2 -12C4 -8 4 0 -2 4M-2 6C4 10 4 14 0 18M12 -8C18 -4 18 4 12 8',
    ) +
    k.dot(-40, -4, 3.6, 'mlk') +
    k.dot(-40, -4, 2) +
    k.ink('M-10 -26C-4 -38 10 -38 16 -32')
  )
}

export function prawn(k: Kit): string {
  const outline =
    'M30 -36C0 -48 -44 -34 -44 4C-44 32 -18 46 4 40L16 48L14 34L28 30L14 24C-2 28 -18 20 -16 4C-14 -10 6 -14 24 -10C38 -8 46 -24 30 -36Z'
  return (
    k.colour(outline, 'pnk') +
    k.ink(outline) +
    k.ink(
      'M4 -38C-2 -28 0 -18 4 -11M-18 -32C-18 -20 -14 -10 -8 -6M-36 -16C-30 -8 -22 -2 -15 -1M-43 10C-34 12 -24 12 -15 10M-30 34C-26 28 -18 22 -10 19',
    ) +
    k.dot(28, -24, 3) +
    k.ink('M38 -28C48 -36 56 -50 54 -60M36 -30C42 -40 44 -52 38 -62')
  )
}

export function hen(k: Kit): string {
  const outline =
    'M-40 -10C-46 -34 -34 -48 -22 -46C-10 -44 -8 -28 0 -18C14 -4 26 -12 34 -34C48 -20 52 6 40 24C26 46 -14 46 -28 24C-36 12 -36 0 -40 -10Z'
  return (
    k.colour(outline, 'mlk') +
    k.flat(
      'M-36 -42C-42 -52 -34 -58 -30 -52C-28 -60 -20 -60 -19 -52C-14 -58 -8 -52 -12 -44C-18 -48 -28 -48 -36 -42Z',
      'tom',
    ) +
    k.flat('M-42 -22C-48 -16 -46 -8 -40 -8C-36 -10 -37 -18 -42 -22Z', 'tom') +
    k.flat('M-42 -36L-56 -30L-43 -26Z', 'car') +
    k.flat('M-10 2C4 -6 24 0 28 12C18 26 0 24 -10 2Z', 'cru') +
    k.ink(outline) +
    k.ink('M-10 2C4 -6 24 0 28 12C18 26 0 24 -10 2ZM2 4C6 6 8 10 8 14M12 4C16 7 18 10 18 14') +
    k.ink('M-42 -36L-56 -30L-43 -26') +
    k.dot(-30, -34, 2.8) +
    k.ink('M-4 40L-6 54M-12 55L-6 52L-1 56M14 40L14 54M8 55L14 52L19 56') +
    k.ink('M34 -34C32 -20 28 -12 20 -6M44 -14C40 -6 36 0 28 4')
  )
}

export function drum(k: Kit): string {
  const outline =
    'M-14 14C-40 6 -46 -24 -26 -38C-4 -52 30 -38 34 -12C37 8 14 18 2 20L-20 42C-16 50 -24 56 -30 50C-38 52 -42 44 -36 38C-38 30 -30 28 -26 34Z'
  return (
    k.colour(outline, 'cru') +
    k.flat('M-25 31L-36 38C-42 44 -38 52 -30 50C-24 56 -16 50 -20 42L-11 33Z', 'mlk') +
    k.ink(outline) +
    k.ink('M-24 -24C-16 -34 2 -36 14 -28', 'mlk') +
    k.ink('M16 -4L22 -8M6 4L11 1M-4 -8L1 -11M4 -18L9 -20')
  )
}

export function egg(k: Kit): string {
  const outline =
    'M-14 -44C10 -52 24 -34 38 -26C56 -14 48 14 36 24C28 32 30 46 8 48C-14 50 -22 36 -36 28C-54 16 -48 -8 -40 -20C-34 -30 -32 -38 -14 -44Z'
  return (
    k.colour(outline, 'mlk') +
    k.flat(oval(4, 0, 21), 'but') +
    k.ink(outline) +
    k.ink(oval(1, -2, 21)) +
    k.ink('M-10 -8C-8 -14 -2 -17 3 -16', 'mlk')
  )
}

export function steak(k: Kit): string {
  const outline =
    'M-44 -6C-44 -36 -8 -44 18 -38C46 -32 54 -8 42 8C34 20 22 16 14 28C6 42 -20 46 -34 30C-42 20 -44 8 -44 -6Z'
  return (
    k.colour(outline, 'mlk') +
    k.flat(
      'M-36 -4C-36 -28 -6 -36 17 -30C38 -25 45 -8 36 4C28 14 17 11 8 23C0 34 -18 36 -28 24C-34 16 -36 6 -36 -4Z',
      'tom',
    ) +
    k.flat(oval(-16, 14, 8), 'mlk') +
    k.ink(outline) +
    k.ink(oval(-18, 13, 8)) +
    k.ink('M-22 -14C-12 -22 2 -18 10 -24M-6 -4C4 -10 18 -6 26 -14M4 8C10 4 16 4 20 0', 'mlk')
  )
}

export function cheese(k: Kit): string {
  return (
    k.colour('M-48 18L20 -34C40 -30 50 -10 50 4V30H-48Z', 'but') +
    k.flat(oval(-8, 24, 7), 'mlk') +
    k.ink('M-48 14L20 -36C40 -32 50 -12 50 2V30H-48ZM-48 14L50 2') +
    k.ink(oval(16, 18, 7)) +
    k.ink('M-14 30C-14 20 -2 20 -2 30M38 30C36 22 42 18 50 20') +
    k.ink(oval(14, -14, 4.5))
  )
}
