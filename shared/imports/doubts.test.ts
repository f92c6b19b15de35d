import { expect, test } from 'vitest'
import { doubtsAbout } from './doubts.ts'

const made = (names: string[], method: string[]) => ({
  ingredients: names.map((name) => ({ name, quantity: '', unit: '' })),
  method,
})
const FOODS = ['leeks', 'flour', 'butter']

test.each([
  [made(FOODS, ['Bake.']), false, []],
  [made(FOODS, ['Bake.']), true, ['there_already']],
  [made(FOODS, [' ']), false, ['no_method']],
  [made(['leeks', ' '], ['Bake.']), false, ['few_ingredients']],
  [made([''], ['']), false, ['no_ingredients', 'no_method']],
])('%j, there already %s: %j', (recipe, isThere, doubts) => {
  expect(doubtsAbout(recipe, isThere)).toEqual(doubts)
})
