import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoriesOf, groceriesOfRecipes } from './build-list.ts'
import type { GroceryListItem } from './schema.ts'
import { isUpToDate, updatedList } from './update-list.ts'

const soup = {
  name: 'Leek Soup',
  ingredients: [
    { name: 'leeks', quantity: '2', unit: '' },
    { name: 'butter', quantity: '50', unit: 'g' },
  ],
}
const pie = { name: 'Leek Pie', ingredients: [{ name: 'leek', quantity: '3', unit: '' }] }
const toast = { name: 'Toast', ingredients: [] }
const soap: GroceryListItem = {
  id: '5f0c',
  name: 'soap',
  quantity: '1',
  unit: null,
  category: null,
  source: 'Manual',
}

type Recipes = Parameters<typeof groceriesOfRecipes>[0]

/** As the kitchen answers: ticks are no part of a line. */
function listOf(recipes: Recipes, options?: { plain: boolean }): GroceryListItem[] {
  return groceriesOfRecipes(recipes, options).map(({ checked: _, category = null, ...item }) => ({
    ...item,
    category,
  }))
}

function updatedItems(before: GroceryListItem[], recipes: Recipes, plain = false) {
  const items = groceriesOfRecipes(recipes, { plain })
  const stored = { items: before, categories: categoriesOf(before) }
  return updatedList(stored, { items, categories: categoriesOf(items) }).items
}

test.each<[string, Recipes, Recipes, boolean]>([
  ['the same meals', [soup, pie], [soup, pie], true],
  ['the same meals in another order', [soup, pie], [pie, soup], true],
  ['a meal with nothing to buy more', [soup], [soup, toast], true],
  ['a meal more', [soup], [soup, pie], false],
  ['a meal less', [soup, pie], [pie], false],
  ['another meal', [soup], [pie], false],
  ['no meal left', [soup], [], false],
  [
    'the same meal twice as large',
    [pie],
    [{ ...pie, ingredients: [{ name: 'leek', quantity: '6', unit: '' }] }],
    false,
  ],
  ['a meal of the same name more', [pie], [pie, pie], false],
])('a list and %s: up to date is told', (_, listed, now, expected) => {
  expect(isUpToDate(listOf(listed), now)).toBe(expected)
  expect(isUpToDate(listOf(listed, { plain: true }), now)).toBe(expected)
})

test('what was put on the list by hand does not make it old', () => {
  expect(isUpToDate([...listOf([soup]), soap], [soup])).toBe(true)
})

test('a list whose lines do not say where they came from is left alone', () => {
  const [line] = listOf([soup])
  const { sources: _, ...unknown } = line as GroceryListItem
  expect(isUpToDate([unknown], [pie])).toBe(true)
})

test('a line of the same food keeps its id, and with it its tick', () => {
  const before = listOf([soup])
  const after = updatedItems(before, [pie])
  const leek = before.find((item) => item.name.startsWith('leek'))
  expect(after.map(({ id, quantity }) => [id, quantity])).toEqual([[leek?.id, '3']])
})

test('lines put there by hand stay, behind those of the meals', () => {
  const after = updatedItems([soap, ...listOf([soup])], [pie])
  expect(after.map((item) => item.id)).toEqual([expect.any(String), soap.id])
})

test('a line by hand of a food that the meals now need is one line', () => {
  const [fresh] = groceriesOfRecipes([pie])
  const byHand = { ...soap, id: fresh?.id ?? '' }
  expect(updatedItems([byHand], [pie])).toEqual([fresh])
})

test('the aisles are those of the lines that are there', () => {
  const own = { ...soap, category: 'Cleaning' }
  const before = { items: [...listOf([soup]), own], categories: { Cleaning: ['soap'], Dairy: [] } }
  const items = groceriesOfRecipes([pie])
  const { categories } = updatedList(before, { items, categories: categoriesOf(items) })
  expect(Object.keys(categories).sort()).toEqual(
    ['Cleaning', items[0]?.category ?? ''].sort((a, b) => (a < b ? -1 : 1)),
  )
})

const someIngredient = fc.record({
  name: fc.constantFrom('leeks', 'onion', 'butter', 'plain flour', ' '),
  quantity: fc.constantFrom('', '1', '2 1/2', 'to taste'),
  unit: fc.constantFrom('', 'g', 'cup'),
})
const someRecipes = fc.array(
  fc.record({
    name: fc.constantFrom('Soup', 'Pie', 'Stew'),
    ingredients: fc.array(someIngredient, { maxLength: 5 }),
  }),
  { maxLength: 4 },
)

test('a list that was just made or brought up to date is up to date', () => {
  fc.assert(
    fc.property(someRecipes, someRecipes, fc.boolean(), (before, now, plain) => {
      const list = listOf(before, { plain })
      expect(isUpToDate(list, before)).toBe(true)
      const after = updatedItems([...list, soap], now, plain)
      expect(isUpToDate(after as GroceryListItem[], now)).toBe(true)
    }),
  )
})
