import { expect, test } from 'vitest'
import { inShopOrder, moved, rememberedOrder } from './aisle-order.ts'

const sections = (...titles: string[]) => titles.map((title) => ({ title }))
const titles = (list: { title: string }[]) => list.map(({ title }) => title)

test('without an order of its own a list stays as it is', () => {
  expect(titles(inShopOrder(sections('b', 'a'), []))).toEqual(['b', 'a'])
})

test('aisles stand in the order of the shop, new ones behind as they came', () => {
  const list = sections('Other', 'dairy', 'Bakery', 'Frozen')
  expect(titles(inShopOrder(list, ['Bakery', 'Dairy']))).toEqual([
    'Bakery',
    'dairy',
    'Other',
    'Frozen',
  ])
})

test.each<[before: string[], shown: string[], after: string[]]>([
  [[], ['b', 'a'], ['b', 'a']],
  [
    ['a', 'b', 'c'],
    ['c', 'a'],
    ['c', 'a', 'b'],
  ],
  [
    ['x', 'a', 'b'],
    ['b', 'a'],
    ['x', 'b', 'a'],
  ],
  [
    ['a', 'x', 'y', 'b'],
    ['b', 'a'],
    ['b', 'a', 'x', 'y'],
  ],
  [
    ['A', 'b'],
    ['B', 'a'],
    ['B', 'a'],
  ],
])('%j, then arranged as %j, is remembered as %j', (before, shown, after) => {
  expect(rememberedOrder(before, shown)).toEqual(after)
})

test.each<[from: number, to: number, expected: string]>([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [-1, 0, 'abc'],
])('from %i to %i', (from, to, expected) => {
  expect(moved([...'abc'], from, to).join('')).toBe(expected)
})
