import { expect, test } from 'vitest'
import { aProfile, call } from '../../testing/call.ts'
import { aShoppingList } from '../../testing/shopping.ts'

const milk = { id: 'milk', name: 'milk', quantity: 2, unit: 'l' }

test('a profile has no list, then an empty one, and only one', async () => {
  const profile = await aProfile()
  expect((await call('GET', '/shopping-lists/latest', { profile })).json).toBeNull()
  const made = await call('POST', '/shopping-lists', { profile })
  expect(made.status).toBe(201)
  expect(made.json).toEqual({
    id: made.json.id,
    profile_id: profile,
    selected_recipe_ids: [],
    pantry_item_ids: [],
    items: [],
    checked_items: [],
    generated_at: made.json.generated_at,
    rev: 1,
  })
  const again = await call('POST', '/shopping-lists', { profile, body: {} })
  expect([again.status, again.json]).toEqual([200, made.json])
  expect((await call('GET', '/shopping-lists/latest', { profile })).json).toEqual(made.json)
})

test('ten who open the list at once get the same one', async () => {
  const profile = await aProfile()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call('POST', '/shopping-lists', { profile })),
  )
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
})

test("the id of another profile's list is refused", async () => {
  const { list } = await aShoppingList()
  const body = { id: list.id }
  const answer = await call('POST', '/shopping-lists', { profile: await aProfile(), body })
  expect([answer.status, answer.json.error.issues[0].path]).toEqual([422, 'id'])
})

test('a line is kept as it was sent, unticked, with the defaults of a typed one', async () => {
  const note = { ...milk, source: 'Pantry', category: 'dairy', optimizationNote: '2 x 1 l' }
  const { list } = await aShoppingList([note, { id: 'salt', name: ' salt ', category: null }])
  expect(list.items).toEqual([
    { ...note, checked: false },
    ...[{ id: 'salt', name: 'salt', quantity: null, unit: null, checked: false }].map((line) => ({
      ...line,
      source: 'Manual',
      category: null,
    })),
  ])
  const { list: typed } = await aShoppingList([{ name: 'tea' }])
  expect(typed.items[0]).toMatchObject({ source: 'Manual', category: 'other' })
})

test.each([['1/2'], [0.5], ['007'], [null]])(
  'a quantity of %j comes back as sent',
  async (quantity) => {
    const { list } = await aShoppingList([{ name: 'rice', quantity }])
    expect(list.items[0].quantity).toBe(quantity)
  },
)

test('an id added twice is one line, and the first wins', async () => {
  const { send, list } = await aShoppingList([milk])
  const again = await send('POST', '/items', { items: [{ ...milk, name: 'cream' }] })
  expect(again.json).toEqual(list)
})

test('fifty who add at once lose no line', async () => {
  const { send, read } = await aShoppingList()
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => send('POST', '/items', { items: [{ name: `n${at}` }] })),
  )
  const { items, rev } = await read()
  expect([items.length, rev]).toEqual([50, 51])
})

test('fifty ticks at once lose none', async () => {
  const items = Array.from({ length: 50 }, (_, at) => ({ id: `i${at}`, name: `item ${at}` }))
  const { send, read } = await aShoppingList(items)
  await Promise.all(items.map(({ id }) => send('PUT', `/items/${id}/checked`, { checked: true })))
  expect((await read()).checked_items).toHaveLength(50)
})

test('a tick sent twice changes nothing twice, and is taken back', async () => {
  const { send, list } = await aShoppingList([milk])
  const first = await send('PUT', '/items/milk/checked', { checked: true })
  const second = await send('PUT', '/items/milk/checked', { checked: true })
  expect(first.json).toMatchObject({ checked_items: ['milk'], rev: list.rev + 1 })
  expect(second.json).toEqual(first.json)
  const third = await send('PUT', '/items/milk/checked', { checked: false })
  expect(third.json.checked_items).toEqual([])
})

test('an edit writes the fields given and keeps the tick', async () => {
  const { send, list } = await aShoppingList([{ ...milk, category: 'dairy' }])
  await send('PUT', '/items/milk/checked', { checked: true })
  const patch = { name: 'oat milk', quantity: null, source: null }
  const { json } = await send('PATCH', '/items/milk', patch)
  const expected = { ...list.items[0], ...patch, source: 'Manual', checked: true }
  expect(json.items).toEqual([expected])
  expect(json.rev).toBe(list.rev + 2)
})

test.each([[{}], [{ name: 'milk' }]])('an edit of %j changes nothing', async (patch) => {
  const { send, list } = await aShoppingList([milk])
  const { status, json } = await send('PATCH', '/items/milk', patch)
  expect([status, json]).toEqual([200, list])
})

test('a removed line is gone for every late write', async () => {
  const { send, read } = await aShoppingList([milk])
  expect((await send('DELETE', '/items/milk')).json.items).toEqual([])
  const late = await Promise.all([
    send('PUT', '/items/milk/checked', { checked: true }),
    send('PATCH', '/items/milk', { name: 'cream', category: 'dairy' }),
    send('DELETE', '/items/milk'),
  ])
  expect(late.map(({ status }) => status)).toEqual([404, 404, 404])
  const added = await send('POST', '/items', { items: [milk] })
  expect([added.status, added.json.items]).toEqual([200, []])
  expect((await read()).rev).toBe(3)
})

