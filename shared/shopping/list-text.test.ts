import { expect, test } from 'vitest'
import { listText } from './list-text.ts'

const line = (
  name: string,
  quantity: string | null,
  unit: string | null,
  category: string | null,
) => ({
  ...{ id: name, name, quantity, unit, category },
})
const items = [
  line('soap', null, null, null),
  line('leeks', '2', null, 'Vegetables'),
  line('potatoes', '500', 'g', 'vegetables'),
  line('milk', '2', 'pint', 'Dairy'),
]

test('what is left stands by aisle, what is ticked at the end', () => {
  const text = listText({ title: 'Shopping List', items, ticked: new Set(['milk']) })
  expect(text).toBe(
    'Shopping List\n\nVEGETABLES\n- 2 x leeks\n- 500 g potatoes\n\nOTHER\n- soap\n\nCompleted\n✓ 2 pints milk',
  )
})

test('the aisles stand in the order of the shop', () => {
  const text = listText({ title: 'List', items, ticked: new Set(), order: ['Other', 'Dairy'] })
  expect(text.match(/^[A-Z]+$/gm)).toEqual(['OTHER', 'DAIRY', 'VEGETABLES'])
})

test('an empty list is its title', () => {
  expect(listText({ title: 'List', items: [], ticked: new Set() })).toBe('List')
})
