import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { aShoppingList, namesOf } from '../../testing/shopping.ts'

const [milk, tea, salt] = ['milk', 'tea', 'salt'].map((name) => ({ id: name, name }))
const three = () => aShoppingList([milk, tea, salt] as { id: string; name: string }[])

test('clearing the ticked lines leaves the others', async () => {
  const { send, list } = await three()
  await send('PUT', '/items/tea/checked', { checked: true })
  const { json } = await send('DELETE', '/items?checked=true')
  expect(namesOf(json)).toEqual(['milk', 'salt'])
  expect([json.checked_items, json.rev]).toEqual([[], list.rev + 2])
})

test('clearing all empties the list, its selected recipes and pantry ids', async () => {
  const { send, list } = await three()
  await env.DB.prepare(
    `UPDATE shopping_lists SET selected_recipe_ids = '["a"]', pantry_item_ids = '["b"]' WHERE id = ?`,
  )
    .bind(list.id)
    .run()
  const { json } = await send('DELETE', '/items')
  expect(json).toEqual({ ...list, items: [], rev: list.rev + 1 })
  expect((await send('DELETE', '/items')).json).toEqual(json)
})

test('an undone clear brings lines, order and ticks back', async () => {
  const { send } = await three()
  const ticked = (await send('PUT', '/items/tea/checked', { checked: true })).json
  const cleared = (await send('DELETE', '/items')).json
  const { json } = await send('POST', '/restore', { itemIds: ['salt', 'tea', 'milk'] })
  expect(json).toEqual({ ...ticked, rev: cleared.rev + 1 })
  expect((await send('POST', '/restore', { itemIds: ['salt'] })).json).toEqual(json)
})

test('restoring revives the lines named and no others', async () => {
  const { send } = await three()
  await send('DELETE', '/items')
  const { json } = await send('POST', '/restore', { itemIds: ['tea', 'caviar'] })
  expect(namesOf(json)).toEqual(['tea'])
})

test('a restored line takes writes again', async () => {
  const { send } = await three()
  await send('DELETE', '/items/tea')
  await send('POST', '/restore', { itemIds: ['tea'] })
  expect((await send('PUT', '/items/tea/checked', { checked: true })).status).toBe(200)
})

test('restoring past 500 lines is refused, all or none', async () => {
  const old = ['a', 'b'].map((id) => ({ id, name: id }))
  const { send, read } = await aShoppingList(old)
  await send('DELETE', '/items')
  await send('POST', '/items', {
    items: Array.from({ length: 499 }, (_, at) => ({ id: `i${at}`, name: 'x' })),
  })
  const { status, json } = await send('POST', '/restore', { itemIds: ['a', 'b'] })
  expect([status, json.error.code]).toEqual([422, 'validation_failed'])
  expect((await read()).items).toHaveLength(499)
  expect((await send('POST', '/restore', { itemIds: ['a'] })).json.items).toHaveLength(500)
})

test('a line whose groceries were pushed again stays deleted', async () => {
  const { send } = await aShoppingList()
  const sync = () => send('POST', '/sync', { groceryItems: [{ id: 'leek', name: 'leeks' }] })
  const first = (await sync()).json.items[0].id
  await send('DELETE', '/items')
  const second = (await sync()).json
  const { status, json } = await send('POST', '/restore', { itemIds: [first] })
  expect([status, json]).toEqual([200, second])
})

test('of two deleted lines of one grocery item only one comes back', async () => {
  const { send } = await aShoppingList()
  const ids: string[] = []
  for (let pushes = 0; pushes < 2; pushes++) {
    const { json } = await send('POST', '/sync', { groceryItems: [{ id: 'leek', name: 'leeks' }] })
    ids.push(json.items[0].id)
    await send('DELETE', '/items')
  }
  const { status, json } = await send('POST', '/restore', { itemIds: ids })
  expect([status, json.items.length]).toEqual([200, 1])
})
