import { expect, test } from 'vitest'
import { readStock, shelvesOf, shownStock } from './shelves.ts'

const item = (name: string, category: string | null, sort_order = 0) => ({
  id: name,
  name,
  quantity: null,
  unit: null,
  category,
  sort_order,
})

test('shelves and what stands on them are in alphabetical order', () => {
  const items = [item('rice', 'Grains'), item('milk', 'dairy'), item('Butter', 'dairy')]
  const shelves = shelvesOf(items).map((shelf) => [shelf.category, shelf.items.map((i) => i.name)])
  expect(shelves).toEqual([
    ['dairy', ['Butter', 'milk']],
    ['Grains', ['rice']],
  ])
})

test("what has no category stands under 'Uncategorized'", () => {
  const shelves = shelvesOf([item('salt', null), item('tea', ' '), item('yeast', 'Yeasts')])
  expect(shelves.map(({ category }) => category)).toEqual(['Uncategorized', 'Yeasts'])
})

test('a sort order goes before the alphabet', () => {
  const [shelf] = shelvesOf([item('a', 'X', 2), item('b', 'X', 1)])
  expect(shelf?.items.map(({ name }) => name)).toEqual(['b', 'a'])
})

test.each([
  [{ quantity: 2, unit: 'kg' }, '2 kg'],
  [{ quantity: 0.5, unit: null }, '0.5'],
  [{ quantity: 0, unit: 'kg' }, 'No quantity set'],
  [{ quantity: null, unit: null }, 'No quantity set'],
])('%j is shown as %s', (stock, shown) => {
  expect(shownStock(stock)).toBe(shown)
})

test.each([
  ['2', 2],
  [' 1.5 ', 1.5],
  ['0,5', 0.5],
  ['', 0],
  ['a lot', 0],
  ['-3', 0],
  ['1e999', 0],
])('the typed quantity %j is %d', (typed, quantity) => {
  expect(readStock(typed)).toBe(quantity)
})