test('a list takes 500 lines, all or none, and a retry at the brim is no error', async () => {
  const items = Array.from({ length: 499 }, (_, at) => ({ id: `i${at}`, name: 'x' }))
  const { send, read } = await aShoppingList(items)
  const refused = await send('POST', '/items', { items: [{ name: 'a' }, { name: 'b' }] })
  expect([refused.status, refused.json.error.code]).toEqual([422, 'validation_failed'])
  expect((await read()).items).toHaveLength(499)
  expect((await send('POST', '/items', { items: [milk] })).status).toBe(200)
  expect((await send('POST', '/items', { items: [milk] })).json.items).toHaveLength(500)
})

test.each([
  ['POST', '/items', { items: [] }],
  ['POST', '/items', { items: [{ name: ' ' }] }],
  ['POST', '/items', { items: [{ name: '\u0301' }] }],
  ['POST', '/items', { items: [{ name: 'x', colour: 'red' }] }],
  ['POST', '/items', { items: [{ name: 'x', id: 'a b' }] }],
  ['PUT', '/items/milk/checked', { checked: 1 }],
  ['PATCH', '/items/milk', { checked: true }],
  ['PATCH', '/items/milk', { name: '' }],
  ['DELETE', '/items?checked=false', undefined],
  ['DELETE', '/items?ticked=true', undefined],
  ['POST', '/restore', { itemIds: 'milk' }],
  ['POST', '/restore', { itemIds: [], x: 1 }],
  ['POST', '/sync', { groceryItems: [{ name: 'x' }] }],
  ['POST', '/sync', { groceryItems: [], x: 1 }],
])('%s %s %j is refused and changes nothing', async (method, rest, body) => {
  const { send, read, list } = await aShoppingList([milk])
  const { status, json } = await send(method, rest, body)
  expect([status, json.error.code]).toEqual([422, 'validation_failed'])
  expect(await read()).toEqual(list)
})

test('a list with an unknown field is refused', async () => {
  const profile = await aProfile()
  const body = { items: [milk] }
  expect((await call('POST', '/shopping-lists', { profile, body })).status).toBe(422)
})

const WRITES: [string, string, unknown?][] = [
  ['POST', '/items', { items: [{ name: 'tea' }] }],
  ['PUT', '/items/milk/checked', { checked: true }],
  ['PATCH', '/items/milk', { name: 'cream' }],
  ['DELETE', '/items/milk'],
  ['DELETE', '/items'],
  ['DELETE', '/items?checked=true'],
  ['POST', '/restore', { itemIds: ['milk'] }],
  ['POST', '/sync', { groceryItems: [{ id: 'tea', name: 'tea' }] }],
]

test.each(WRITES)(
  '%s %s out of another profile is 404 and changes nothing',
  async (method, rest, body) => {
    const { path, read, send } = await aShoppingList([milk, { id: 'tea', name: 'tea' }])
    await send('PUT', '/items/tea/checked', { checked: true })
    const before = await read()
    const { status, json } = await call(method, path + rest, { profile: await aProfile(), body })
    expect([status, json.error.code]).toEqual([404, 'not_found'])
    expect(await read()).toEqual(before)
  },
)

test.each(WRITES)(
  '%s %s with an If-Match that has moved on is stale',
  async (method, rest, body) => {
    const { send, read } = await aShoppingList([milk])
    const before = await read()
    const { status, json } = await send(method, rest, body, { 'If-Match': '"1"' })
    expect([status, json.error.code]).toEqual([409, 'stale'])
    expect(await read()).toEqual(before)
    expect((await send(method, rest, body, { 'If-Match': `"${before.rev}"` })).status).toBe(200)
  },
)

test.each([['GET', '/latest'], ['POST', ''], ...WRITES])(
  '%s %s without a profile is 400',
  async (method, rest) => {
    const path = rest === '/latest' || rest === '' ? rest : `/${crypto.randomUUID()}${rest}`
    const { status, json } = await call(method, `/shopping-lists${path}`)
    expect([status, json.error.code]).toEqual([400, 'no_profile'])
  },
)

test('an item of list B under list A is 404', async () => {
  const a = await aShoppingList([milk])
  await aShoppingList([{ id: 'tea', name: 'tea' }])
  expect((await a.send('PUT', '/items/tea/checked', { checked: true })).status).toBe(404)
  expect((await a.send('DELETE', '/items/tea')).status).toBe(404)
})

test('a reader who has the list as it is gets a 304, after a change all of it', async () => {
  const { profile, send } = await aShoppingList([milk])
  const look = (tag: string) =>
    call('GET', '/shopping-lists/latest', { profile, headers: { 'If-None-Match': tag } })
  const tag = (await look('"none"')).headers.get('ETag') ?? ''
  const { status, text } = await look(tag)
  expect([status, text]).toEqual([304, ''])
  const ticked = (await send('PUT', '/items/milk/checked', { checked: true })).json
  const after = await look(tag)
  expect([after.status, after.json]).toEqual([200, ticked])
})

test('who knows of no list is told when there is still none', async () => {
  const profile = await aProfile()
  const headers = { 'If-None-Match': '"none"' }
  const look = () => call('GET', '/shopping-lists/latest', { profile, headers })
  expect((await look()).status).toBe(304)
  await call('POST', '/shopping-lists', { profile })
  expect((await look()).status).toBe(200)
})
