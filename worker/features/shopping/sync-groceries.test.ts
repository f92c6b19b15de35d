import { expect, test } from 'vitest'
import { aShoppingList, namesOf } from '../../testing/shopping.ts'

const leeks = { id: 'leek', name: 'leeks', quantity: '2', unit: null, category: 'Produce' }
const flour = { id: 'flour', name: 'flour', quantity: '500', unit: 'g', category: null }

test('groceries arrive unticked, after what is there', async () => {
  const { send } = await aShoppingList([{ id: 'tea', name: 'tea' }])
  const { status, json } = await send('POST', '/sync', {
    groceryItems: [{ ...leeks, source: 'Soup week' }, flour],
  })
  expect([status, namesOf(json)]).toEqual([200, ['tea', 'leeks', 'flour']])
  const { id: _, ...line } = leeks
  expect(json.items[1]).toMatchObject({ ...line, source: 'Soup week', checked: false })
  expect(json.items[2]).toMatchObject({ source: 'Weekly Plan', category: null })
})

test('a second push updates and doubles nothing, and keeps the tick', async () => {
  const { send } = await aShoppingList()
  const first = (await send('POST', '/sync', { groceryItems: [leeks, flour] })).json
  const id = first.items[0].id
  await send('PUT', `/items/${id}/checked`, { checked: true })
  const { json } = await send('POST', '/sync', { groceryItems: [{ ...leeks, quantity: '3' }] })
  expect(json.items).toHaveLength(2)
  expect(json.items[0]).toEqual({ ...first.items[0], quantity: '3', checked: true })
  expect([json.checked_items, json.rev]).toEqual([[id], first.rev + 2])
})

test('the same push again changes nothing', async () => {
  const { send } = await aShoppingList()
  const first = await send('POST', '/sync', { groceryItems: [leeks, flour] })
  const second = await send('POST', '/sync', { groceryItems: [leeks, flour] })
  expect(second.json).toEqual(first.json)
})

test('twenty pushes at once make one line of each', async () => {
  const { send, read } = await aShoppingList()
  await Promise.all(
    Array.from({ length: 20 }, () => send('POST', '/sync', { groceryItems: [leeks, flour] })),
  )
  expect(namesOf(await read())).toEqual(['leeks', 'flour'])
})

test('a line deleted here comes back as a new one', async () => {
  const { send } = await aShoppingList()
  const first = (await send('POST', '/sync', { groceryItems: [leeks] })).json.items[0]
  await send('DELETE', `/items/${first.id}`)
  const { json } = await send('POST', '/sync', { groceryItems: [leeks] })
  expect(json.items).toEqual([{ ...first, id: json.items[0].id }])
  expect(json.items[0].id).not.toBe(first.id)
})

test('an aisle that a line was moved to survives a push', async () => {
  const { send } = await aShoppingList()
  const { id } = (await send('POST', '/sync', { groceryItems: [leeks] })).json.items[0]
  await send('PATCH', `/items/${id}`, { category: 'Market' })
  const { json } = await send('POST', '/sync', { groceryItems: [leeks] })
  expect(json.items[0].category).toBe('Market')
})

test.each([[null], ['other']])('a line under %j is moved to the aisle pushed', async (category) => {
  const { send } = await aShoppingList()
  await send('POST', '/sync', { groceryItems: [{ ...leeks, category }] })
  const { json } = await send('POST', '/sync', { groceryItems: [leeks] })
  expect(json.items[0].category).toBe('Produce')
})

test('of two items with one id the last counts', async () => {
  const { send } = await aShoppingList()
  const { json } = await send('POST', '/sync', {
    groceryItems: [leeks, { ...leeks, quantity: '9' }],
  })
  expect(json.items.map((item: { quantity: string }) => item.quantity)).toEqual(['9'])
})

test('an empty push changes nothing', async () => {
  const { send, list } = await aShoppingList([{ name: 'tea' }])
  expect((await send('POST', '/sync', { groceryItems: [] })).json).toEqual(list)
})

test('a push past 500 lines is refused, updates included', async () => {
  const { send, read } = await aShoppingList()
  await send('POST', '/sync', { groceryItems: [leeks] })
  await send('POST', '/items', { items: Array.from({ length: 499 }, () => ({ name: 'x' })) })
  const before = await read()
  const groceryItems = [{ ...leeks, quantity: '9' }, flour]
  expect((await send('POST', '/sync', { groceryItems })).status).toBe(422)
  expect(await read()).toEqual(before)
  const { json } = await send('POST', '/sync', { groceryItems: groceryItems.slice(0, 1) })
  expect(json.items[0].quantity).toBe('9')
})
