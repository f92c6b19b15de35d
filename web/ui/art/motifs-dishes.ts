/** Dishes, pasta and the pots they come in. Each is drawn round 0,0 within about 70 units. */
import { type Kit, oval } from './kit.ts'

export function bow(k: Kit): string {
  return (
    k.colour(
      'M-50 -28C-34 -22 -20 -14 -6 -8L6 -8C20 -14 34 -22 50 -28C46 -12 46 12 50 28C34 22 20 14 6 8L-6 8C-20 14 -34 22 -50 28C-46 12 -46 -12 -50 -28Z',
      'but',
    ) +
    k.ink(
      'M-50 -28L-45 -21L-49 -14L-44 -7L-48 0L-44 7L-49 14L-45 21L-50 28C-34 22 -20 14 -6 8L6 8C20 14 34 22 50 28L45 21L49 14L44 7L48 0L44 -7L49 -14L45 -21L50 -28C34 -22 20 -14 6 -8L-6 -8C-20 -14 -34 -22 -50 -28Z',
    ) +
    k.ink('M-8 -5C-4 -1 4 1 8 5M-8 4C-4 1 4 -1 8 -4M-14 0H-30M14 0H30')
  )
}

export function nest(k: Kit): string {
  return (
    k.colour(oval(0, 0, 46, 40), 'but') +
    k.ink(oval(0, 0, 46, 40)) +
    k.ink(
      'M-34 10C-38 -18 -8 -32 14 -24C36 -14 36 14 14 24C-8 32 -26 18 -22 0C-18 -14 6 -18 14 -6C20 6 8 14 -2 12C-10 10 -10 0 -2 -2',
    ) +
    k.ink('M-28 24C-12 38 22 36 34 14M-38 -10C-30 -26 -12 -36 6 -36') +
    k.ink('M42 12C50 20 54 30 66 30')
  )
}

export function bowl(k: Kit): string {
  const outline = 'M-56 -16H56C56 16 36 38 18 40H-18C-36 38 -56 16 -56 -16Z'
  return (
    k.ink(
      'M-18 -30C-24 -40 -12 -46 -18 -56M2 -30C-4 -40 8 -46 2 -56M22 -30C16 -40 28 -46 22 -56',
      'line',
    ) +
    k.colour(outline, 'mlk') +
    k.flat('M-54 -3C-50 6 -46 13 -40 20H43C49 13 53 6 55 -3Z', 'blu') +
    k.colour('M-48 -16C-40 -26 40 -26 48 -16Z', 'tom') +
    k.ink(outline) +
    k.ink('M-48 -16C-40 -26 40 -26 48 -16M-18 40L-20 46H20L18 40') +
    k.ink('M-54 -3H54M-41 20H41')
  )
}

export function pot(k: Kit): string {
  const outline = 'M-50 -14H50V26C50 38 42 42 34 42H-34C-42 42 -50 38 -50 26Z'
  return (
    k.colour(outline, 'tom') +
    k.colour('M-54 -14C-52 -32 -26 -36 0 -36C26 -36 52 -32 54 -14Z', 'car') +
    k.ink(outline) +
    k.ink(
      'M-54 -14C-52 -32 -26 -36 0 -36C26 -36 52 -32 54 -14ZM-8 -36C-10 -46 10 -46 8 -36M-50 0H-62V10H-50M50 0H62V10H50',
    ) +
    k.ink('M-36 4V22', 'mlk')
  )
}

export function pancake(k: Kit): string {
  return (
    [24, 8, -8]
      .map(
        (y) =>
          k.colour(
            `M-50 ${y}C-50 ${y - 12} 50 ${y - 12} 50 ${y}V${y + 8}C50 ${y + 20} -50 ${y + 20} -50 ${y + 8}Z`,
            'cru',
          ) +
          k.flat(
            `M-47 ${y}C-47 ${y - 9} 53 ${y - 9} 53 ${y}C53 ${y + 9} -47 ${y + 9} -47 ${y}Z`,
            'but',
          ) +
          k.ink(
            `M-50 ${y}C-50 ${y - 12} 50 ${y - 12} 50 ${y}V${y + 8}C50 ${y + 20} -50 ${y + 20} -50 ${y + 8}ZM-50 ${y}C-50 ${y + 12} 50 ${y + 12} 50 ${y}`,
          ),
      )
      .join('') +
    k.colour('M-14 -14L4 -22L20 -14L2 -6Z', 'mlk') +
    k.ink('M-14 -14L4 -22L20 -14L2 -6ZM-14 -14V-8L2 0L20 -8V-14M2 -6V0')
  )
}

export function taco(k: Kit): string {
  return (
    k.colour('M-52 26C-52 -30 -20 -44 2 -44C30 -44 54 -24 54 26Z', 'but') +
    k.colour(
      'M-44 -14C-46 -30 -34 -38 -26 -36C-24 -48 -8 -52 2 -46C12 -54 28 -48 30 -38C44 -38 50 -26 46 -14C36 -34 -30 -34 -44 -14Z',
      'pea',
    ) +
    k.ink('M-52 26C-52 -16 -24 -32 0 -32C28 -32 54 -16 54 26Z') +
    k.ink(
      'M-45 -12C-48 -28 -36 -38 -26 -36C-24 -48 -8 -52 2 -46C12 -54 28 -48 30 -38C44 -38 52 -24 47 -12',
    ) +
    k.dot(-22, 0, 2.4) +
    k.dot(4, 10, 2.4) +
    k.dot(24, -4, 2.4) +
    k.dot(-8, -14, 2.4) +
    k.dot(34, 14, 2.4) +
    k.dot(-32, 16, 2.4)
  )
}

export function pudding(k: Kit): string {
  const outline =
    'M-36 -22C-34 -42 34 -42 36 -22C38 -6 28 -4 26 -14C24 -4 20 12 14 10C8 8 12 -6 6 -8C0 -10 0 2 -6 2C-12 2 -10 -8 -16 -8C-22 -8 -18 6 -26 6C-34 6 -38 -8 -36 -22Z'
  return (
    k.colour('M-34 -26C-30 -40 30 -40 34 -26L42 28H-42Z', 'cru') +
    k.colour(outline, 'mlk') +
    k.ink('M-35 -8L-42 28H42L37 -10') +
    k.ink(outline) +
    k.ink('M-58 30C-58 42 -40 42 -30 42H30C40 42 58 42 58 30Z', 'line') +
    k.flat(oval(2, -44, 8), 'tom') +
    k.ink(oval(0, -45, 8)) +
    k.ink('M2 -52C4 -60 10 -62 14 -62')
  )
}
