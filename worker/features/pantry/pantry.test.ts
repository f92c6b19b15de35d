import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'

const rice = { name: 'rice', quantity: 0.5, unit: 'kg', category: 'Grains', sort_order: 0 }
const add = async (body: object) => (await call('POST', '/pantry-items', { body })).json

test('an item is added, listed, changed and deleted', async () => {
  const { status, json } = await call('POST', '/pantry-items', { body: rice })
  expect([status, json]).toEqual([201, { ...rice, id: json.id }])
  expect((await call('GET', '/pantry-items')).json).toContainEqual(json)
  const patch = { quantity: null, category: ' ' }
  const changed = await call('PATCH', `/pantry-items/${json.id}`, { body: patch })
  expect(changed.json).toEqual({ ...json, quantity: null, category: null })
  expect((await call('DELETE', `/pantry-items/${json.id}`)).status).toBe(204)
  expect((await call('DELETE', `/pantry-items/${json.id}`)).status).toBe(404)
})

test('items stand by category, then sort_order, then name', async () => {
  await env.DB.exec('DELETE FROM pantry_items')
  for (const [name, category, sort_order] of [
    ['pears', 'Fruit', 1],
    ['peas', 'Frozen', 5],
    ['plums', 'Fruit', 0],
    ['figs', 'Fruit', 0],
  ]) {
    await add({ name, category, sort_order })
  }
  const { json } = await call('GET', '/pantry-items')
  expect(json.map((item: { name: string }) => item.name)).toEqual([
    'peas',
    'figs',
    'plums',
    'pears',
  ])
})

test('the same id sent again answers with the row that is there', async () => {
  const first = await add({ ...rice, id: crypto.randomUUID() })
  const again = await add({ ...rice, id: first.id, name: 'lentils' })
  expect(again).toEqual(first)
})

test('an empty change answers with the row', async () => {
  const item = await add(rice)
  expect((await call('PATCH', `/pantry-items/${item.id}`, { body: {} })).json).toEqual(item)
})

test('a pantry takes 2,000 items, also when two arrive at once', async () => {
  await env.DB.exec('DELETE FROM pantry_items')
  await env.DB.prepare(`INSERT INTO pantry_items (id, name) SELECT key, 'x' FROM json_each(?)`)
    .bind(JSON.stringify(Array(1_999).fill(0)))
    .run()
  const bodies = [rice, rice, rice].map((item) => ({ ...item, id: crypto.randomUUID() }))
  const answers = await Promise.all(bodies.map((body) => call('POST', '/pantry-items', { body })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  const there = bodies[answers.findIndex(({ status }) => status === 201)]
  expect((await call('POST', '/pantry-items', { body: there })).status).toBe(201)
  await env.DB.exec('DELETE FROM pantry_items')
})

test.each([
  [{}, 'name'],
  [{ name: ' ' }, 'name'],
  [{ name: '\u2060' }, 'name'],
  [{ name: 'x', quantity: '2' }, 'quantity'],
  [{ name: 'x', quantity: -1 }, 'quantity'],
  [{ name: 'x', sort_order: 0.5 }, 'sort_order'],
  [{ name: 'x', colour: 'red' }, ''],
])('%j is refused at %s', async (body, path) => {
  const { status, json } = await call('POST', '/pantry-items', { body })
  expect([status, json.error.issues[0].path]).toEqual([422, path])
})

test.each([[{ id: crypto.randomUUID() }], [{ name: '' }]])(
  'a change to %j is refused',
  async (body) => {
    const item = await add(rice)
    expect((await call('PATCH', `/pantry-items/${item.id}`, { body })).status).toBe(422)
  },
)

test('a change of an item that is not there is 404', async () => {
  const path = `/pantry-items/${crypto.randomUUID()}`
  const { status, json } = await call('PATCH', path, { body: { name: 'x' } })
  expect([status, json.error.code]).toEqual([404, 'not_found'])
})
