import { expect, test } from 'vitest'
import { categoriesOf, groceriesOfRecipes } from './build-list.ts'

const soup = {
  name: 'Leek soup',
  ingredients: [
    { name: 'leeks', quantity: '2', unit: '' },
    { name: 'butter', quantity: '50', unit: 'g' },
    { name: ' ', quantity: '1', unit: '' },
  ],
}
const pie = { name: 'Leek pie', ingredients: [{ name: 'leek', quantity: '3', unit: '' }] }

test('the ingredients of all recipes become one line a food, with its aisle and its recipes', () => {
  const items = groceriesOfRecipes([soup, pie])
  expect(items.map(({ name, quantity, category }) => [name, quantity, category])).toEqual([
    ['leeks', '5', 'Fruit & Vegetables'],
    ['butter', '50', 'Dairy & Eggs'],
  ])
  expect(items[0]?.sources?.map(({ source }) => source)).toEqual(['Leek soup', 'Leek pie'])
})

const SPICE = 'Herbs Spices & Seasonings'
const VEGETABLE = 'Fruit & Vegetables'
const peppers: [quantity: string, unit: string, name: string, id: string, aisle: string][] = [
  ['2', '', 'peppers', 'pepper', VEGETABLE],
  ['1', '', 'pepper', 'pepper', VEGETABLE],
  ['1/2', '', 'Pepper', 'pepper', VEGETABLE],
  ['1', 'large', 'pepper, deseeded and sliced', 'pepper', VEGETABLE],
  ['1', 'cup', 'chopped peppers', 'pepper', VEGETABLE],
  ['2', '', 'red peppers', 'red-pepper', VEGETABLE],
  ['2', '', 'bell peppers', 'pepper', VEGETABLE],
  ['1', 'cup', 'bell pepper', 'pepper', VEGETABLE],
  ['2', '', 'jalapeño peppers', 'jalapeno', VEGETABLE],
  ['', '', 'pepper', 'black-pepper', SPICE],
  ['1', 'tsp', 'pepper', 'black-pepper', SPICE],
  ['1', 'pinch', 'pepper', 'black-pepper', SPICE],
  ['pinch', '', 'pepper', 'black-pepper', SPICE],
  ['to taste', '', 'pepper', 'black-pepper', SPICE],
  ['1', '', 'freshly ground pepper', 'black-pepper', SPICE],
  ['1', '', 'black pepper', 'black-pepper', SPICE],
  ['1', '', 'salt and pepper', 'salt-and-pepper', SPICE],
]
test.each(peppers)('%s %s of %s is %s in %s', (quantity, unit, name, id, aisle) => {
  const [item] = groceriesOfRecipes([{ name: 'Stew', ingredients: [{ name, quantity, unit }] }])
  expect([item?.id, item?.category]).toEqual([id, aisle])
})

test('the vegetable and the spice are two lines, however the recipes write them', () => {
  const ingredients = ['2|peppers|', '1|pepper|', '1|bell pepper|', '1|pepper|tsp', '|pepper|'].map(
    (line) => {
      const [quantity = '', name = '', unit = ''] = line.split('|')
      return { quantity, name, unit }
    },
  )
  const items = groceriesOfRecipes([{ name: 'Stew', ingredients }])
  expect(items.map(({ quantity, unit, category }) => [quantity, unit, category])).toEqual([
    ['4', '', VEGETABLE],
    ['1', 'tsp', SPICE],
  ])
})

test('recipes without ingredients make an empty list', () => {
  expect(groceriesOfRecipes([{ name: 'Stub', ingredients: [] }])).toEqual([])
})

test('the letter of the spec can be asked for', () => {
  const beef = (name: string) => ({ name, ingredients: [{ name, quantity: '1', unit: 'kg' }] })
  expect(groceriesOfRecipes([beef('beef'), beef('ground beef')])).toHaveLength(2)
  expect(groceriesOfRecipes([beef('beef'), beef('ground beef')], { plain: true })).toHaveLength(1)
})

test('the stored categories are the aisles of the items and their keywords', () => {
  const categories = categoriesOf(groceriesOfRecipes([soup]))
  expect(Object.keys(categories)).toEqual(['Fruit & Vegetables', 'Dairy & Eggs'])
  expect(categories['Fruit & Vegetables']).toContain('leek')
})
