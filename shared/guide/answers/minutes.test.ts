/** Times that steps name, added up. */
import { expect, test } from 'vitest'
import { minutesFrom, minutesOf } from './minutes.ts'

test.each([
  ['Fry for 8 minutes, then simmer for half an hour.', 38],
  ['Cook on low for 8 hours, or on high for 5 hours, until it falls apart.', 480],
  ['Bake for 20 to 25 minutes. Leave it to stand for 10 minutes or more.', 30],
  ['Stir well.', 0],
])('%s: %i', (step, minutes) => expect(minutesOf(step)).toBe(minutes))

test('from a step on', () =>
  expect(minutesFrom(['Boil for 5 minutes.', 'Rest for 3 minutes.', 'Eat.'], 1)).toBe(3))
