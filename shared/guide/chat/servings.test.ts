/** How many eat, in the words people use for it. */
import { expect, test } from 'vitest'
import { servingsIn } from './servings.ts'

test.each([
  ['lasagne for 6', 6],
  ['make it for six people please', 6],
  ['four of us, Ben too', 4],
  ['dinner for two', 2],
  ['we are 5 tonight', 5],
  ['something that feeds twelve', 12],
  ['a family of four', 4],
  ['just me tonight', 1],
  ['cooking for one', 1],
  ['Sunday lunch for eight, one guest is allergic to eggs', 8],
  ['a curry for ten people', 10],
  ['8 servings', 8],
])('%j is for %i', (text, servings) => {
  expect(servingsIn(text, null)).toBe(servings)
})

test.each([
  'roast for 2 hours',
  'for 40 minutes at most',
  'for 500 g of beef',
  'soup is hard for me',
  'a cake for a 6 year old',
  'for the first time',
  'a chicken that serves two dinners',
  '',
])('%j says nothing of people', (text) => {
  expect(servingsIn(text, null)).toBeNull()
})

test('double and half need to know of what', () => {
  expect(servingsIn('double it', 4)).toBe(8)
  expect(servingsIn('halve it', 4)).toBe(2)
  expect(servingsIn('double it', null)).toBeNull()
})
