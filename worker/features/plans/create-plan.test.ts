import { expect, test } from 'vitest'
import { aProfile, call } from '../../testing/call.ts'
import { aRecipe } from '../../testing/rows.ts'

const PATH = '/functions/create-complete-meal-plan'

async function aDraft() {
  const [profile, dal, rice] = await Promise.all([
    aProfile(),
    aRecipe({
      name: 'Dal',
      ingredients: [
        { name: 'red lentils', quantity: '200', unit: 'g' },
        { name: 'onion', quantity: '1', unit: '' },
      ],
    }),
    aRecipe({ name: 'Rice', ingredients: [{ name: 'onions', quantity: '2', unit: '' }] }),
  ])
  const draft = {
    name: ' Week of Nov 23, 2026 ',
    weekStartDate: '2026-11-23',
    selectedRecipes: [dal, rice],
    mealSchedule: { Monday: [dal], Tuesday: [rice] },
  }
  const create = (body: object = draft) => call('POST', PATH, { profile, body })
  return { profile, dal, rice, draft, create }
}

const listOf = (profile: string, planId: string) =>
  call('GET', `/grocery-lists?weekly_meal_plan_id=${planId}`, { profile })

test('a plan and its merged, categorised groceries are created together', async () => {
  const { profile, draft, create } = await aDraft()
  const { status, json } = await create({ ...draft, profileId: profile })
  expect(status).toBe(201)
  expect(json.source).toBe('kitchen-guide')
  expect(json.weeklyMealPlan).toMatchObject({
    profile_id: profile,
    name: 'Week of Nov 23, 2026',
    week_start_date: '2026-11-23',
    selected_recipe_ids: draft.selectedRecipes,
    meal_schedule: draft.mealSchedule,
    rev: 1,
  })
  const plan = await call('GET', `/weekly-meal-plans/${json.weeklyMealPlan.id}`, { profile })
  expect(plan.json).toEqual(json.weeklyMealPlan)

  expect(json.groceryList).toMatchObject({
    weekly_meal_plan_id: json.weeklyMealPlan.id,
    profile_id: profile,
    checked_items: [],
  })
  expect((await listOf(profile, json.weeklyMealPlan.id)).json).toEqual(json.groceryList)
  const onion = json.groceryList.items.filter((item: { name: string }) => /onion/.test(item.name))
  expect(onion.map((item: { quantity: string }) => item.quantity)).toEqual(['3'])
  for (const item of json.groceryList.items) {
    expect(json.groceryList.categories).toHaveProperty([item.category])
    expect(item.source).toBe('Weekly Plan')
  }
})

test('without an ingredient there is no list', async () => {
  const { profile, draft, create } = await aDraft()
  const stub = await aRecipe({ ingredients: [], method: [] })
  const { status, json } = await create({ ...draft, selectedRecipes: [stub], mealSchedule: {} })
  expect([status, json.groceryList]).toEqual([201, null])
  expect((await listOf(profile, json.weeklyMealPlan.id)).json).toBeNull()
})

/** 'bbbc' for 1: a word that is no food and no plural, so that no two merge. */
const wordOf = (n: number) =>
  String(n)
    .padStart(4, '0')
    .replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)))

test('the largest plan there can be keeps every line, and all of them are ticked', async () => {
  const [profile, ...recipes] = await Promise.all([
    aProfile(),
    ...Array.from({ length: 28 }, (_, at) =>
      aRecipe({
        name: '🍋'.repeat(200),
        ingredients: Array.from({ length: 100 }, (_, n) => ({
          name: `${wordOf(at * 100 + n)} ${'ж'.repeat(190)}`,
          quantity: 'é'.repeat(50),
          unit: 'é'.repeat(30),
        })),
      }),
    ),
  ])
  const body = {
    name: 'Feast',
    weekStartDate: '2026-11-23',
    selectedRecipes: recipes,
    mealSchedule: {},
  }
  const { status, json } = await call('POST', PATH, { profile, body })
  expect([status, json.groceryList?.items.length]).toEqual([201, 2_800])
  const { id, items } = json.groceryList
  const checked_items = items.map((item: { id: string }) => item.id)
  const all = await call('PATCH', `/grocery-lists/${id}`, { profile, body: { checked_items } })
  expect([all.status, all.json.checked_items]).toEqual([200, checked_items])
  const path = `/grocery-lists/${id}/items/${checked_items[2_799]}/checked`
  const one = await call('PUT', path, { profile, body: { checked: false } })
  expect(one.json.checked_items).toHaveLength(2_799)
  expect((await listOf(profile, json.weeklyMealPlan.id)).json).toEqual(one.json)
  // 28 recipes of a hundred of the longest lines: seconds, where the machine is shared
}, 30_000)

