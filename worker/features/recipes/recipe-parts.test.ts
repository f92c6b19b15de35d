/** Course, groups, nutrition and the page's own address, through each way a recipe is written. */
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'

const PARTS = {
  course: 'main',
  ingredient_groups: [{ name: 'For the sauce', start: 1 }],
  nutrition: { per: 'serving', values: { calories: '210 kcal', salt: '0.4 g' } },
  canonical_url: 'https://kitchen.example/pie',
}
const PIE = {
  name: 'Pie',
  servings: 4,
  ingredients: ['flour', 'cream', 'leeks'].map((name) => ({ name })),
  method: ['Bake.'],
}

async function aPie(changes: object = {}) {
  return (await call('POST', '/recipes', { body: { ...PIE, ...PARTS, ...changes } })).json
}

const patch = (id: string, body: object) => call('PATCH', `/recipes/${id}`, { body })

test('a recipe says what it knows on every way out', async () => {
  const { id } = await aPie()
  const row = (await call('GET', `/recipes/${id}`)).json
  expect(row).toMatchObject({ ...PARTS, ratings: [] })
  expect((await call('GET', '/recipes')).json).toContainEqual(row)
  expect((await call('GET', '/export')).json.recipes).toContainEqual(row)
})

test('a batch keeps them, and what is not sent is empty', async () => {
  const body = { recipes: [{ ...PIE, ...PARTS }, PIE] }
  const { status, json } = await call('POST', '/recipes/batch', { body })
  expect(status).toBe(201)
  expect(json.created[0]).toMatchObject({ ...PARTS, ratings: [] })
  const nothing = { course: null, ingredient_groups: [], nutrition: null, canonical_url: null }
  expect(json.created[1]).toMatchObject(nothing)
  expect((await call('GET', `/recipes/${json.created[1].id}`)).json).toEqual(json.created[1])
})

test.each([
  [{ course: 'brunch' }, 'course'],
  [{ ingredient_groups: [{ name: ' ', start: 0 }] }, 'ingredient_groups.0.name'],
  [{ ingredient_groups: [{ name: 'x'.repeat(81), start: 0 }] }, 'ingredient_groups.0.name'],
  [{ ingredient_groups: [{ name: 'Sauce', start: 3 }] }, 'ingredient_groups.0.start'],
  [{ ingredient_groups: [{ name: 'Sauce', start: -1 }] }, 'ingredient_groups.0.start'],
  [{ ingredient_groups: [{ name: 'Sauce', start: 0.5 }] }, 'ingredient_groups.0.start'],
  [{ ingredient_groups: Array(31).fill({ name: 'Sauce', start: 0 }) }, 'ingredient_groups'],
  [
    {
      ingredient_groups: [
        { name: 'A', start: 1 },
        { name: 'B', start: 1 },
      ],
    },
    'ingredient_groups.1.start',
  ],
  [{ nutrition: { per: '', values: { joy: 'much' } } }, 'nutrition.values'],
  [{ nutrition: { per: '', values: { fat: 'x'.repeat(41) } } }, 'nutrition.values.fat'],
  [{ nutrition: { per: '', values: { fat: 12 } } }, 'nutrition.values.fat'],
  [{ canonical_url: 'https://me@kitchen.example/' }, 'canonical_url'],
  [{ canonical_url: 'ftp://kitchen.example/' }, 'canonical_url'],
  [{ ratings: [] }, ''],
])('%j is refused at %s, on creating and on changing', async (changes, path) => {
  const { id } = await aPie()
  for (const { status, json } of [
    await call('POST', '/recipes', { body: { ...PIE, ...PARTS, ...changes } }),
    await patch(id, changes),
  ]) {
    expect([status, json.error.code]).toEqual([422, 'validation_failed'])
    expect(json.error.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  }
})

test('values that say nothing are no nutrition, a blank address is none', async () => {
  const pie = await aPie({ nutrition: { values: { fat: ' ' } }, canonical_url: ' ' })
  expect([pie.nutrition, pie.canonical_url]).toEqual([null, null])
})

test('ingredients changed without a word about groups keep those that fit', async () => {
  const { id } = await aPie()
  const more = ['butter', 'flour', 'cream', 'leeks'].map((name) => ({ name }))
  const { json } = await patch(id, { ingredients: more })
  expect(json.ingredient_groups).toEqual([{ name: 'For the sauce', start: 2 }])
  const fewer = await patch(id, { ingredients: [{ name: 'butter' }, { name: ' ' }] })
  expect(fewer.json.ingredient_groups).toEqual([])
})

test('groups alone are held against the ingredients that are there', async () => {
  const { id } = await aPie()
  const fits = await patch(id, { ingredient_groups: [{ name: 'Crust', start: 0 }] })
  expect(fits.json).toMatchObject({ ingredient_groups: [{ name: 'Crust', start: 0 }], rev: 2 })
  expect((await patch(id, { ingredient_groups: [{ name: 'Top', start: 3 }] })).status).toBe(422)
})
