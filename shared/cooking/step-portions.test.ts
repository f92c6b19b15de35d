/** How much of an ingredient each step takes, in the words of cooks; never a wrong amount. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from '../ingredients/quantity.ts'
import { scaleIngredients } from '../recipes/scale.ts'
import { starterRecipes } from '../recipes/starter/index.ts'
import { portionsOfSteps } from './step-portions.ts'

type Row = [ingredient: string, method: string[], amounts: (string | null)[]]

/** 'quantity|unit|name'; null where the step does not name it. */
function amounts(written: string, method: string[]) {
  const [quantity = '', unit = '', name = ''] = written.split('|')
  const steps = portionsOfSteps({ ingredients: [{ quantity, unit, name }], method })
  return steps.map(([portion]) =>
    portion ? [portion.quantity, portion.unit].filter(Boolean).join(' ') : null,
  )
}

test.for<Row>([
  // the whole, once
  ['200|g|orzo', ['Stir in the orzo.', 'Serve.'], ['200 g', null]],
  ['1|kg|potatoes', ['Peel the potatoes.', 'Boil the potatoes.', 'Mash them.'], ['1 kg', '', null]],
  ['300|g|flour', ['Add all the flour.'], ['300 g']],
  ['2||lemons', ['Zest both lemons.'], ['2']],
  ['2||lemons', ['Add the zest of 1 lemon and the juice of both.'], ['2']],
  // amounts, and what they leave
  ['160|g|butter', ['Beat 80 g of the butter.', 'Melt the rest of the butter.'], ['80 g', '80 g']],
  ['1|l|milk', ['Pour in 200 ml of the milk.', 'Add the remaining milk.'], ['200 ml', '0.8 l']],
  ['2|cups|flour', ['Add ½ cup flour.', 'Add the last of the flour.'], ['½ cup', '1½ cups']],
  ['100|g|butter', ['Heat 20g butter.', 'Melt the other butter.'], ['20 g', '80 g']],
  ['2||limes', ['Squeeze a lime.', 'Cut the other lime.'], ['1', '1']],
  // shares
  ['3|tbsp|oil', ['Heat half the oil.', 'Add the other half of the oil.'], ['1½ tbsp', '1½ tbsp']],
  ['300|g|flour', ['Add a third of the flour.', 'Add two thirds of it all.'], ['100 g', null]],
  [
    '300|g|flour',
    ['Add two thirds of the flour.', 'Add the rest of the flour.'],
    ['200 g', '100 g'],
  ],
  ['3|tbsp|oil', ['Heat 1 tbsp oil.', 'Add half the remaining oil.'], ['1 tbsp', '1 tbsp']],
  ['1||lemon', ['Add the juice of half the lemon.', 'Cut the rest of the lemon.'], ['½', '½']],
  ['150|g|Parmesan', ['Grate the Parmesan. Add half the cheese.'], ['75 g']],
  // words, where it cannot be counted
  [
    '20|g|basil',
    ['Add most of the basil.', 'Add the rest of the basil.'],
    ['most of the', 'the rest of the'],
  ],
  ['|| salt', ['Season with salt.', 'Add the rest of the salt.'], ['', 'the rest of the']],
  [
    '2-3|tbsp|oil',
    ['Heat half the oil.', 'Add the rest of the oil.'],
    ['half the', 'the rest of the'],
  ],
  [
    '200|g|butter',
    ['Add 2 to 3 tbsp of the butter.', 'Add the rest of the butter.'],
    ['', 'the rest of the'],
  ],
  // nothing, where it is not known
  ['3|tbsp|oil', ['Heat the oil.', 'Drizzle the oil over it.'], ['', '']],
  ['3|tbsp|oil', ['Heat some oil.', 'Add a little of the remaining oil.'], ['', '']],
  [
    '300|g|flour',
    ['Add a third of the flour, then another third.', 'Add the rest of the flour.'],
    ['', 'the rest of the'],
  ],
  ['200|g|sugar', ['Add all but 50 g of the sugar.'], ['']],
  [
    '200|g|sugar',
    ['Mix in the sugar, reserving 2 tbsp of the sugar.', 'Add the reserved sugar.'],
    ['', ''],
  ],
  ['4|tbsp|oil', ['Brush each slice with 1 tbsp oil.'], ['']],
  ['50|g|butter', ['Add 80 g butter.'], ['']],
  [
    '160|g|butter',
    ['Butter a tin.', 'Beat 80 g of the butter.', 'Melt the remaining butter.'],
    ['', '80 g', '80 g'],
  ],
  // told, not taken; and verbs that are measures
  [
    '320|g|pastry',
    ['Let it cool, so that it does not melt the pastry.', 'Lay the pastry over it.'],
    ['', '320 g'],
  ],
  ['6|slices|bread', ['Toast the bread.', 'Slice the bread.'], ['6 slices', '']],
  ['2||pak choi', ['Quarter the pak choi.'], ['2']],
  ['2||limes', ['Squeeze the limes.'], ['2']],
] satisfies Row[])('%s: %j', ([ingredient, method, expected]) => {
  expect(amounts(ingredient, method)).toEqual(expected)
})

