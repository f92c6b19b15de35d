import { expect, test } from 'vitest'
import { findKnown } from './known-recipe.ts'

const recipe = (name: string, source_url: string | null = null) => ({ name, source_url })
const pie = recipe('Leek pie', 'https://www.kitchen.example/leek-pie/')
const soup = recipe('Soup', null)

test.each([
  'http://kitchen.example/leek-pie',
  'https://WWW.Kitchen.example/leek-pie/?utm_source=x&fbclid=1#method',
  'https://m.kitchen.example/leek-pie/amp/',
])('%s is the page that is there', (address) => {
  expect(findKnown(recipe('Tart', address), [soup, pie])).toEqual({ recipe: pie, by: 'source' })
})

test.each([
  'https://kitchen.example/leek-pie-2',
  'https://kitchen.example/leek-pie?page=2',
  'https://other.example/leek-pie',
])('%s is another page', (address) => {
  expect(findKnown(recipe('Tart', address), [soup, pie])).toBeNull()
})

test('the same name is known whatever its case and spaces, but a page counts more', () => {
  expect(findKnown(recipe(' SOUP '), [pie, soup])).toEqual({ recipe: soup, by: 'name' })
  const found = recipe('Soup', 'https://kitchen.example/leek-pie')
  expect(findKnown(found, [soup, pie])).toEqual({ recipe: pie, by: 'source' })
})

test('recipes without a page are not of the same page', () => {
  expect(findKnown(recipe('Stew'), [soup])).toBeNull()
})
