import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLibrary, type Searchable } from './library.ts'
import { hasAllTags, matchesSearch } from './search.ts'
import { type LibrarySort, readSort } from './sorts.ts'
import { starterRecipes } from './starter/index.ts'

function recipe(name: string, fields: Partial<Searchable> = {}): Searchable {
  return {
    name,
    description: null,
    ingredients: [],
    tags: [],
    prep_time: null,
    cook_time: null,
    ...fields,
  }
}

const SHELF = [
  recipe('soup 10', { prep_time: 10, cook_time: 20, tags: ['Soup', 'Quick'] }),
  recipe('Éclair', { cook_time: 30 }),
  recipe('Soup 9', { tags: [' soup '] }),
  recipe('apple pie', { prep_time: 0 }),
]

test.each<[LibrarySort, number[]]>([
  ['newest', [0, 1, 2, 3]],
  ['name', [3, 1, 2, 0]],
  ['quickest', [3, 0, 1, 2]],
])('sorted by %s the shelf reads %j', (sort, expected) => {
  expect([...createLibrary(SHELF).find({ text: '', tags: [], sort })]).toEqual(expected)
})

test('what is found is in the order asked for', () => {
  const library = createLibrary(SHELF)
  expect([...library.find({ text: 'SOUP', tags: [], sort: 'name' })]).toEqual([2, 0])
  expect([...library.find({ text: '', tags: ['SOUP', 'quick'], sort: 'name' })]).toEqual([0])
})

test('recipes may be added in several goes', () => {
  const library = createLibrary(SHELF.slice(0, 1))
  library.find({ text: '', tags: [], sort: 'name' })
  library.add(SHELF.slice(1))
  expect([...library.find({ text: '', tags: [], sort: 'name' })]).toEqual([3, 1, 2, 0])
})

test.each([
  ['name', 'name'],
  ['quickest', 'quickest'],
  ['Name', 'newest'],
  [7, 'newest'],
  [undefined, 'newest'],
])('an address that sorts by %j means %s', (value, expected) => {
  expect(readSort(value)).toBe(expected)
})

const words = fc.constantFrom(
  'leek',
  'Leek',
  'CRÈME',
  'crème',
  'a  b',
  'ｌｅｅｋ',
  '\n',
  'ﬁsh',
  ' ',
)
const phrase = fc.array(words, { maxLength: 3 }).map((list) => list.join(' '))
const anyRecipe: fc.Arbitrary<Searchable> = fc.record({
  name: phrase,
  description: fc.option(phrase),
  ingredients: fc.array(fc.record({ name: phrase, quantity: words, unit: words }), {
    maxLength: 3,
  }),
  tags: fc.array(words, { maxLength: 3 }),
  prep_time: fc.option(fc.nat(90)),
  cook_time: fc.option(fc.nat(90)),
})

test('a library finds what searching each recipe finds', () => {
  const tags = fc.array(words, { maxLength: 2 })
  fc.assert(
    fc.property(fc.array(anyRecipe), phrase, tags, (recipes, text, wanted) => {
      const found = createLibrary(recipes).find({ text, tags: wanted, sort: 'newest' })
      const places = [...recipes.keys()].filter((place) => {
        const one = recipes[place]
        return one && matchesSearch(one, text) && hasAllTags(one, wanted)
      })
      expect([...found]).toEqual(places)
    }),
  )
})

test('every starter recipe is found by its own name, in every order', () => {
  const shelf = starterRecipes.map(({ name, ingredients, tags = [] }) =>
    recipe(name, { ingredients, tags }),
  )
  const library = createLibrary(shelf)
  for (const sort of ['newest', 'name', 'quickest'] as const) {
    expect(library.find({ text: '', tags: [], sort })).toHaveLength(shelf.length)
    for (const [place, { name }] of shelf.entries()) {
      expect(library.find({ text: name, tags: [], sort })).toContain(place)
    }
  }
})
