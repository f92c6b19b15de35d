import { expect, test } from 'vitest'
import type { Recipe } from '../recipes/schema.ts'
import { inBatches } from './batches.ts'
import { fileEach, oneFile } from './recipe-files.ts'

const SOUP: Recipe = {
  id: '7f8b5d4e-1c4a-4d5e-9f0a-000000000001',
  name: 'Leek & Käse Soup!',
  description: 'Warm *and* cheap.',
  servings: 4,
  prep_time: 1,
  cook_time: null,
  difficulty: 'easy',
  tags: ['Soup'],
  ingredients: [
    { name: 'leeks', quantity: '2', unit: '' },
    { name: 'butter', quantity: '50', unit: 'g' },
  ],
  method: ['Chop.\nFinely.', 'Boil.'],
  chef_notes: null,
  source_type: 'website',
  source_url: 'https://soup.example/leek',
  source_book_name: null,
  source_page_number: null,
  image_url: '/images/7f8b5d4e-1c4a-4d5e-9f0a-000000000002.webp',
  course: 'soup',
  ingredient_groups: [{ name: 'To *serve*', start: 1 }],
  nutrition: { per: 'bowl', values: { calories: '210 kcal', saturated_fat: '4 g' } },
  canonical_url: 'https://soup.example/leek?page=1',
  ratings: [],
  created_at: '2026-11-01T10:00:00.000Z',
  rev: 1,
}
const STUB: Recipe = {
  ...SOUP,
  name: '???',
  description: null,
  prep_time: null,
  difficulty: null,
  tags: [],
  ingredients: [],
  method: [],
  source_type: 'book',
  source_url: null,
  source_book_name: '1_2',
  source_page_number: 7,
  image_url: null,
  course: null,
  ingredient_groups: [],
  nutrition: null,
  canonical_url: null,
}

test('Markdown says all of a recipe, and nothing that it does not have', () => {
  expect(oneFile([SOUP, STUB], 'markdown', 'https://kitchen.example')).toBe(`# Leek & Käse Soup!

![Leek & Käse Soup!](https://kitchen.example/images/7f8b5d4e-1c4a-4d5e-9f0a-000000000002.webp)

Warm \\*and\\* cheap.

- Serves 4
- Prep: 1 minute
- Course: Soup
- Difficulty: Easy
- Tags: Soup

## Ingredients

- 2 leeks

### To \\*serve\\*

- 50 g butter

## Method

1. Chop.
   Finely.
2. Boil.

## Nutrition

Per bowl

- Calories: 210 kcal
- Saturated fat: 4 g

Source: <https://soup.example/leek>

Page: <https://soup.example/leek?page=1>

---

# ???

- Serves 4

Source: 1\\_2, page 7
`)
})

test.each([
  ['https://soup.example/a?b=c&d=e#f', 'https://soup.example/a?b=c&d=e#f'],
  [
    'https://soup.example/a> **b** <img src=x>',
    'https://soup.example/a%3E%20**b**%20%3Cimg%20src=x%3E',
  ],
  ['https://soup.example/a\n# Heading', 'https://soup.example/a%0A#%20Heading'],
  ['https://soup.example/"\\`{|}^', 'https://soup.example/%22%5C%60%7B%7C%7D%5E'],
])('the address %s cannot leave its brackets in Markdown', (source_url, address) => {
  const text = oneFile([{ ...SOUP, source_url }], 'markdown', '')
  expect(text).toContain(`\nSource: <${address}>\n`)
})

test('JSON-LD has the words of schema.org and leaves out what is not there', () => {
  const [soup, stub] = JSON.parse(oneFile([SOUP, STUB], 'json-ld', 'https://kitchen.example'))
  expect(soup).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    identifier: SOUP.id,
    name: SOUP.name,
    description: SOUP.description,
    image: `https://kitchen.example${SOUP.image_url}`,
    recipeYield: '4 servings',
    prepTime: 'PT1M',
    totalTime: 'PT1M',
    difficulty: 'easy',
    course: 'soup',
    recipeCategory: ['Soup'],
    recipeIngredient: ['2 leeks', '50 g butter'],
    ingredientGroups: [{ name: 'To *serve*', start: 1 }],
    nutrition: {
      '@type': 'NutritionInformation',
      per: 'bowl',
      calories: '210 kcal',
      saturatedFatContent: '4 g',
    },
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Chop.\nFinely.' },
      { '@type': 'HowToStep', text: 'Boil.' },
    ],
    isBasedOn: 'https://soup.example/leek',
    url: 'https://soup.example/leek?page=1',
    dateCreated: SOUP.created_at,
    sdPublisher: { '@type': 'Organization', name: 'Dollop' },
  })
  expect(stub.isBasedOn).toEqual({ '@type': 'Book', name: '1_2', pagination: '7' })
  expect(Object.keys(stub)).not.toContain('image')
})

test('a file each has a name that any disk takes, none twice, and its photo beside it', () => {
  const long = { ...SOUP, name: `${'very '.repeat(40)}long` }
  const files = fileEach([SOUP, SOUP, STUB, long, { ...STUB, name: '../../etc' }], 'json-ld')
  expect(files.map(({ path }) => path)).toEqual([
    'leek-käse-soup.json',
    'leek-käse-soup-2.json',
    'recipe.json',
    `${'very-'.repeat(12).slice(0, -1)}.json`,
    'etc.json',
  ])
  expect(JSON.parse(files[0]?.text ?? '').image).toBe(
    'photos/7f8b5d4e-1c4a-4d5e-9f0a-000000000002.webp',
  )
  expect(fileEach([SOUP], 'markdown')[0]?.text).toContain('](photos/7f8b5d4e')
})

test('portions hold no more than they may, in number and in bytes, and lose none', () => {
  const drafts = Array.from({ length: 7 }, (_, at) => ({
    name: `Soup ${at}`,
    servings: 4,
    ...LISTS,
  }))
  const sizes = (limits: { recipes: number; bytes: number }) => {
    const batches = inBatches(drafts, limits)
    expect(batches.flat()).toEqual(drafts)
    return batches.map((batch) => batch.length)
  }
  const bytes = JSON.stringify(drafts[0]).length
  expect(sizes({ recipes: 3, bytes: 1_000_000 })).toEqual([3, 3, 1])
  expect(sizes({ recipes: 50, bytes: bytes * 2 })).toEqual([2, 2, 2, 1])
  expect(sizes({ recipes: 50, bytes: 1 })).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(inBatches([])).toEqual([])
})

const LISTS = { ingredients: [], method: [] }
