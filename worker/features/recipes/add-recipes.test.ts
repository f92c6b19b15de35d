import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'

const DAL = {
  name: 'Dal',
  servings: 4,
  tags: ['Pulses'],
  ingredients: [{ name: 'red lentils', quantity: '1/2', unit: 'cup' }],
  method: ['Rinse.', 'Say "done" \\ 🍋.'],
}

const add = (recipes: object[]) => call('POST', '/recipes/batch', { body: { recipes } })

test('new recipes are created in their order and those that are there are named', async () => {
  const there = (await call('POST', '/recipes', { body: DAL })).json
  const ids = [crypto.randomUUID(), crypto.randomUUID()]
  const { status, json } = await add([
    { ...DAL, id: ids[0], name: 'One' },
    { ...DAL, id: there.id, name: 'Not this' },
    { ...DAL, id: ids[1], name: 'Two' },
  ])
  expect(status).toBe(201)
  expect(json.created.map((row: { id: string }) => row.id)).toEqual(ids)
  expect(json.existing).toEqual([there.id])
  for (const row of [...json.created, there]) {
    expect((await call('GET', `/recipes/${row.id}`)).json).toEqual(row)
  }
  expect(json.created[0]).toMatchObject({ ...DAL, name: 'One', rev: 1, chef_notes: null })
})

test('an id that stands twice counts once', async () => {
  const id = crypto.randomUUID()
  const { json } = await add([
    { ...DAL, id, name: 'First' },
    { ...DAL, id: id.toUpperCase(), name: 'Second' },
  ])
  expect(json.created.map((row: { name: string }) => row.name)).toEqual(['First'])
  expect(json.existing).toEqual([])
})

test('a retry creates nothing', async () => {
  const recipes = [{ ...DAL, id: crypto.randomUUID() }]
  await add(recipes)
  expect((await add(recipes)).json).toEqual({ created: [], existing: [recipes[0]?.id] })
})

test('one that breaks a rule keeps all out', async () => {
  const id = crypto.randomUUID()
  const { status, json } = await add([
    { ...DAL, id },
    { ...DAL, name: ' ' },
  ])
  expect([status, json.error.issues]).toEqual([
    422,
    [{ path: 'recipes.1.name', message: 'Recipe name is required' }],
  ])
  expect((await call('GET', `/recipes/${id}`)).status).toBe(404)
})

test('two hundred long recipes, more than one statement can carry, go in at once', async () => {
  const method = Array.from({ length: 15 }, () => 'é'.repeat(1_000))
  const { status, json } = await add(Array.from({ length: 200 }, () => ({ ...DAL, method })))
  expect([status, json.created.length]).toEqual([201, 200])
  expect(json.created[199].method).toEqual(method)
})

test.each([
  [{ recipes: [] }, 'recipes'],
  [{ recipes: Array.from({ length: 201 }, () => DAL) }, 'recipes'],
  [{ recipes: [{ ...DAL, rev: 3 }] }, 'recipes.0'],
  [{ recipes: [DAL], overwrite: true }, ''],
])('%# is refused at %s', async (body, path) => {
  const { status, json } = await call('POST', '/recipes/batch', { body })
  expect([status, json.error.code, json.error.issues[0].path]).toEqual([
    422,
    'validation_failed',
    path,
  ])
})

test('a body above 8 MB is 413', async () => {
  const raw = `"${'x'.repeat(8_000_000)}"`
  const headers = { 'Content-Type': 'application/json' }
  const { status, json } = await call('POST', '/recipes/batch', { raw, headers })
  expect([status, json.error.code]).toEqual([413, 'payload_too_large'])
})
