import { expect, test } from 'vitest'
import { canonicalUnit, isMeasure, pluralUnit, unitGroup } from './units.ts'

test.each([
  ['teaspoons', 'tsp'],
  ['Tablespoon', 'tbsp'],
  ['T', 'tbsp'],
  ['t', 'tsp'],
  ['tbsp.', 'tbsp'],
  ['c', 'cup'],
  ['ounces', 'oz'],
  ['lbs', 'lb'],
  ['Grams', 'g'],
  ['kilos', 'kg'],
  ['fl. oz.', 'fl oz'],
  ['litres', 'l'],
  ['tins', 'tin'],
  ['leaves', 'leaf'],
  [' Blob ', 'blob'],
  ['__proto__', '__proto__'],
  ['', ''],
])('%j is %j', (text, unit) => {
  expect(canonicalUnit(text)).toBe(unit)
})

test.each([
  ['ml', 'volume'],
  ['lb', 'weight'],
  ['', 'count'],
  ['can', 'count'],
  ['bunch', null],
  ['blob', null],
])('%j is of the group %s', (unit, group) => {
  expect(unitGroup(unit)).toBe(group)
})

test('a pinch measures, a bunch counts', () => {
  expect([isMeasure('pinch'), isMeasure('bunch'), isMeasure('')]).toEqual([true, false, false])
})

test.each([
  ['tin', 2, 'tins'],
  ['tin', 1, 'tin'],
  ['bunch', 2, 'bunches'],
  ['leaf', 3, 'leaves'],
  ['g', 500, 'g'],
  ['cup', 2, 'cups'],
  ['blob', 2, 'blob'],
  ['', 2, ''],
])('%s for %s is %s', (unit, amount, text) => {
  expect(pluralUnit(unit, amount)).toBe(text)
})
