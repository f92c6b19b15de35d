import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { aProfile, call } from '../../testing/call.ts'

const items = ['leek', 'flour', 'salt'].map((id) => ({ id, name: id }))

async function aTickedList(ticked: string[]) {
  const profile = await aProfile()
  const plan = crypto.randomUUID()
  await env.DB.prepare(
    `INSERT INTO weekly_meal_plans (id, profile_id, name, week_start_date, created_at)
     VALUES (?, ?, 'Week', '2026-09-28', '2026-09-28T08:00:00.000Z')`,
  )
    .bind(plan, profile)
    .run()
  const body = { weekly_meal_plan_id: plan, items, checked_items: ticked }
  const { json: list } = await call('POST', '/grocery-lists', { profile, body })
  return { profile, plan, list }
}

test('a list made again keeps the ticks of lines that are the same food', async () => {
  const { profile, plan } = await aTickedList(['leek', 'salt'])
  const body = { weekly_meal_plan_id: plan, items: [{ id: 'salt', name: 'sea salt' }, items[1]] }
  const { status, json } = await call('POST', '/grocery-lists', { profile, body })
  expect(status).toBe(201)
  expect(json.items.map(({ name }: { name: string }) => name)).toEqual(['sea salt', 'flour'])
  expect(json.checked_items).toEqual(['salt'])
})

test('ticks that are given count instead of those of the list before', async () => {
  const { profile, plan } = await aTickedList(['leek', 'salt'])
  const body = { weekly_meal_plan_id: plan, items, checked_items: ['flour'] }
  const { json } = await call('POST', '/grocery-lists', { profile, body })
  expect(json.checked_items).toEqual(['flour'])
  const none = { weekly_meal_plan_id: plan, items, checked_items: [] }
  expect(
    (await call('POST', '/grocery-lists', { profile, body: none })).json.checked_items,
  ).toEqual([])
})

test('a tick at the moment the list is made again is kept or refused, never lost', async () => {
  const { profile, plan, list } = await aTickedList([])
  const body = { weekly_meal_plan_id: plan, items }
  const ticks = items.map(({ id }) =>
    call('PUT', `/grocery-lists/${list.id}/items/${id}/checked`, {
      profile,
      body: { checked: true },
    }),
  )
  const [made, ...answers] = await Promise.all([
    call('POST', '/grocery-lists', { profile, body }),
    ...ticks,
  ])
  expect(made.status).toBe(201)
  const taken = items.filter((_, place) => answers[place]?.status === 200).map(({ id }) => id)
  const refused = answers.filter(({ status }) => status === 404).length
  expect(taken.length + refused).toBe(items.length)
  const path = `/grocery-lists?weekly_meal_plan_id=${plan}`
  const { json: now } = await call('GET', path, { profile })
  expect(now.id).toBe(made.json.id)
  expect(now.checked_items).toEqual(taken)
})

test("another chef's plan gets no list", async () => {
  const { plan } = await aTickedList([])
  const body = { weekly_meal_plan_id: plan, items }
  const { status, json } = await call('POST', '/grocery-lists', { profile: await aProfile(), body })
  expect([status, json.error.code]).toEqual([404, 'not_found'])
})
