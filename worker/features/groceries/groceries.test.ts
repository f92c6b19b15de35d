import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { aProfile, call } from '../../testing/call.ts'

const leeks = { id: 'leek', name: 'leeks', quantity: '2', unit: '', category: 'produce' }
const flour = { id: 'flour', name: 'flour', quantity: 500, unit: 'g', source: 'Weekly Plan' }
const salt = { id: 'salt', name: 'salt', quantity: null, unit: null }

async function aPlan(profile: string): Promise<string> {
  const id = crypto.randomUUID()
  await env.DB.prepare(
    `INSERT INTO weekly_meal_plans (id, profile_id, name, week_start_date, created_at)
     VALUES (?, ?, 'Week', '2026-09-28', '2026-09-28T08:00:00.000Z')`,
  )
    .bind(id, profile)
    .run()
  return id
}

async function aList(items: unknown[] = [leeks, flour, salt], extra = {}) {
  const profile = await aProfile()
  const plan = await aPlan(profile)
  const body = { weekly_meal_plan_id: plan, items, ...extra }
  const { json } = await call('POST', '/grocery-lists', { profile, body })
  return { profile, plan, list: json }
}

const read = async ({ profile, plan }: { profile: string; plan: string }) =>
  (await call('GET', `/grocery-lists?weekly_meal_plan_id=${plan}`, { profile })).json

test('a list is made and read as it was sent', async () => {
  const profile = await aProfile()
  const plan = await aPlan(profile)
  const sources = [{ source: 'Soup', quantity: '2', unit: '' }]
  const { status, json } = await call('POST', '/grocery-lists', {
    profile,
    body: {
      weekly_meal_plan_id: plan,
      items: [{ ...leeks, sources }, flour, salt],
      categories: { produce: ['leek'] },
      checked_items: ['flour'],
    },
  })
  expect(status).toBe(201)
  expect(json).toEqual({
    id: json.id,
    weekly_meal_plan_id: plan,
    profile_id: profile,
    items: [
      { ...leeks, unit: null, source: null, sources },
      { ...flour, category: null },
      { ...salt, category: null, source: null },
    ],
    checked_items: ['flour'],
    categories: { produce: ['leek'] },
    created_at: json.created_at,
    rev: 1,
  })
  expect(await read({ profile, plan })).toEqual(json)
})

test('an amount of every meal side by side is kept', async () => {
  const quantity = Array.from({ length: 28 }, (_, meal) => `a good pinch of salt ${meal}`).join(
    ' + ',
  )
  const { list } = await aList([{ ...salt, quantity }])
  expect(list.items[0].quantity).toBe(quantity)
})

test.each([['"'], ['a "b" \\ c'], ['null'], ['1e3'], [1e21], [0.1], [-0.5]])(
  'a quantity of %j comes back as sent',
  async (quantity) => {
    const { list } = await aList([{ ...salt, quantity }])
    expect(list.items[0].quantity).toBe(quantity)
  },
)

test('a plan without a list answers null', async () => {
  const profile = await aProfile()
  expect(await read({ profile, plan: await aPlan(profile) })).toBeNull()
})

test('a new list takes the place of the old one', async () => {
  const { profile, plan, list } = await aList()
  const body = { weekly_meal_plan_id: plan, items: [salt] }
  const second = await call('POST', '/grocery-lists', { profile, body })
  expect(second.json.items).toHaveLength(1)
  expect(second.json.id).not.toBe(list.id)
  expect(await read({ profile, plan })).toEqual(second.json)
})

test('a retry with the same id creates nothing and keeps the ticks', async () => {
  const id = crypto.randomUUID()
  const { profile, plan } = await aList([leeks, flour], { id })
  const path = `/grocery-lists/${id}/items/leek/checked`
  const ticked = await call('PUT', path, { profile, body: { checked: true } })
  const body = { id, weekly_meal_plan_id: plan, items: [leeks, flour] }
  const again = await call('POST', '/grocery-lists', { profile, body })
  expect([again.status, again.json]).toEqual([201, ticked.json])
})

test('fifty ticks at once lose none', async () => {
  const items = Array.from({ length: 50 }, (_, at) => ({ id: `i${at}`, name: `item ${at}` }))
  const { profile, plan, list } = await aList(items)
  await Promise.all(
    items.map(({ id }) =>
      call('PUT', `/grocery-lists/${list.id}/items/${id}/checked`, {
        profile,
        body: { checked: true },
      }),
    ),
  )
  const after = await read({ profile, plan })
  expect([after.checked_items.length, after.rev]).toEqual([50, 51])
})

test('a tick sent twice changes nothing twice', async () => {
  const { profile, list } = await aList()
  const path = `/grocery-lists/${list.id}/items/salt/checked`
  const first = await call('PUT', path, { profile, body: { checked: true } })
  const second = await call('PUT', path, { profile, body: { checked: true } })
  expect(first.json).toMatchObject({ checked_items: ['salt'], rev: 2 })
  expect(second.json).toEqual(first.json)
})

test('PATCH ticks exactly the items given', async () => {
  const { profile, list } = await aList(undefined, { checked_items: ['leek'] })
  const body = { checked_items: ['salt', 'flour'] }
  const { status, json } = await call('PATCH', `/grocery-lists/${list.id}`, { profile, body })
  expect([status, json.checked_items, json.rev]).toEqual([200, ['flour', 'salt'], 2])
})

test('PATCH with an item of another list is refused and changes nothing', async () => {
  const { profile, plan, list } = await aList()
  const body = { checked_items: ['salt', 'caviar'] }
  const { status, json } = await call('PATCH', `/grocery-lists/${list.id}`, { profile, body })
  expect([status, json.error.issues[0].path]).toEqual([422, 'checked_items.1'])
  expect(await read({ profile, plan })).toEqual(list)
})

