import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AISLES, categoryOf, groceryCategories } from './categories.ts'

test.each([
  ['diced carrot', 'Fruit & Vegetables'],
  ['large onions', 'Fruit & Vegetables'],
  ['Crème fraîche', 'Dairy & Eggs'],
  ['tomato soup', 'Tins Jars & Packets'],
  ['tomato ketchup', 'Oils Vinegars & Condiments'],
  ['coconut milk', 'World Foods'],
  ['milk', 'Dairy & Eggs'],
  ['peanut butter', 'Food Cupboard'],
  ['butter beans', 'Tins Jars & Packets'],
  ['butternut squash', 'Fruit & Vegetables'],
  ['eggplant', 'Fruit & Vegetables'],
  ['egg noodles', 'Pasta Rice & Grains'],
  ['fish sauce', 'World Foods'],
  ['ginger ale', 'Drinks'],
  ['ground ginger', 'Herbs Spices & Seasonings'],
  ['dried thyme', 'Herbs Spices & Seasonings'],
  ['red pepper', 'Fruit & Vegetables'],
  ['freshly ground black pepper', 'Herbs Spices & Seasonings'],
  ['pepper', 'Herbs Spices & Seasonings'],
  ['peppers', 'Fruit & Vegetables'],
  ['long sweet peppers', 'Fruit & Vegetables'],
  ['jalapeño pepper', 'Fruit & Vegetables'],
  ['frozen peas', 'Frozen'],
  ['tinned peaches', 'Tins Jars & Packets'],
  ['tuna in olive oil', 'Fish & Seafood'],
  ['chicken breasts, skin on', 'Meat & Poultry'],
  ['olive oil spray', 'Oils Vinegars & Condiments'],
  ['rice pudding', 'Tins Jars & Packets'],
  ['toilet roll', 'Household'],
  ['olive or sunflower oil', 'Oils Vinegars & Condiments'],
  ['milk or double cream', 'Dairy & Eggs'],
  ['fresh or frozen peas', 'Fruit & Vegetables'],
  ['bread rolls', 'Bakery'],
  ['spice', 'Herbs Spices & Seasonings'],
  ['constructor', 'Other'],
  ['xyzzy', 'Other'],
  ['', 'Other'],
])('%s stands in %s', (name, aisle) => {
  expect(categoryOf(name)).toBe(aisle)
})

test('a keyword stands in one aisle only', () => {
  const all = AISLES.flatMap((aisle) => groceryCategories[aisle])
  const twice = all.filter((keyword, at) => all.indexOf(keyword) !== at)
  expect(twice).toEqual([])
})

test('a keyword is in the aisle that lists it', () => {
  for (const aisle of AISLES) {
    for (const keyword of groceryCategories[aisle]) {
      expect([keyword, categoryOf(keyword)]).toEqual([keyword, aisle])
    }
  }
})

test('any text has an aisle', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      expect(AISLES).toContain(categoryOf(name))
    }),
  )
})
