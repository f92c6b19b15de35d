/** Recipes found for wishes. */
import { expect, test } from 'vitest'
import { keepsTo } from '../diets/conflicts.ts'
import { readNeeds } from '../diets/read-needs.ts'
import type { Course } from '../recipes/courses.ts'
import { findRecipes } from './find-recipes.ts'
import type { Findable } from './library-index.ts'
import { readWish } from './read-wish.ts'

function recipe(name: string, ingredients: string, rest: Partial<Findable> = {}): Findable {
  return {
    id: name,
    name,
    description: null,
    tags: [],
    prep_time: null,
    cook_time: null,
    difficulty: null,
    method: [],
    ingredients: ingredients.split(', ').map((food) => ({ name: food, quantity: '', unit: '' })),
    ...rest,
  }
}

const main = { course: 'main' as Course }
const RECIPES = [
  recipe('Prawn Laksa', 'prawns, laksa paste, rice noodles, coconut milk', {
    ...main,
    prep_time: 10,
    cook_time: 20,
  }),
  recipe('Roast Chicken', 'whole chicken, butter, lemon', {
    ...main,
    prep_time: 10,
    cook_time: 90,
  }),
  recipe('Thigh Traybake', 'chicken thighs, potatoes, olive oil', {
    ...main,
    prep_time: 10,
    cook_time: 20,
  }),
  recipe('Onion Soup', 'onions, chicken stock, bread', { prep_time: 5, cook_time: 40 }),
  recipe(
    'Chicken, Leek & Mushroom Pie',
    'chicken thighs, leeks, mushrooms, puff pastry, double cream',
    main,
  ),
  recipe('Fruit Salad', 'apples, oranges, mint', {
    tags: ['Thai', 'Fresh'],
    prep_time: 10,
    cook_time: 0,
  }),
  recipe('Mystery Stew', 'quixotic paste, potatoes', main),
]
const found = (text: string, context?: Parameters<typeof findRecipes>[2]) =>
  findRecipes(RECIPES, readWish(text), context).map((each) => each.recipe.name)

test.each([
  ['chicken', ['Roast Chicken', 'Chicken, Leek & Mushroom Pie', 'Thigh Traybake']],
  ['chicken under 30 minutes', ['Thigh Traybake']],
  ['shrimp', ['Prawn Laksa']],
  ['chicken and leek pie', ['Chicken, Leek & Mushroom Pie']],
  ['prawns or leeks', ['Chicken, Leek & Mushroom Pie', 'Prawn Laksa']],
  ['thai', ['Fruit Salad']],
  ['soup', ['Onion Soup']],
  ['roast', ['Roast Chicken']],
  ['#fresh', ['Fruit Salad']],
  ['aubergine', []],
  ['prawn curry', []],
  ['chicken, not roast', ['Chicken, Leek & Mushroom Pie', 'Thigh Traybake']],
])('%j finds %j', (text, names) => {
  expect(found(text).sort()).toEqual([...names].sort())
})

test('what is named in the title comes before what is only in the dish', () => {
  expect(found('chicken').at(-1)).toBe('Thigh Traybake')
})

test('nothing that breaks a need is found, and nothing unknown where somebody is allergic', () => {
  expect(found('no chicken')).not.toContain('Onion Soup')
  expect(found('dairy free')).toEqual(['Prawn Laksa', 'Thigh Traybake', 'Fruit Salad'])
  for (const text of ['nut allergy', 'without milk', 'vegan', 'no shellfish']) {
    for (const { recipe: each } of findRecipes(RECIPES, readWish(text))) {
      expect(keepsTo(each, readNeeds(text).needs), `${text}: ${each.name}`).toBe(true)
    }
  }
})

test('every found recipe says why', () => {
  const [first] = findRecipes(RECIPES, readWish('chicken under 30 minutes without dairy'))
  expect(first).toMatchObject({ reasons: ['chicken', '30 min', 'without dairy'] })
})

test('what was cooked is known from the log', () => {
  const context = {
    today: '2026-11-22',
    cooked: [{ recipe_id: 'Thigh Traybake', at: '2026-11-20' }],
  }
  expect(found('chicken cooked before', context)).toEqual(['Thigh Traybake'])
  expect(found('chicken never cooked', context)).not.toContain('Thigh Traybake')
})

test('the same array keeps its index, and each library has its own', () => {
  const one = [...RECIPES]
  const other = RECIPES.slice(0, 1)
  expect(findRecipes(one, readWish('chicken'))).toHaveLength(3)
  expect(findRecipes(other, readWish('chicken'))).toHaveLength(0)
})

test('more recipes pushed to the array are found too', () => {
  const growing = RECIPES.slice(0, 1)
  expect(findRecipes(growing, readWish('chicken'))).toHaveLength(0)
  growing.push(...RECIPES.slice(1))
  expect(findRecipes(growing, readWish('chicken'))).toHaveLength(3)
  expect(findRecipes(growing, readWish('no chicken'))).toHaveLength(3)
})

test('a word in quotation marks is found as it is typed or not at all', () => {
  expect(found('laksaa')).toEqual(['Prawn Laksa'])
  expect(found('"laksaa"')).toEqual([])
  expect(found('"laksa"')).toEqual(['Prawn Laksa'])
})
