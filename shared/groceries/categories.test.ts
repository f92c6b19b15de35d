import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AISLES, aisleOf, categoryOf, groceryCategories } from './categories.ts'

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
  ['tuna in olive oil', 'Tins Jars & Packets'],
  ['chicken breasts, skin on', 'Meat & Poultry'],
  ['olive oil spray', 'Oils Vinegars & Condiments'],
  ['rice pudding', 'Tins Jars & Packets'],
  ['toilet roll', 'Household'],
  ['olive or sunflower oil', 'Oils Vinegars & Condiments'],
  ['milk or double cream', 'Dairy & Eggs'],
  ['fresh or frozen peas', 'Fruit & Vegetables'],
  ['bread rolls', 'Bakery'],
  ['spice', 'Herbs Spices & Seasonings'],
  ['unsalted butter', 'Dairy & Eggs'],
  ['watercress', 'Fruit & Vegetables'],
  ['water chestnuts', 'Tins Jars & Packets'],
  ['ginger beer', 'Drinks'],
  ['fresh ginger', 'Fruit & Vegetables'],
  ['stem ginger', 'Baking'],
  ['cream crackers', 'Snacks & Sweets'],
  ['chicken stock', 'Food Cupboard'],
  ['ice cream', 'Frozen'],
  ['almond milk', 'Dairy & Eggs'],
  ['lemon curd', 'Food Cupboard'],
  ['lemon peel', 'Fruit & Vegetables'],
  ['mixed peel', 'Baking'],
  ['vegetable oil', 'Oils Vinegars & Condiments'],
  ['bay leaves', 'Herbs Spices & Seasonings'],
  ['tinned salmon', 'Tins Jars & Packets'],
  ['salmon (tin)', 'Tins Jars & Packets'],
  ['mackerel in tomato sauce', 'Tins Jars & Packets'],
  ['peaches in syrup', 'Tins Jars & Packets'],
  ['pickled red cabbage', 'Tins Jars & Packets'],
  ['pickled ginger', 'World Foods'],
  ['dried kashmiri chillies', 'Herbs Spices & Seasonings'],
  ['red chillies', 'Fruit & Vegetables'],
  ['dried apricots', 'Fruit & Vegetables'],
  ['corn flour', 'Baking'],
  ['corn on the cob', 'Fruit & Vegetables'],
  ['baking potatoes', 'Fruit & Vegetables'],
  ['sweet potato fries', 'Frozen'],
  ['oven chips', 'Frozen'],
  ['chocolate chips', 'Baking'],
  ['tortilla chips', 'Snacks & Sweets'],
  ['corn tortillas', 'Bakery'],
  ['blue cheese dressing', 'Oils Vinegars & Condiments'],
  ['tomato and basil sauce', 'Tins Jars & Packets'],
  ['cheese sauce', 'Tins Jars & Packets'],
  ['hot dog rolls', 'Bakery'],
  ['sausage rolls', 'Bakery'],
  ['sausages', 'Meat & Poultry'],
  ['sponge fingers', 'Bakery'],
  ['sponges', 'Household'],
  ['dishwasher salt', 'Household'],
  ['jam jar', 'Household'],
  ['chapatis', 'Bakery'],
  ['kiwis', 'Fruit & Vegetables'],
  ['hummus', 'Dairy & Eggs'],
  ['black pudding', 'Meat & Poultry'],
  ['christmas pudding', 'Bakery'],
  ['pudding rice', 'Pasta Rice & Grains'],
  ['coconut', 'Fruit & Vegetables'],
  ['coconut oil', 'Oils Vinegars & Condiments'],
  ['oyster mushrooms', 'Fruit & Vegetables'],
  ['oyster sauce', 'World Foods'],
  ['goat cheese', 'Dairy & Eggs'],
  ['goat', 'Meat & Poultry'],
  ['orange squash', 'Drinks'],
  ['red wine', 'Drinks'],
  ['red wine vinegar', 'Oils Vinegars & Condiments'],
  ['constructor', 'Other'],
  ['xyzzy', 'Other'],
  ['', 'Other'],
])('%s stands in %s', (name, aisle) => {
  expect(categoryOf(name)).toBe(aisle)
})

test.each([
  ['2', 'tins', 'peaches', 'Tins Jars & Packets'],
  ['2', 'tin (400 g)', 'tomatoes', 'Tins Jars & Packets'],
  ['2', '', 'peaches', 'Fruit & Vegetables'],
  ['2', 'cans', 'lager', 'Drinks'],
  ['1', 'can', 'tuna', 'Tins Jars & Packets'],
  ['2', '', 'pepper', 'Fruit & Vegetables'],
  ['1', 'tsp', 'pepper', 'Herbs Spices & Seasonings'],
])('%s %s %s stands in %s', (quantity, unit, name, aisle) => {
  expect(aisleOf({ quantity, unit, name })).toBe(aisle)
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

/** The alphabet of all characters takes seconds to build on a busy machine. */
const ALPHABET_MS = 30_000

test(
  'any text has an aisle',
  () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        expect(AISLES).toContain(categoryOf(name))
      }),
    )
  },
  ALPHABET_MS,
)
