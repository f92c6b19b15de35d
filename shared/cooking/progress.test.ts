/** Kept progress meets recipes that changed meanwhile. */
import { expect, test } from 'vitest'
import { CookingProgress, clampStep } from './progress.ts'

test.for([
  [null, 8, 0],
  [{ step: 3, timestamp: 1 }, 8, 3],
  [{ step: 7, timestamp: 1 }, 8, 7],
  [{ step: 8, timestamp: 1 }, 8, 7],
  [{ step: 3, timestamp: 1 }, 0, 0],
] as const)('kept %j in a recipe of %i steps shows %i', ([kept, steps, shown]) => {
  expect(clampStep(kept, steps)).toBe(shown)
})

test.for([
  { step: -1, timestamp: 1 },
  { step: 1.5, timestamp: 1 },
  { step: '2', timestamp: 1 },
  {},
])('%j is not progress', (stored) => {
  expect(CookingProgress.safeParse(stored).success).toBe(false)
})
