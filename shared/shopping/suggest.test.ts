import { expect, test } from 'vitest'
import type { RememberedItem } from './schema.ts'
import { aisleMemory, purchaseUnit, suggestItems } from './suggest.ts'

const bought = (
  name: string,
  times = 1,
  changes: Partial<RememberedItem> = {},
): RememberedItem => ({
  ...{ name, unit: null, category: null, times },
  ...{ last_used: '2026-11-20T10:00:00.000Z', ...changes },
})
const kitchen = [
  bought('Milk', 9),
  bought('Bread', 12),
  bought('Coconut milk', 20),
  bought('Mince', 3),
  bought('Mint', 3, { last_used: '2026-11-21T10:00:00.000Z' }),
]
const names = (typed: string, without: string[] = [], limit = 8) =>
  suggestItems(kitchen, { typed, without, limit }).map(({ name }) => name)

test.each<[typed: string, suggested: string[]]>([
  ['', ['Coconut milk', 'Bread', 'Milk', 'Mint', 'Mince']],
  ['mi', ['Milk', 'Mint', 'Mince', 'Coconut milk']],
  ['MILK', ['Coconut milk']],
  ['  mil ', ['Milk', 'Coconut milk']],
  ['ilk', []],
  ['caviar', []],
])('%j is followed by %j', (typed, suggested) => {
  expect(names(typed)).toEqual(suggested)
})

test('what is on the list already is not suggested, whatever its capitals', () => {
  expect(names('mi', ['milk', 'MINT'])).toEqual(['Mince', 'Coconut milk'])
})

test('no more are suggested than asked for', () => {
  expect(names('', [], 2)).toEqual(['Coconut milk', 'Bread'])
})

test.each([
  ['kg', 'kg'],
  ['pint', 'pint'],
  ['l', 'l'],
  ['tin', 'tin'],
  ['g', ''],
  ['ml', ''],
  ['tbsp', ''],
  [null, ''],
])('a thing bought by the %s is suggested by the %j', (unit, expected) => {
  expect(purchaseUnit(unit)).toBe(expected)
})

test('the aisle of a thing is found by its name, whatever its capitals', () => {
  const aisleOf = aisleMemory([bought('Crème fraîche', 1, { category: 'Chilled' }), bought('Tofu')])
  expect(['CRÈME FRAÎCHE ', 'tofu', 'okra'].map(aisleOf)).toEqual(['Chilled', null, null])
})
