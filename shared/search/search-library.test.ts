/** A library searched as somebody types: wishes, plain words, orders, and nothing found. */
import { expect, test } from 'vitest'
import { createLibrary } from '../recipes/library.ts'
import type { Findable } from './library-index.ts'
import { explainNothing, searchLibrary } from './search-library.ts'

function recipe(name: string, ingredients: string, rest: Partial<Findable> = {}): Findable {
  return {
    id: name,
    name,
    description: null,
    tags: [],
    prep_time: 0,
    cook_time: 20,
    difficulty: null,
    method: [],
    ingredients: ingredients.split(', ').map((food) => ({ name: food, quantity: '', unit: '' })),
    ...rest,
  }
}

const RECIPES = [
  recipe('Onion Soup', 'onions, chicken stock', { cook_time: 40 }),
  recipe('Pancakes', 'plain flour, eggs, milk', { tags: ['Sweet'] }),
  recipe('Roast Lamb', 'leg of lamb, potatoes', { cook_time: 120 }),
  recipe('Roast Chicken', 'whole chicken, lemon', { cook_time: 90 }),
  recipe('Tofu Bowl', 'tofu, rice', { cook_time: 15 }),
]
const library = createLibrary(RECIPES)
const search = (text: string, rest: { sort?: 'best' | 'name'; tags?: string[] } = {}) =>
  searchLibrary(RECIPES, library, { text, tags: [], sort: 'best', ...rest })
const explain = (text: string) => {
  const { parts, places } = search(text)
  expect(places).toHaveLength(0)
  return { parts, ...explainNothing(RECIPES, library, { text, tags: [], sort: 'best' }) }
}
const names = (text: string, rest = {}) =>
  [...search(text, rest).places].map((place) => RECIPES[place]?.name)

test.each([
  ['chicken', ['Roast Chicken', 'Onion Soup']],
  ['CHICK', ['Roast Chicken', 'Onion Soup']],
  ['ice', ['Tofu Bowl']],
  ['chicken under 2 hours', ['Roast Chicken']],
  ['no chicken, no lamb', ['Pancakes', 'Tofu Bowl']],
  ['', RECIPES.map(({ name }) => name)],
  ['something to eat', RECIPES.map(({ name }) => name)],
  ['zzz', []],
])('%j finds %j', (text, expected) => {
  expect(names(text)).toEqual(expected)
})

test('another order than the best holds for wishes and for what stands in the text alike', () => {
  expect(names('chicken', { sort: 'name' })).toEqual(['Onion Soup', 'Roast Chicken'])
  expect(names('roast', { tags: ['sweet'] })).toEqual([])
})

test('each dish says which wishes it meets: one of a choice, none for plain text', () => {
  const { places, met, parts } = search('roast lamb or chicken')
  expect(parts.map(({ label }) => label)).toEqual(['roast', 'lamb', 'chicken'])
  const bits = new Map([...places].map((place, at) => [RECIPES[place]?.name, met[at]]))
  expect(bits).toEqual(
    new Map([
      ['Roast Lamb', 0b011],
      ['Roast Chicken', 0b101],
    ]),
  )
  expect([...search('chicken').met]).toEqual([1, 0])
})

test('where nothing is found, each wish says what is found without it', () => {
  const { letGo, parts } = explain('vegan pancakes under 30 minutes')
  const counts = letGo.map(({ parts: [at = -1], count }) => [parts[at]?.kind, count])
  expect(counts).toContainEqual(['diet', 1])
  expect(counts.every(([, count]) => Number(count) > 0)).toBe(true)
  expect(explain('zzz')).toMatchObject({ letGo: [], nearest: null })
})

test('where no single wish is to blame, the fewest that are to be let go are named', () => {
  const { letGo, parts } = explain('vegan roast lamb under 5 minutes')
  expect(letGo).toHaveLength(1)
  expect(letGo[0]?.parts.map((at) => parts[at]?.kind)).toEqual(['diet', 'minutes'])
})

test('the nearest dish breaks no need that a swap does not mend', () => {
  const { nearest, parts } = explain('vegan pancakes under 10 minutes')
  expect(RECIPES[nearest?.place ?? -1]?.name).toBe('Pancakes')
  expect(nearest?.missed.map((at) => parts[at]?.kind)).toEqual(['diet', 'minutes'])
  expect(nearest?.swaps).toEqual([
    expect.stringMatching(/ for egg$/),
    expect.stringMatching(/ for milk$/),
  ])
  expect(explain('roast lamb for vegetarians').nearest).toBeNull()
})
