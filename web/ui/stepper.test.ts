/** The spin button's keys. */
import { expect, test } from 'vitest'
import { keyTarget } from './stepper.tsx'

test('arrows step by one, pages by five, Home and End go to the ends, other keys are left alone', () => {
  const cases: [string, number | null][] = [
    ['ArrowUp', 8],
    ['ArrowRight', 8],
    ['ArrowDown', 6],
    ['ArrowLeft', 6],
    ['PageUp', 12],
    ['PageDown', 2],
    ['Home', 1],
    ['End', 14],
    ['Tab', null],
    ['7', null],
  ]
  for (const [key, expected] of cases)
    expect([key, keyTarget(key, 7, 1, 14)]).toEqual([key, expected])
})
