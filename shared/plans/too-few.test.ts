import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepsTo } from '../diets/conflicts.ts'
import { type Needs, uniteNeeds } from '../diets/needs.ts'
import { balanceMeals, suggestMeals } from './suggest.ts'
import { whyTooFew } from './too-few.ts'

const dish = (id: string, tag: string, ...foods: string[]) => ({
  id,
  name: id,
  tags: [tag],
  ingredients: foods.map((name) => ({ name, quantity: '1', unit: '' })),
})

const LIBRARY = [
  dish('omelette', 'Breakfast', 'eggs', 'butter'),
  dish('pecan pie', 'Dessert', 'pecans', 'plain flour', 'eggs'),
  dish('chops', 'Pork', 'pork chops', 'potatoes'),
  dish('stew', 'Beef', 'beef shin', 'carrots'),
  dish('leek soup', 'Soup', 'leeks', 'potatoes'),
  dish('dal', 'Vegetarian', 'red lentils', 'onions'),
]

const needs = (some: Partial<Needs>): Needs => ({ diets: [], allergens: [], never: [], ...some })
const FAMILY = [
  needs({ allergens: ['eggs', 'nuts'] }),
  needs({ never: ['pork'] }),
  needs({ diets: ['vegetarian'] }),
]
const suitingTo = (...all: Needs[]) =>
  LIBRARY.filter((recipe) => keepsTo(recipe, uniteNeeds(...all)))
const ids = (recipes: readonly { id: string }[]) => recipes.map(({ id }) => id)

test('what suits a family breaks nobody of it', () => {
  expect(ids(suitingTo(...FAMILY))).toEqual(['leek soup', 'dal'])
})

test.each([
  ['suggestMeals', suggestMeals],
  ['balanceMeals', balanceMeals],
])(
  '%s out of what suits the family keeps to each of them, by whatever chance and tags',
  (_, choose) => {
    const anyTags = fc.subarray(['Pork', 'Dessert', 'Breakfast', 'Soup'])
    const anyChance = fc.double({ min: 0, max: 0.999, noNaN: true })
    fc.assert(
      fc.property(anyTags, anyChance, fc.subarray(FAMILY), (tags, chance, eaters) => {
        const suiting = suitingTo(...eaters)
        const chosen = choose(suiting, { count: 7, tags, random: () => chance })
        expect(chosen.length).toBeGreaterThan(0)
        for (const recipe of chosen) {
          for (const each of eaters) expect(keepsTo(recipe, each)).toBe(true)
        }
      }),
    )
  },
)

const all = LIBRARY
test.each([
  { suiting: 6, count: 6, tags: [], said: null },
  { suiting: 2, count: 2, tags: [], said: null },
  { suiting: 2, count: 7, tags: [], said: 'Only 2 dishes suit everybody here.' },
  { suiting: 1, count: 7, tags: [], said: 'Only one dish suits everybody here.' },
  { suiting: 0, count: 7, tags: ['Soup'], said: 'No dish here suits everybody.' },
  {
    suiting: 2,
    count: 7,
    tags: ['Soup', 'Pork'],
    said: 'Only one dish with these tags suits everybody here.',
  },
  {
    suiting: 2,
    count: 2,
    tags: ['Pork'],
    said: 'No dish with these tags suits everybody here, so the 2 dishes that do are in the running.',
  },
  {
    suiting: 2,
    count: 2,
    tags: ['Seafood'],
    said: 'None of your recipes has these tags, so those that suit everybody (2) are in the running.',
  },
  {
    suiting: 6,
    count: 7,
    tags: [],
    said: 'Your kitchen has 6 recipes so far, so that makes 6 meals.',
  },
  {
    suiting: 2,
    count: 2,
    tags: ['Soup'],
    said: 'Only one recipe has these tags, so that makes one meal.',
  },
])('$count meals of $tags out of $suiting that suit: $said', ({ suiting, said, ...wish }) => {
  expect(whyTooFew(all, all.slice(all.length - suiting), wish)).toBe(said)
})
