/** Oven heats on every dial. */
import { expect, test } from 'vitest'
import { OVEN_HEATS, ovenHeat } from './oven.ts'

test('an oven heat is found on each dial, and what no oven does is not', () => {
  expect(ovenHeat(180, 'celsius')).toMatchObject({ gas: 4, fan: 160, fahrenheit: 350 })
  expect(ovenHeat(6, 'gas')).toMatchObject({ celsius: 200 })
  expect(ovenHeat(75, 'celsius')).toBeNull()
  expect(OVEN_HEATS).toHaveLength(11)
})
