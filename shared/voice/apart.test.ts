/** Names in a row are parted where the food table knows each, and nowhere else. */
import { expect, test } from 'vitest'
import { apart } from './apart.ts'
import { parseShoppingCommand } from './shopping.ts'

test.each([
  ['lemons limes', ['lemons', 'limes']],
  ['toothpaste shampoo', ['toothpaste', 'shampoo']],
  ['honey peanut butter', ['honey', 'peanut butter']],
  ['cat litter washing up liquid', ['cat litter', 'washing up liquid']],
  ['tomato soup', ['tomato soup']],
  ['my aunt’s favourite biscuits', ['my aunt’s favourite biscuits']],
  ['size four nappies', ['size four nappies']],
  ['', ['']],
])('%s: %j', (said, names) => expect(apart(said)).toEqual(names))

test('a row without commas is a list', () => {
  expect(parseShoppingCommand('add two lemons limes and fresh mint to the list')?.slots).toEqual({
    items: [{ name: 'lemons', quantity: '2' }, { name: 'limes' }, { name: 'fresh mint' }],
  })
})
