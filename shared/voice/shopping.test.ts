/** What is said in the shop, and what is said there to people. */
import { expect, test } from 'vitest'
import { parseShoppingCommand, type ShoppingCommand } from './shopping.ts'

const items = ['semi-skimmed milk', 'eggs', 'plain flour', 'chopped tomatoes', 'lemons', 'bread']

test.for<[string, ShoppingCommand['intent'], object]>([
  ['tick milk', 'tickItem', { name: 'semi-skimmed milk' }],
  ['tick off the eggs', 'tickItem', { name: 'eggs' }],
  ['cross off the tomatoes', 'tickItem', { name: 'chopped tomatoes' }],
  ["i've got the milk", 'tickItem', { name: 'semi-skimmed milk' }],
  ['got the eggs', 'tickItem', { name: 'eggs' }],
  ['tick the flower', 'tickItem', { name: 'plain flour' }],
  ['tick off saffron', 'tickItem', { name: 'saffron' }],
  ['untick milk', 'untickItem', { name: 'semi-skimmed milk' }],
  ['take the tick off the bread', 'untickItem', { name: 'bread' }],
  ['put the eggs back', 'untickItem', { name: 'eggs' }],
  ['add two lemons', 'addItems', { items: [{ name: 'lemons', quantity: '2' }] }],
  ['add a can of beans', 'addItems', { items: [{ name: 'beans', quantity: '1', unit: 'can' }] }],
  [
    'add five hundred grams of sugar',
    'addItems',
    { items: [{ name: 'sugar', quantity: '500', unit: 'g' }] },
  ],
  ['put butter on the list please', 'addItems', { items: [{ name: 'butter' }] }],
  ["what's left", 'whatsLeft', {}],
  ['what do i still need', 'whatsLeft', {}],
  ['what else is on the list', 'whatsLeft', {}],
  ['undo that', 'undo', {}],
  ['stop listening', 'stopListening', {}],
  ['what can i say', 'help', {}],
])('%s means %s %j (voice, rule 14)', ([text, intent, slots]) => {
  expect(parseShoppingCommand(text, { items })).toEqual({ intent, slots })
})

test.for([
  ['did you get the milk'],
  ['excuse me can i get past'],
  ['alexa add milk'],
  ['next step'],
  ['set a timer for ten minutes'],
  ['clear the list'],
  ['delete everything'],
  ['add'],
  ['tick'],
])('%s is no command for the list', ([text = '']) => {
  expect(parseShoppingCommand(text, { items })).toBeNull()
})

test("in a noisy shop only 'hey chef' is obeyed, and what follows it", () => {
  const tick = { intent: 'tickItem', slots: { name: 'bread' } }
  expect(parseShoppingCommand('tick bread', { items, wake: true })).toBeNull()
  expect(parseShoppingCommand('hey chef tick bread', { items, wake: true })).toEqual(tick)
  expect(parseShoppingCommand('tick bread', { items, wake: true, followUp: true })).toEqual(tick)
})
