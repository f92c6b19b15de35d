import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { aShoppingList } from '../../testing/shopping.ts'

type Remembered = { name: string }

async function remembered(name: string) {
  const { json } = await call('GET', '/remembered-items')
  return json.find((item: Remembered) => item.name === name)
}

test('what is added is remembered, and counted once for a retry', async () => {
  const line = { id: 'a', name: 'Crème fraîche', unit: 'ml', category: 'Dairy' }
  const { send } = await aShoppingList([line])
  await send('POST', '/items', { items: [line] })
  await send('POST', '/items', { items: [{ ...line, id: 'b', name: 'CRÈME FRAÎCHE', unit: null }] })
  expect(await remembered('CRÈME FRAÎCHE')).toEqual({
    name: 'CRÈME FRAÎCHE',
    unit: 'ml',
    category: 'Dairy',
    times: 2,
    last_used: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

test('an edited aisle is remembered, and a later add does not move it back', async () => {
  const { send } = await aShoppingList([{ id: 'a', name: 'tofu', category: 'Dairy' }])
  await send('PATCH', '/items/a', { category: 'Chilled' })
  await send('POST', '/items', { items: [{ name: 'tofu', category: 'Dairy' }] })
  expect(await remembered('tofu')).toMatchObject({ category: 'Chilled', times: 2 })
})

test('a line renamed and moved at once is remembered under its new name', async () => {
  const { send } = await aShoppingList([{ id: 'a', name: 'nori', category: 'Dry' }])
  await send('PATCH', '/items/a', { name: 'wakame', category: 'World' })
  expect(await remembered('wakame')).toMatchObject({ category: 'World' })
  expect(await remembered('nori')).toMatchObject({ category: 'Dry' })
})

test('the default category is no aisle', async () => {
  await aShoppingList([{ name: 'sumac' }])
  expect(await remembered('sumac')).toMatchObject({ category: null, times: 1 })
})

test('groceries pushed twice are remembered once', async () => {
  const { send } = await aShoppingList()
  const push = () => send('POST', '/sync', { groceryItems: [{ id: 'okra', name: 'okra' }] })
  await push()
  await push()
  expect(await remembered('okra')).toMatchObject({ times: 1 })
})

test('what a full list refused is not remembered', async () => {
  const { send } = await aShoppingList(
    Array.from({ length: 500 }, (_, at) => ({ id: `i${at}`, name: 'x' })),
  )
  expect((await send('POST', '/items', { items: [{ name: 'lovage' }] })).status).toBe(422)
  expect(await remembered('lovage')).toBeUndefined()
})

test('a name of signs that unfold into many is remembered by its beginning', async () => {
  const name = '\ufdfa'.repeat(200)
  await aShoppingList([{ name }, { name: `${name.slice(1)}x` }])
  const longest = 'SELECT max(length(name_key)) AS chars FROM remembered_items'
  expect(await env.DB.prepare(longest).first('chars')).toBe(400)
  expect(await remembered(`${name.slice(1)}x`)).toMatchObject({ times: 2 })
})

test('a shelf of the pantry is not remembered as an aisle', async () => {
  const { send } = await aShoppingList([
    { id: 'a', name: 'polenta', category: 'Top shelf', source: 'Pantry' },
  ])
  expect(await remembered('polenta')).toMatchObject({ category: null, times: 1 })
  await send('PATCH', '/items/a', { category: 'World Foods' })
  expect(await remembered('polenta')).toMatchObject({ category: 'World Foods' })
})
