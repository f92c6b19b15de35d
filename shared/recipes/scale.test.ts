import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from '../ingredients/quantity.ts'
import { scaleIngredients, scaleQuantity } from './scale.ts'
import { RECIPE_LIMITS } from './schema.ts'
import { MAX_SERVINGS } from './servings.ts'

test.each([
  // counts, spoons and cups in fractions
  ['1', '', 0.5, '½'],
  ['3', '', 1.5, '4½'],
  ['1', 'cup', 1.5, '1½'],
  ['¾', 'cup', 2, '1½'],
  ['1 1/2', 'tbsp', 2, '3'],
  ['1½', 'tsp', 0.5, '¾'],
  ['1.5', 'tbsp', 3, '4½'],
  ['2', 'cups', 1 / 3, '⅔'],
  ['1', 'tsp', 0.2, '⅕'],
  ['1/4', 'tsp', 0.25, '1/16'],
  ['5', 'cloves', 1 / 3, '1⅔'],
  ['7', '', 1.7, '11⅞'],
  ['12', '', 1.75, '21'],
  ['8', 'oz', 0.75, '6'],
  ['0.99', '', 2, '2'],
  // metric in decimals
  ['100', 'g', 1 / 3, '33'],
  ['5', 'g', 0.5, '2.5'],
  ['1', 'kg', 0.75, '0.75'],
  ['1', 'kg', 4 / 3, '1.33'],
  ['1,5', 'l', 2, '3'],
  ['1,000', 'ml', 1.5, '1500'],
  ['500', 'grams', 0.75, '375'],
  ['1/2', 'litre', 0.5, '0.25'],
  // ranges, words before and after
  ['2-3', '', 2, '4–6'],
  ['1 to 1 1/2', 'cups', 2, '2–3'],
  ['2–3', 'g', 0.1, '0.2–0.3'],
  ['about 2', 'tbsp', 2, 'about 4'],
  ['About 2', 'tbsp', 2, 'About 4'],
  ['2 large', '', 2, '4 large'],
  ['1 (14 oz)', 'can', 2, '2 (14 oz)'],
  ['2 x 400', 'g', 1.5, '3 x 400'],
  ['200g', '', 1.25, '250g'],
  ['1 tbsp + 1 tsp', '', 2, '2 tbsp + 2 tsp'],
  ['1 plus 2', 'tbsp', 2, '2 plus 4'],
  // number words
  ['a', 'bunch', 2, '2'],
  ['half', '', 3, '1½'],
  ['a dozen', '', 0.5, '6'],
  // words stay
  ['', '', 2, ''],
  ['to taste', '', 2, 'to taste'],
  ['a pinch', '', 2, 'a pinch'],
  ['a few', 'sprigs', 2, 'a few'],
  ['1 + some', 'g', 2, '1 + some'],
  ['1/0', '', 2, '1/0'],
  ['0', '', 2, '0'],
  ['½ – ½', '', 1, '½ – ½'],
])('%j %s times %f is %j', (quantity, unit, factor, expected) => {
  expect(scaleQuantity(quantity, unit, factor)).toBe(expected)
})

test.each([
  ['1', 'cup', 2, 'cups'],
  ['2', 'cups', 0.5, 'cup'],
  ['1', 'tin', 3, 'tins'],
  ['1', 'loaf', 2, 'loaves'],
  ['1', 'tablespoon', 2, 'tablespoon'],
  ['1', 'Cup', 2, 'Cup'],
  ['1', 'g', 2, 'g'],
  ['1', 'big one', 2, 'big one'],
  ['', 'cup', 2, 'cup'],
])('the unit of %j %s times %f is %s', (quantity, unit, to, expected) => {
  const [scaled] = scaleIngredients([{ name: 'x', quantity, unit }], { from: 1, to })
  expect(scaled?.unit).toBe(expected)
})

test('a recipe at its own servings is exactly as it is stored', () => {
  const stored = [{ name: 'rice', quantity: '1,50', unit: 'CUPS' }]
  expect(scaleIngredients(stored, { from: 4, to: 4 })).toEqual(stored)
})

const amount = fc.constantFrom('1', '2', '3', '1/2', '⅔', '1½', '250', '7', '0.3', '18', '2-3')
const unit = fc.constantFrom('', 'g', 'kg', 'ml', 'l', 'cup', 'tbsp', 'tsp', 'oz', 'clove', 'blob')
const servings = fc.integer({ min: 1, max: MAX_SERVINGS })

test('a recipe is scaled to as many servings as may be stored', () => {
  expect(MAX_SERVINGS).toBe(RECIPE_LIMITS.servings)
})

test('what is shown is near the true amount: within a seventh', () => {
  fc.assert(
    fc.property(amount, unit, servings, servings, (quantity, name, from, to) => {
      const before = readAmount(quantity)
      const after = readAmount(scaleQuantity(quantity, name, to / from))
      for (const end of ['low', 'high'] as const) {
        const ratio = (after?.[end] ?? 0) / (((before?.[end] ?? 0) * to) / from)
        // thousandths are the least that is shown: of four of them half a one is more than a seventh
        if ((after?.[end] ?? 0) <= 0.004) continue
        expect(ratio).toBeGreaterThan(1 - 1 / 7)
        expect(ratio).toBeLessThan(1 + 1 / 7)
      }
    }),
  )
})

test('more people never get less', () => {
  fc.assert(
    fc.property(amount, unit, servings, servings, servings, (quantity, name, from, one, other) => {
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
      const less = readAmount(scaleQuantity(quantity, name, fewer / from))
      const most = readAmount(scaleQuantity(quantity, name, more / from))
      expect(most?.high).toBeGreaterThanOrEqual(less?.high ?? Number.NaN)
    }),
  )
})

test('any text comes back as text, and without digits or number words unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), servings, (quantity, name, to) => {
      const scaled = scaleQuantity(quantity, name, to / 7)
      expect(scaled).not.toMatch(/NaN|Infinity|undefined|null/)
      if (!/[\p{N}]|\b(?:a|an)\b/u.test(quantity) && readAmount(quantity) === null) {
        expect(scaled).toBe(quantity)
      }
    }),
  )
})
