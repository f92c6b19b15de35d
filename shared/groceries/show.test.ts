import { expect, test } from 'vitest'
import { lineNames, shownAmount } from './show.ts'

test.each<[string | number | null, string | null, string, string, string]>([
  ['2', '', 'leeks', '2 x', 'leeks'],
  ['3', 'tin', 'chopped tomatoes', '3 x', 'tins chopped tomatoes'],
  ['1', 'can', 'beans', '1 x', 'can beans'],
  ['500', 'g', 'potatoes', '500 g', 'potatoes'],
  ['2', 'cups', 'rice', '2 cups', 'rice'],
  ['1.5', 'kg', 'flour', '1.5 kg', 'flour'],
  ['2', 'handful', 'rocket', '2 handfuls', 'rocket'],
  ['2', 'leaf', 'sage', '2 x', 'leaves sage'],
  ['2-3', 'bunch', 'mint', '2-3 x', 'bunches mint'],
  [2, null, 'leeks', '2 x', 'leeks'],
  [null, null, 'salt', '', 'salt'],
  ['', '', 'salt', '', 'salt'],
  ['to taste', '', 'salt', 'to taste', 'salt'],
  ['1 + 300 g', '', 'cabbage', '1 + 300 g', 'cabbage'],
  ['', 'bunch', 'mint', 'bunch', 'mint'],
  ['2', 'tin (400 g)', 'chopped tomatoes', '2 x', 'tins (400 g) chopped tomatoes'],
  ['1', 'tin (400 g)', 'chopped tomatoes', '1 x', 'tin (400 g) chopped tomatoes'],
  ['1530', 'ml', 'milk', '1.53 l', 'milk'],
  ['1100', 'g', 'flour', '1.1 kg', 'flour'],
  ['953.59', 'g', 'beef', '954 g', 'beef'],
  ['7.5', 'g', 'yeast', '7.5 g', 'yeast'],
  ['900-1200', 'g', 'beef', '0.9-1.2 kg', 'beef'],
  ['2 cup + 250 g + 1 clove', '', 'x', '2 cups + 250 g + 1 clove', 'x'],
  ['2 sprig + few sprig', '', 'thyme', '2 sprigs + few sprigs', 'thyme'],
  ['3 + 1200 g', '', 'carrots', '3 + 1.2 kg', 'carrots'],
])('%s %s %s', (quantity, unit, name, amount, rest) => {
  expect(shownAmount(quantity, unit, name)).toEqual({ amount, name: rest })
})

test('lines that read the same are numbered from the second on', () => {
  const item = (id: string, quantity: string | null, name: string) => ({
    ...{ id, quantity, name },
    unit: null,
  })
  const names = lineNames([
    item('a', '2', 'leeks'),
    item('b', null, 'milk'),
    item('c', '2', 'leeks'),
  ])
  expect([...names]).toEqual([
    ['a', '2 x leeks'],
    ['b', 'milk'],
    ['c', '2 x leeks (2)'],
  ])
})
