import { expect, test } from 'vitest'
import { type NewItem, readNewItem } from './new-item.ts'

const untouched = (name: string) => ({ name, quantity: '1', unit: '', isAmountTouched: false })

const TYPED: [name: string, item: NewItem][] = [
  ['2 kg potatoes', { name: 'potatoes', quantity: 2, unit: 'kg' }],
  ['500g beef mince', { name: 'beef mince', quantity: 500, unit: 'g' }],
  ['6 eggs', { name: 'eggs', quantity: 6, unit: null }],
  ['half a lemon', { name: 'lemon', quantity: 0.5, unit: null }],
  ['2 pints of milk', { name: 'milk', quantity: 2, unit: 'pint' }],
  ['2 x 400g tins chopped tomatoes', { name: 'chopped tomatoes (400g)', quantity: 2, unit: 'tin' }],
  ['  Washing-up liquid ', { name: 'Washing-up liquid', quantity: 1, unit: null }],
  ['a few lemons', { name: 'a few lemons', quantity: 1, unit: null }],
  ['7up', { name: '7up', quantity: 1, unit: null }],
  ['42', { name: '42', quantity: 1, unit: null }],
]

test.each(TYPED)('%s is read while the amount is untouched', (name, item) => {
  expect(readNewItem(untouched(name))).toEqual(item)
})

test('an amount that was typed leaves the name alone', () => {
  const form = { name: '2 kg potatoes', quantity: '3', unit: ' bags ', isAmountTouched: true }
  expect(readNewItem(form)).toEqual({ name: '2 kg potatoes', quantity: 3, unit: 'bags' })
})

test.each([
  ['1/2', 0.5],
  ['1.5', 1.5],
  ['', null],
  ['some', null],
])('the quantity %j is %j', (quantity, expected) => {
  const form = { name: 'Milk', quantity, unit: '', isAmountTouched: true }
  expect(readNewItem(form)?.quantity).toBe(expected)
})

test('a blank name is no item', () => {
  expect(readNewItem(untouched('   '))).toBeNull()
})