test("'the rest of the butter and sugar' is the rest of both", () => {
  const ingredients = [
    { name: 'butter', quantity: '160', unit: 'g' },
    { name: 'dark muscovado sugar', quantity: '270', unit: 'g' },
  ]
  const method = [
    'Beat 80 g of the butter with 150 g of the sugar.',
    'Melt the rest of the butter and sugar.',
  ]
  const [, melt = []] = portionsOfSteps({ ingredients, method })
  expect(melt.map(({ quantity }) => quantity)).toEqual(['80', '120'])
  const doubled = scaleIngredients(melt, { from: 4, to: 8 })
  expect(doubled.map(({ quantity }) => quantity)).toEqual(['160', '240'])
})

test("'the oil' of a recipe with two oils is not told apart, nor are two lines of one food", () => {
  const oils = ['olive oil', 'sesame oil'].map((name) => ({ name, quantity: '1', unit: 'tbsp' }))
  expect(portionsOfSteps({ ingredients: oils, method: ['Heat the oil.'] })[0]).toMatchObject([
    { quantity: '' },
    { quantity: '' },
  ])
  const butters = ['100', '50'].map((quantity) => ({ name: 'butter', quantity, unit: 'g' }))
  const [cake] = portionsOfSteps({ ingredients: butters, method: ['Beat the butter.'] })
  expect(cake).toEqual([{ name: 'butter', quantity: '', unit: '' }])
})

const portion = fc.constantFrom(
  'the',
  'all the',
  'half the',
  'a third of the',
  'two thirds of the',
  'the rest of the',
  'the remaining',
  'most of the',
  'some',
  'a little of the',
  '30 g of the',
  '50 g',
  '2 tbsp of the',
  'half the remaining',
  'both',
  'another third of the',
  '',
)
const sentence = fc
  .tuple(
    fc.constantFrom('Add', 'Melt', 'Chop', 'Return', 'Until', 'Reserve', 'Stir in', 'Fold into'),
    portion,
    fc.constantFrom('butter', 'potatoes', 'flour and butter'),
    fc.constantFrom('.', ', then another third.', ' and half of it.', ' each.', '; rest.'),
  )
  .map(([verb, much, food, end]) => `${verb} ${much} ${food}${end}`)

test('the amounts of all steps never add up to more than the recipe holds', () => {
  const names = ['butter', 'potatoes', 'plain flour']
  fc.assert(
    fc.property(
      fc.array(sentence, { maxLength: 6 }),
      fc.integer({ min: 1, max: 500 }),
      (method, total) => {
        const ingredients = names.map((name) => ({ name, quantity: String(total), unit: 'g' }))
        const shown = portionsOfSteps({ ingredients, method }).flat()
        for (const name of names) {
          const sums = shown.filter((each) => each.name === name && each.unit === 'g')
          const sum = sums.reduce((all, { quantity }) => all + (readAmount(quantity)?.high ?? 0), 0)
          // each was rounded to a gram or so
          expect(sum).toBeLessThanOrEqual(total + sums.length * 0.5)
        }
      },
    ),
  )
})

test('any text is read, in no time, and the starter recipes never add up to more either', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string(), (method, name) => {
      portionsOfSteps({ ingredients: [{ name, quantity: '1', unit: 'g' }], method })
    }),
  )
  const ingredients = Array.from({ length: 100 }, (_, at) => ({
    name: `spiced food ${at}`,
    quantity: '1',
    unit: 'g',
  }))
  const before = performance.now()
  portionsOfSteps({
    ingredients,
    method: Array.from({ length: 10 }, () => 'half the spiced food '.repeat(95)),
  })
  expect(performance.now() - before).toBeLessThan(3_000)
  for (const { ingredients: inputs, method } of starterRecipes) {
    const list = inputs.map(({ name, quantity = '', unit = '' }) => ({ name, quantity, unit }))
    const shown = portionsOfSteps({ ingredients: list, method }).flat()
    for (const { name, quantity, unit } of list) {
      const parts = shown.filter(
        (each) => each.name === name && each.unit.replace(/s$/, '') === unit.replace(/s$/, ''),
      )
      const sum = parts.reduce((all, part) => all + (readAmount(part.quantity)?.high ?? 0), 0)
      expect(sum, name).toBeLessThanOrEqual((readAmount(quantity)?.high ?? 0) + 0.01)
    }
  }
})
