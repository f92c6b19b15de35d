/** Needs as data: united, lifted, compared, and what the API takes for them. */
import { expect, test } from 'vitest'
import { areSameNeeds, isEmpty, type Needs, NO_NEEDS, uniteNeeds, withoutNeeds } from './needs.ts'
import { NEVER_MAX, needsSchema } from './schema.ts'
import { DIET_FORBIDS, DIETS, TRAITS } from './vocabulary.ts'

const mia: Needs = { diets: ['vegetarian'], allergens: ['sesame', 'eggs'], never: ['olive'] }
const ben: Needs = { diets: ['vegetarian', 'halal'], allergens: ['celery'], never: ['coriander'] }
const schema = needsSchema((id) => id !== 'unobtainium')

test('a table needs what any of its people needs, each once and in order', () => {
  expect(uniteNeeds(mia, ben, mia)).toEqual({
    diets: ['vegetarian', 'halal'],
    allergens: ['celery', 'eggs', 'sesame'],
    never: ['coriander', 'olive'],
  })
  expect(uniteNeeds()).toEqual(NO_NEEDS)
})

test('only what is named is lifted', () => {
  const lifted: Needs = { diets: [], allergens: ['eggs'], never: ['olive', 'coriander'] }
  expect(withoutNeeds(mia, lifted)).toEqual({
    diets: ['vegetarian'],
    allergens: ['sesame'],
    never: [],
  })
})

test('needs are the same in any order', () => {
  expect(areSameNeeds(mia, { ...mia, allergens: ['eggs', 'sesame', 'eggs'] })).toBe(true)
  expect(areSameNeeds(mia, { ...mia, never: [] })).toBe(false)
  expect(isEmpty(uniteNeeds(NO_NEEDS))).toBe(true)
  expect([mia, { ...NO_NEEDS, never: ['olive'] }].some(isEmpty)).toBe(false)
})

test('what the API takes comes out once and in order', () => {
  const sent = { diets: ['vegan', 'vegan'], allergens: ['soya', 'celery'], never: ['olive'] }
  expect(schema.parse(sent)).toEqual({
    diets: ['vegan'],
    allergens: ['celery', 'soya'],
    never: ['olive'],
  })
})

test.each([
  { ...mia, diets: ['keto'] },
  { ...mia, allergens: ['prawns'] },
  { ...mia, never: ['unobtainium'] },
  { ...mia, never: ['Olive'] },
  { ...mia, never: Array.from({ length: NEVER_MAX + 1 }, () => 'olive') },
  { ...mia, more: [] },
  { diets: [], allergens: [] },
  null,
])('%j is refused', (needs) => {
  expect(schema.safeParse(needs).success).toBe(false)
})

test('every diet forbids something, and only what the food table can say', () => {
  for (const diet of DIETS) {
    const { allergens, traits } = DIET_FORBIDS[diet]
    expect(allergens.length + traits.length, diet).toBeGreaterThan(0)
    expect(traits.filter((trait) => !TRAITS.includes(trait))).toEqual([])
  }
})