test('groceries of which one line is too long to be stored are refused, plan and all', async () => {
  const [profile, ...recipes] = await Promise.all([
    aProfile(),
    ...Array.from({ length: 28 }, () =>
      aRecipe({
        name: '🍋'.repeat(200),
        ingredients: Array(100).fill({ name: 'salt', quantity: '1', unit: 'g' }),
      }),
    ),
  ])
  const body = {
    name: 'Sea',
    weekStartDate: '2026-11-23',
    selectedRecipes: recipes,
    mealSchedule: {},
  }
  const { status, json } = await call('POST', PATH, { profile, body })
  expect([status, json.error?.code]).toEqual([422, 'validation_failed'])
  expect((await call('GET', '/weekly-meal-plans', { profile })).json).toEqual([])
})

test('the same id sent again creates nothing, also when its recipes are gone', async () => {
  const { profile, rice, draft, create } = await aDraft()
  const id = crypto.randomUUID()
  const first = await create({ ...draft, id })
  const again = await create({ ...draft, id, name: 'Other' })
  expect([again.status, again.json]).toEqual([201, first.json])
  await call('DELETE', `/recipes/${rice}`)
  expect((await create({ ...draft, id })).status).toBe(201)
  expect((await call('GET', '/weekly-meal-plans', { profile })).json).toHaveLength(1)
})

test('the same request several times at once creates one plan with one list', async () => {
  const { profile, draft, create } = await aDraft()
  const id = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => create({ ...draft, id })))
  for (const { status, json } of answers) {
    expect([status, json]).toEqual([201, answers[0]?.json])
  }
  expect((await call('GET', '/weekly-meal-plans', { profile })).json).toHaveLength(1)
})

test("the id of another profile's plan is refused", async () => {
  const { draft, create } = await aDraft()
  const { json } = await create()
  const body = { ...draft, id: json.weeklyMealPlan.id }
  const other = await call('POST', PATH, { profile: await aProfile(), body })
  expect([other.status, other.json.error.issues[0].path]).toEqual([422, 'id'])
})

const STRANGER = '00000000-0000-4000-8000-00000000000a'

test.each([
  [{ selectedRecipes: [], mealSchedule: {} }, 'selectedRecipes'],
  [{ selectedRecipes: [STRANGER], mealSchedule: {} }, 'selectedRecipes.0'],
  [{ mealSchedule: { Monday: [STRANGER] } }, 'mealSchedule.Monday.0'],
  [{ weekStartDate: '2026-11-24' }, 'weekStartDate'],
  [{ weekStartDate: '2026-02-30' }, 'weekStartDate'],
  [{ name: '' }, 'name'],
  [{ profileId: STRANGER }, 'profileId'],
  [{ weekly_summary: 'x' }, ''],
])('%j is refused at %s and nothing is created', async (changes, path) => {
  const { profile, draft, create } = await aDraft()
  const { status, json } = await create({ ...draft, ...changes })
  const paths = json.error.issues.map((issue: { path: string }) => issue.path)
  expect([status, json.error.code, paths]).toEqual([422, 'validation_failed', [path]])
  expect((await call('GET', '/weekly-meal-plans', { profile })).json).toEqual([])
})

test('a recipe selected twice is refused', async () => {
  const { dal, draft, create } = await aDraft()
  const { json } = await create({ ...draft, selectedRecipes: [dal, dal], mealSchedule: {} })
  expect(json.error.issues[0].path).toBe('selectedRecipes')
})

test('without a profile it is 400', async () => {
  const { draft } = await aDraft()
  const { status, json } = await call('POST', PATH, { body: draft })
  expect([status, json.error]).toEqual([
    400,
    { code: 'no_profile', message: 'No profile selected' },
  ])
})

test('a broken body is 400, one above 4 MB is 413', async () => {
  const { profile } = await aDraft()
  const headers = { 'Content-Type': 'application/json' }
  const broken = await call('POST', PATH, { profile, headers, raw: '{' })
  expect([broken.status, broken.json.error.code]).toEqual([400, 'invalid_json'])
  const raw = `"${'x'.repeat(4_000_000)}"`
  const large = await call('POST', PATH, { profile, headers, raw })
  expect([large.status, large.json.error.code]).toEqual([413, 'payload_too_large'])
})
