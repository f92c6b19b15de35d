import { expect, test } from 'vitest'
import { recipeText } from './recipe-text.ts'
import type { Recipe } from './schema.ts'

const TOAST: Recipe = {
  id: '7f8b5d4e-1c4a-4d5e-9f0a-1b2c3d4e5f60',
  name: 'Toast',
  description: 'Bread, but more so.',
  servings: 2,
  prep_time: 1,
  cook_time: 4,
  difficulty: 'easy',
  tags: ['Quick'],
  ingredients: [
    { name: 'bread', quantity: '2', unit: 'slices' },
    { name: 'salt', quantity: '', unit: '' },
  ],
  method: ['Toast the bread.', 'Salt it.'],
  chef_notes: 'Burns in a blink.',
  source_type: 'book',
  source_url: null,
  source_book_name: 'On Toast',
  source_page_number: 3,
  image_url: null,
  course: null,
  ingredient_groups: [],
  nutrition: null,
  canonical_url: null,
  ratings: [],
  created_at: '2026-01-05T10:00:00.000Z',
  rev: 1,
}

test('a recipe is copied as a cook would send it', () => {
  expect(recipeText(TOAST)).toBe(`Toast
Bread, but more so.

Feeds 2 humans, 1m of chaos, 4m of magic, Easy

The Shopping Damage
- 2 slices bread
- salt

The Battle Plan
1. Toast the bread.
2. Salt it.

Chef Notes
Burns in a blink.

Source
On Toast, page 3`)
})

test('what a stub has not is left out', () => {
  const stub: Recipe = {
    ...TOAST,
    description: null,
    prep_time: null,
    cook_time: null,
    difficulty: null,
    ingredients: [],
    method: [],
    chef_notes: null,
    source_book_name: null,
    source_page_number: null,
  }
  expect(recipeText(stub)).toBe('Toast\n\nFeeds 2 humans')
})

test.each([
  [{ source_url: 'https://example.org/toast' }, 'https://example.org/toast'],
  [{ source_page_number: null }, 'On Toast'],
])('a source of %j is the line %s', (fields, line) => {
  expect(
    recipeText({ ...TOAST, ...fields })
      .split('\n')
      .at(-1),
  ).toBe(line)
})

test('groups are copied with their headings', () => {
  const ingredient_groups = [{ name: 'On top', start: 1 }]
  expect(recipeText({ ...TOAST, ingredient_groups })).toContain(
    'The Shopping Damage\n- 2 slices bread\nOn top:\n- salt\n\n',
  )
})
