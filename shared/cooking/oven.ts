/** Heats of an oven as its dials name them: one table for voice and coach. No step is known here. */

/** One heat on four dials; gas marks as cookers and UK books round them. */
export type OvenHeat = { gas: number; celsius: number; fan: number; fahrenheit: number }

const ROWS: readonly (readonly [gas: number, celsius: number, fan: number, fahrenheit: number])[] =
  [
    [0.25, 110, 90, 225],
    [0.5, 120, 100, 250],
    [1, 140, 120, 275],
    [2, 150, 130, 300],
    [3, 170, 150, 325],
    [4, 180, 160, 350],
    [5, 190, 170, 375],
    [6, 200, 180, 400],
    [7, 220, 200, 425],
    [8, 230, 210, 450],
    [9, 240, 220, 475],
  ]

export const OVEN_HEATS: readonly OvenHeat[] = ROWS.map(([gas, celsius, fan, fahrenheit]) => ({
  gas,
  celsius,
  fan,
  fahrenheit,
}))

/** The heat nearest to a reading of one dial; `null` for what no oven does. */
export function ovenHeat(value: number, dial: keyof OvenHeat): OvenHeat | null {
  const lowest = OVEN_HEATS[0]
  const highest = OVEN_HEATS.at(-1)
  if (!lowest || !highest) return null
  const slack = dial === 'gas' ? 0 : dial === 'fahrenheit' ? 30 : 15
  if (value < lowest[dial] - slack || value > highest[dial] + slack) return null
  return OVEN_HEATS.reduce((best, heat) =>
    Math.abs(heat[dial] - value) < Math.abs(best[dial] - value) ? heat : best,
  )
}
