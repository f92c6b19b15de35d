import { expect, test } from 'vitest'
import { aProfile, call } from '../../testing/call.ts'
import { aPlan, aRecipe } from '../../testing/rows.ts'

const PLANS = '/weekly-meal-plans'

/** A profile with two recipes and a plan that has the first on Monday and both on Sunday. */
async function aKitchen() {
  const [profile, a, b] = await Promise.all([aProfile(), aRecipe(), aRecipe({ name: 'Soup' })])
  const plan = await aPlan(profile, [b, a], { mealSchedule: { Sunday: [b, a], Monday: [a] } })
  const patch = (body: object, headers?: Record<string, string>) =>
    call('PATCH', `${PLANS}/${plan.id}`, { profile, body, headers })
  const read = async () => (await call('GET', `${PLANS}/${plan.id}`, { profile })).json
  return { profile, a, b, plan, patch, read }
}

test('a plan is read with its recipes in order and the days that have meals', async () => {
  const { profile, a, b, plan, read } = await aKitchen()
  expect(await read()).toEqual({
    id: plan.id,
    profile_id: profile,
    name: 'Week of Nov 23, 2026',
    week_start_date: '2026-11-23',
    selected_recipe_ids: [b, a],
    meal_schedule: { Monday: [a], Sunday: [b, a] },
    weekly_summary: null,
    created_at: plan.created_at,
    rev: 1,
  })
})

test("a profile's plans are listed with the latest week first, nobody else's", async () => {
  const { profile, a, plan } = await aKitchen()
  await aPlan(await aProfile(), [a])
  const later = await aPlan(profile, [a], { weekStartDate: '2026-12-07' })
  const earlier = await aPlan(profile, [a], { weekStartDate: '2026-11-16' })
  const newer = await aPlan(profile, [a])
  expect((await call('GET', PLANS, { profile })).json).toEqual([later, newer, plan, earlier])
})

test.each([['GET'], ['PATCH'], ['DELETE']])(
  "%s of another profile's plan is 404",
  async (method) => {
    const { plan, read } = await aKitchen()
    const profile = await aProfile()
    const body = method === 'PATCH' ? { name: 'Mine' } : undefined
    for (const id of [plan.id, crypto.randomUUID(), 'nobody']) {
      const { status, json } = await call(method, `${PLANS}/${id}`, { profile, body })
      expect([status, json.error.code]).toEqual([404, 'not_found'])
    }
    expect(await read()).toEqual(plan)
  },
)

test.each([
  ['GET', ''],
  ['GET', '/x'],
  ['PATCH', '/x'],
  ['DELETE', '/x'],
])('%s %s without a known profile is 400', async (method, path) => {
  for (const profile of [undefined, crypto.randomUUID()]) {
    const { status, json } = await call(method, `${PLANS}${path}`, { profile })
    expect([status, json.error.code]).toEqual([400, 'no_profile'])
  }
})

test('only the fields given change, and the revision moves on', async () => {
  const { plan, patch, read } = await aKitchen()
  const { status, json } = await patch({ weekly_summary: ' A good week. ' })
  expect(status).toBe(200)
  expect(json).toEqual({ ...plan, weekly_summary: 'A good week.', rev: 2 })
  expect(await read()).toEqual(json)
})

test('a schedule given takes the place of the one before', async () => {
  const { a, b, plan, patch } = await aKitchen()
  const { json } = await patch({ meal_schedule: { Friday: [a, b], Monday: [] } })
  expect(json).toEqual({ ...plan, meal_schedule: { Friday: [a, b] }, rev: 2 })
})

test('what is not selected any more leaves the schedule', async () => {
  const { a, plan, patch } = await aKitchen()
  const c = await aRecipe()
  const { json } = await patch({ selected_recipe_ids: [c, a] })
  expect(json).toEqual({
    ...plan,
    selected_recipe_ids: [c, a],
    meal_schedule: { Monday: [a], Sunday: [a] },
    rev: 2,
  })
})

test('a patch that names nothing changes nothing', async () => {
  const { plan, patch } = await aKitchen()
  expect((await patch({})).json).toEqual(plan)
})

