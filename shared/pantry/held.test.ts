import { expect, test } from 'vitest'
import { pantryHolds } from './held.ts'

const holds = pantryHolds([{ name: 'Olive oil' }, { name: 'eggs' }, { name: 'Chopped tomatoes' }])

test.each([
  ['olive oil', true],
  ['OLIVE OIL', true],
  ['large eggs', true],
  ['egg', true],
  ['sunflower oil', false],
  ['egg noodles', false],
  ['', false],
])('%j is held: %j', (name, expected) => {
  expect(holds(name)).toBe(expected)
})

test('an empty pantry holds nothing', () => {
  expect(pantryHolds([])('salt')).toBe(false)
})
