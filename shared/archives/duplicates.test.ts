import { expect, test } from 'vitest'
import { findDuplicates } from './duplicates.ts'

const named = (name: string, ...ingredients: string[]) => ({
  name,
  ingredients: ingredients.map((one) => ({ name: one, quantity: '1', unit: '' })),
})
const found = (recipe: ReturnType<typeof named>, id: string | null = null) => ({ id, recipe })
const LIBRARY = [
  { id: 'a', ...named('Leek Soup', 'leeks, sliced', 'potatoes', 'stock') },
  { id: 'b', ...named('Stub') },
]

test.each([
  ['the same recipe', named('Leek Soup', 'leeks, sliced', 'potatoes', 'stock'), 'here'],
  ['other case and number', named('LEEK  soup', 'leek, sliced', 'potato', 'stock'), 'here'],
  ['one more ingredient', named('Leek Soup', 'leeks, sliced', 'potato', 'stock', 'salt'), 'here'],
  ['other amounts', named('Leek soup', 'sliced leek', 'potato', 'stock'), 'here'],
  ['another soup of that name', named('Leek Soup', 'leeks', 'cream', 'nutmeg'), 'namesake'],
  ['a stub of a name that is a recipe', named('Leek Soup'), 'namesake'],
  ['a recipe of a name that is a stub', named('Stub', 'leeks'), 'namesake'],
  ['a stub that is there', named('stub'), 'here'],
  ['another name', named('Potato Soup', 'leeks, sliced', 'potatoes', 'stock'), null],
])('%s', (_what, recipe, sameness) => {
  expect(findDuplicates([found(recipe)], LIBRARY)).toEqual([sameness])
})

test('a recipe of our own file is known by its id, whatever has become of it', () => {
  expect(findDuplicates([found(named('Renamed', 'all', 'else'), 'a')], LIBRARY)).toEqual(['here'])
})

test('a recipe that stands twice in the archive comes in once', () => {
  const pie = named('Pie', 'apples', 'flour')
  expect(
    findDuplicates(
      [pie, pie, named('Pie', 'cherries')].map((one) => found(one)),
      [],
    ),
  ).toEqual([null, 'twice', null])
  expect(findDuplicates([found(named('A'), 'x'), found(named('B'), 'x')], [])).toEqual([
    null,
    'twice',
  ])
})

test('ten thousand recipes of one name are compared in a moment', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => found(named('Soup', `food${at}`)))
  const before = performance.now()
  expect(findDuplicates(many, LIBRARY)).toEqual(many.map(() => null))
  expect(performance.now() - before).toBeLessThan(6_000)
})