test('a deleted list is gone, and deleting it again is 404', async () => {
  const { profile, plan, list } = await aList()
  expect((await call('DELETE', `/grocery-lists/${list.id}`, { profile })).status).toBe(204)
  expect(await read({ profile, plan })).toBeNull()
  expect((await call('DELETE', `/grocery-lists/${list.id}`, { profile })).status).toBe(404)
})

test.each([
  ['PATCH', '', { checked_items: ['salt'] }],
  ['PUT', '/items/salt/checked', { checked: true }],
  ['DELETE', '', undefined],
])(
  '%s with an If-Match that has moved on is stale and changes nothing',
  async (method, rest, body) => {
    const { profile, plan, list } = await aList()
    const path = `/grocery-lists/${list.id}`
    const tick = { profile, body: { checked: true } }
    const moved = await call('PUT', `${path}/items/leek/checked`, tick)
    const headers = { 'If-Match': `"${list.rev}"` }
    const { status, json } = await call(method, path + rest, { profile, body, headers })
    expect([status, json.error.code]).toEqual([409, 'stale'])
    expect(await read({ profile, plan })).toEqual(moved.json)
    const fresh = { profile, body, headers: { 'If-Match': `"${moved.json.rev}"` } }
    expect((await call(method, path + rest, fresh)).status).toBeLessThan(300)
  },
)

test('a list is out of reach of another profile', async () => {
  const { plan, list } = await aList()
  const profile = await aProfile()
  const path = `/grocery-lists/${list.id}`
  const answers = await Promise.all([
    call('GET', `/grocery-lists?weekly_meal_plan_id=${plan}`, { profile }),
    call('POST', '/grocery-lists', { profile, body: { weekly_meal_plan_id: plan, items: [] } }),
    call('PATCH', path, { profile, body: { checked_items: [] } }),
    call('PUT', `${path}/items/salt/checked`, { profile, body: { checked: true } }),
    call('DELETE', path, { profile }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

test("a taken list id neither answers nor changes another profile's list", async () => {
  const theirs = await aList([])
  const profile = await aProfile()
  const plan = await aPlan(profile)
  const body = { id: theirs.list.id, weekly_meal_plan_id: plan, items: [salt] }
  expect((await call('POST', '/grocery-lists', { profile, body })).status).toBe(422)
  expect(await read(theirs)).toEqual(theirs.list)
})

test('an item of list B under list A is 404', async () => {
  const { profile, list } = await aList([leeks])
  await aList([salt])
  const path = `/grocery-lists/${list.id}/items/salt/checked`
  const { status, json } = await call('PUT', path, { profile, body: { checked: true } })
  expect([status, json.error.code]).toEqual([404, 'not_found'])
})

test.each([
  ['POST', '', { items: [], weekly_meal_plan_id: 'x' }],
  ['POST', '', { items: [salt], checked_items: ['leek'] }],
  ['POST', '', { items: [salt, salt] }],
  ['POST', '', { items: [{ ...salt, name: ' ' }] }],
  ['POST', '', { items: [], colour: 'red' }],
  ['POST', '', { items: Array.from({ length: 501 }, (_, at) => ({ id: `${at}`, name: 'x' })) }],
  ['PATCH', '/:id', { checked_items: [], name: 'x' }],
  ['PUT', '/:id/items/salt/checked', { checked: 'true' }],
  ['PUT', '/:id/items/salt/checked', { checked: true, by: 'me' }],
])('%s %s %# with a broken body is refused', async (method, rest, body) => {
  const { profile, plan, list } = await aList()
  const path = `/grocery-lists${rest.replace(':id', list.id)}`
  const sent = method === 'POST' ? { weekly_meal_plan_id: plan, ...body } : body
  const { status, json } = await call(method, path, { profile, body: sent })
  expect([status, json.error.code]).toEqual([422, 'validation_failed'])
})

test.each([[''], ['?weekly_meal_plan_id=x'], ['?weekly_meal_plan_id=:plan&x=1']])(
  'GET with query "%s" is refused',
  async (query) => {
    const profile = await aProfile()
    const path = `/grocery-lists${query.replace(':plan', crypto.randomUUID())}`
    expect((await call('GET', path, { profile })).status).toBe(422)
  },
)

test('without a profile nothing is answered', async () => {
  const { plan } = await aList()
  const { status, json } = await call('GET', `/grocery-lists?weekly_meal_plan_id=${plan}`)
  expect([status, json.error.message]).toEqual([400, 'No profile selected'])
})

test('a reader who has the list as it is gets a 304, after a tick all of it', async () => {
  const { profile, plan, list } = await aList()
  const path = `/grocery-lists?weekly_meal_plan_id=${plan}`
  const look = (tag: string, as = profile) =>
    call('GET', path, { profile: as, headers: { 'If-None-Match': tag } })
  const tag = (await call('GET', path, { profile })).headers.get('ETag') ?? ''
  expect((await look(tag)).status).toBe(304)
  const item = `/grocery-lists/${list.id}/items/leek/checked`
  await call('PUT', item, { profile, body: { checked: true } })
  expect((await look(tag)).json.checked_items).toEqual(['leek'])
})

test("another profile's plan is 404, also for a reader who says what it has seen", async () => {
  const { plan, list } = await aList()
  const path = `/grocery-lists?weekly_meal_plan_id=${plan}`
  const headers = { 'If-None-Match': `"${list.id}.1"` }
  expect((await call('GET', path, { profile: await aProfile(), headers })).status).toBe(404)
})
