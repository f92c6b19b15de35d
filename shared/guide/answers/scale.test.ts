/** Lines for more people, with what their names tell of all together. */
import { expect, test } from 'vitest'
import { scaledItems } from './scale.ts'

test.each([
  ['8', 'chicken thighs (about 1.2 kg)', 2, '16', 'chicken thighs (about 2.4 kg)'],
  ['3', 'leeks (about 500 g)', 2.5, '7½', 'leeks (about 1250 g)'],
  ['8', 'thighs (about 150 g each)', 2, '16', 'thighs (about 150 g each)'],
  ['1', 'tin (400 g) tomatoes', 2, '2', 'tin (400 g) tomatoes'],
])('%s %s times %f', (quantity, name, times, scaled, named) => {
  expect(scaledItems([{ quantity, unit: '', name }], times)).toEqual([
    { quantity: scaled, unit: '', name: named },
  ])
})