const STRANGER = '00000000-0000-4000-8000-00000000000a'

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: '\ufe0f' }, 'name'],
  [{ selected_recipe_ids: [] }, 'selected_recipe_ids'],
  [{ selected_recipe_ids: [STRANGER] }, 'selected_recipe_ids.0'],
  [{ meal_schedule: { Monday: [STRANGER] } }, 'meal_schedule.Monday.0'],
  [{ meal_schedule: { Weekend: [] } }, 'meal_schedule'],
  [{ meal_schedule: { Monday: [STRANGER, STRANGER] } }, 'meal_schedule.Monday'],
  [{ week_start_date: '2026-11-30' }, ''],
  [{ profile_id: STRANGER }, ''],
])('%j is refused at %s and changes nothing', async (body, path) => {
  const { plan, patch, read } = await aKitchen()
  const { status, json } = await patch({ weekly_summary: 'New', ...body })
  expect([status, json.error.code, json.error.issues[0].path]).toEqual([
    422,
    'validation_failed',
    path,
  ])
  expect(await read()).toEqual(plan)
})

test('the revision last seen lets one writer in, and the late one hears 409', async () => {
  const { b, plan, patch, read, profile } = await aKitchen()
  const first = await patch({ meal_schedule: { Monday: [b] } }, { 'If-Match': '"1"' })
  const late = await patch({ meal_schedule: {} }, { 'If-Match': '"1"' })
  expect([first.status, late.status, late.json.error.code]).toEqual([200, 409, 'stale'])
  const headers = { 'If-Match': '"1"' }
  const gone = await call('DELETE', `${PLANS}/${plan.id}`, { profile, headers })
  expect([gone.status, gone.json.error.code]).toEqual([409, 'stale'])
  expect(await read()).toEqual(first.json)
})

test('writers of different fields at once lose nothing', async () => {
  const { a, patch, read } = await aKitchen()
  await Promise.all([
    patch({ name: 'Ours' }),
    patch({ weekly_summary: 'Good' }),
    patch({ meal_schedule: { Tuesday: [a] } }),
  ])
  expect(await read()).toMatchObject({
    name: 'Ours',
    weekly_summary: 'Good',
    meal_schedule: { Tuesday: [a] },
    rev: 4,
  })
})

test('without a revision nobody of twelve who arrange a week at once is refused', async () => {
  const { a, patch, read } = await aKitchen()
  const days = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? 'Monday' : 'Friday'))
  const answers = await Promise.all(days.map((day) => patch({ meal_schedule: { [day]: [a] } })))
  expect(answers.map(({ status }) => status)).toEqual(days.map(() => 200))
  expect((await read()).rev).toBe(13)
})

test('a deleted plan is gone with its grocery list', async () => {
  const { profile, plan } = await aKitchen()
  expect((await call('DELETE', `${PLANS}/${plan.id}`, { profile })).status).toBe(204)
  expect((await call('GET', `${PLANS}/${plan.id}`, { profile })).status).toBe(404)
  expect((await call('DELETE', `${PLANS}/${plan.id}`, { profile })).status).toBe(404)
  const list = `/grocery-lists?weekly_meal_plan_id=${plan.id}`
  expect((await call('GET', list, { profile })).status).toBe(404)
})

test('a deleted recipe leaves every plan, whose revisions move on', async () => {
  const { a, b, plan, patch, read } = await aKitchen()
  expect((await call('DELETE', `/recipes/${b}`)).status).toBe(204)
  const after = { ...plan, selected_recipe_ids: [a], meal_schedule: { Monday: [a], Sunday: [a] } }
  expect(await read()).toEqual({ ...after, rev: 2 })
  const { json } = await patch({ meal_schedule: { Sunday: [a] } })
  expect(json).toEqual({ ...after, meal_schedule: { Sunday: [a] }, rev: 3 })
})

test('a recipe that was not deleted, for it had moved on, leaves no plan', async () => {
  const { a, plan, read } = await aKitchen()
  await call('PATCH', `/recipes/${a}`, { body: { name: 'New' } })
  await call('DELETE', `/recipes/${a}`, { headers: { 'If-Match': '"1"' } })
  expect(await read()).toEqual(plan)
})
