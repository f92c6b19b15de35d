import { expect, test } from 'vitest'
import { totalMinutes } from './minutes.ts'

test.each([
  [15, 25, 40],
  [30, null, 30],
  [null, 20, 20],
  [0, 0, 0],
  [null, null, null],
])('prep %s and cook %s make %s minutes', (prep_time, cook_time, expected) => {
  expect(totalMinutes({ prep_time, cook_time })).toBe(expected)
})
