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
    ['leek', '5', 'Fruit & Vegetables'],
    ['butter', '50', 'Dairy & Eggs'],
  ])
  expect(items[0]?.sources?.map(({ source }) => source)).toEqual(['Leek soup', 'Leek pie'])
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
