import { expect, test } from 'vitest'
import { contentOf, replacementFor } from './replace.ts'
import { Recipe, RecipeDraft, RecipePatch } from './schema.ts'

const draft = (changes: object = {}) =>
  RecipeDraft.parse({
    id: '7f1f6a52-8f40-4ad5-9a1e-6f7c1f5a7f10',
    name: 'Leek pie',
    servings: 4,
    ingredients: [{ name: 'leeks' }, { name: 'cream' }],
    ingredient_groups: [{ name: 'Filling', start: 0 }],
    method: ['Bake.'],
    ...changes,
  })

test('what the new version says replaces, what it leaves open stays', () => {
  const patch = replacementFor(draft({ cook_time: 40, course: 'main' }))
  expect(patch).toEqual({
    name: 'Leek pie',
    servings: 4,
    cook_time: 40,
    course: 'main',
    ingredients: [
      { name: 'leeks', quantity: '', unit: '' },
      { name: 'cream', quantity: '', unit: '' },
    ],
    ingredient_groups: [{ name: 'Filling', start: 0 }],
    method: ['Bake.'],
  })
})

test('tags, photo and source go over where they are there', () => {
  const source = { source_type: 'website', source_url: 'https://a.example/pie' } as const
  const image_url = '/images/7f1f6a52-8f40-4ad5-9a1e-6f7c1f5a7f10.jpg'
  const patch = replacementFor(draft({ tags: ['Pie'], image_url, ...source }))
  expect(patch).toMatchObject({ tags: ['Pie'], image_url, ...source, source_book_name: null })
})

test('the way back names every field of the old one, and passes as a patch', () => {
  const stored = Recipe.parse({
    ...draft({ chef_notes: 'Less salt.' }),
    ratings: [{ profile_id: '7f1f6a52-8f40-4ad5-9a1e-6f7c1f5a7f11', stars: 5, never: false }],
    created_at: '2026-11-01T10:00:00Z',
    rev: 3,
  })
  const { id: _id, ...fields } = draft({ chef_notes: 'Less salt.' })
  expect(contentOf(stored)).toEqual(fields)
  expect(RecipePatch.safeParse(contentOf(stored)).success).toBe(true)
})
