import { expect, test } from 'vitest'
import { aProfile, call } from '../../testing/call.ts'
import { aPlan, aRecipe } from '../../testing/rows.ts'

test('an empty kitchen is a file with empty tables', async () => {
  const { status, headers, json } = await call('GET', '/export')
  expect(status).toBe(200)
  expect(headers.get('Content-Disposition')).toBe(
    `attachment; filename="dollop-${json.exported_at.slice(0, 10)}.json"`,
  )
  expect(json).toEqual({
    exported_at: json.exported_at,
    profiles: [],
    recipes: [],
    weekly_meal_plans: [],
    grocery_lists: [],
    shopping_lists: [],
    pantry_items: [],
    remembered_items: [],
  })
})

test('every row is in the file as its own route answers it', async () => {
  const profile = await aProfile()
  const recipe = await aRecipe()
  const plans = [await aPlan(profile, [recipe]), await aPlan(await aProfile(), [recipe])]
  const shopping = (await call('POST', '/shopping-lists', { profile })).json
  const items = ['leeks', 'rice'].map((name) => ({ name }))
  const added = await call('POST', `/shopping-lists/${shopping.id}/items`, {
    profile,
    body: { items },
  })
  const [leeks] = added.json.items
  await call('DELETE', `/shopping-lists/${shopping.id}/items/${leeks.id}`, { profile })
  await call('POST', '/pantry-items', { body: { name: 'salt', quantity: 1 } })

  const { json } = await call('GET', '/export')
  const read = async (path: string, by?: string) => (await call('GET', path, { profile: by })).json
  const groceryLists = await Promise.all(
    plans.map((plan) => read(`/grocery-lists?weekly_meal_plan_id=${plan.id}`, plan.profile_id)),
  )
  expect(json).toEqual({
    exported_at: json.exported_at,
    profiles: await read('/profiles'),
    recipes: await read('/recipes'),
    weekly_meal_plans: expect.arrayContaining(plans),
    grocery_lists: expect.arrayContaining(groceryLists),
    shopping_lists: [await read('/shopping-lists/latest', profile)],
    pantry_items: await read('/pantry-items'),
    remembered_items: expect.arrayContaining(await read('/remembered-items')),
  })
  expect(json.shopping_lists[0].items.map((item: { name: string }) => item.name)).toEqual(['rice'])
  expect(json.grocery_lists).toHaveLength(2)
  expect(json.remembered_items).toHaveLength(2)
})

test('writing to it is 405', async () => {
  const { status, json } = await call('POST', '/export', { body: {} })
  expect([status, json.error.code]).toEqual([405, 'method_not_allowed'])
})
