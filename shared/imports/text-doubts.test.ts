/** What a cook is asked to look at twice. */
import { expect, test } from 'vitest'
import { ingredientsToCheck } from './text-doubts.ts'

test('lines that were hard to read are named, and amounts that nobody cooks with', () => {
  const ingredients = [
    { quantity: '1 1/2', unit: 'tsp', name: 'salt' },
    { quantity: '2', unit: '', name: 'eggs' },
    { quantity: '2009', unit: '', name: 'rye' },
    { quantity: '14', unit: 'tbsp', name: 'olive oil' },
    { quantity: '', unit: '', name: 'Y42 tbsp mustard' },
    { quantity: '200', unit: 'g', name: 'flour' },
    { quantity: '1', unit: '', name: '½ lemon' },
  ]
  const names = ingredientsToCheck(ingredients, ['- 1% tsp salt']).map(({ name }) => name)
  expect(names).toEqual(['salt', 'rye', 'olive oil', 'Y42 tbsp mustard'])
})
