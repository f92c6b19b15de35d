/** What is said to the kitchen after a tap. */
import { expect, test } from 'vitest'
import { parseKitchenCommand, understandKitchen } from './kitchen.ts'
import { mostly } from './testing/mostly.ts'

const recipes = ['Mushroom Risotto', 'Lamb Tagine', 'Lemon Drizzle Cake']

mostly<[string, object]>([
  ['show me the pantry please', { intent: 'openScreen', slots: { screen: 'pantry' } }],
  ['open my meal plan', { intent: 'openScreen', slots: { screen: 'plan' } }],
  ["what's for dinner on tuesday", { intent: 'whatsForDinner', slots: { day: 'tuesday' } }],
  [
    'add nappies and a birthday candle',
    { intent: 'addItems', slots: { items: [{ name: 'nappies' }, { name: 'birthday candle' }] } },
  ],
  [
    'put macaroni and cheese on the list',
    { intent: 'addItems', slots: { items: [{ name: 'macaroni and cheese' }] } },
  ],
  [
    'add two bags of lentils to the pantry',
    { intent: 'addToPantry', slots: { items: [{ name: 'lentils', quantity: '2', unit: 'bag' }] } },
  ],
  ["let's cook the lamb tagine", { intent: 'startCooking', slots: { recipe: 'Lamb Tagine' } }],
  [
    'put the mushroom risotto on friday',
    { intent: 'planMeal', slots: { recipe: 'Mushroom Risotto', day: 'friday' } },
  ],
  ['undo that', { intent: 'undo', slots: {} }],
])('%s', ([text, command]) => {
  expect(parseKitchenCommand(text, { recipes })).toEqual(command)
})

test('talk across the room is no command, and another assistant is not us', () => {
  expect(parseKitchenCommand('did your brother ring this morning', { recipes })).toBeNull()
  expect(understandKitchen('hey google open the pantry')).toEqual({
    commands: [],
    maybe: null,
    isForUs: false,
  })
})

test.each(["what's for dinner tonight", 'so what is for dinner'])(
  'no recipe sounds like %s',
  (said) => {
    expect(
      parseKitchenCommand(said, { recipes: ['Misir Wat', 'One-Tray Full English'] })?.intent,
    ).toBe('whatsForDinner')
  },
)

test('a list is cut where the next thing begins, with or without a comma', () => {
  const itemsOf = (said: string) => {
    const command = parseKitchenCommand(said)
    return command?.intent === 'addItems' ? command.slots.items : []
  }
  expect(itemsOf('add three peppers two courgettes and an aubergine')).toEqual([
    { name: 'peppers', quantity: '3' },
    { name: 'courgettes', quantity: '2' },
    { name: 'aubergine' },
  ])
  expect(itemsOf('add tea bags, bleach and half a dozen eggs')).toEqual([
    { name: 'tea bags' },
    { name: 'bleach' },
    { name: 'eggs', quantity: '6' },
  ])
})
