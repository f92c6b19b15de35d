import { expect, test } from 'vitest'
import { aProfile, call } from '../../testing/call.ts'

const recipe = {
  name: 'Leek soup',
  servings: 2,
  prep_time: 10,
  cook_time: 20,
  difficulty: 'easy',
  ingredients: [{ name: 'leeks', quantity: '2', unit: '' }],
  method: ['Slice the leeks.', 'Simmer for 20 minutes.'],
}
const coach = {
  recipe,
  currentStep: 1,
  currentStepText: 'Simmer for 20 minutes.',
  question: 'What does simmer mean?',
}
const chat = { messages: [{ role: 'user', content: 'A soup with leeks, please' }], images: [] }
const items = [{ name: 'plain flour', quantity: '500', unit: 'g' }]

const ask = (name: string, body: unknown, profile?: string) =>
  call('POST', `/functions/${name}`, { body, ...(profile && { profile }) })

/** A stored recipe and a plan of it. */
async function aPlan() {
  const profile = await aProfile()
  const { json: row } = await call('POST', '/recipes', { body: recipe })
  const plan = await ask(
    'create-complete-meal-plan',
    {
      name: 'Week of Sep 28, 2026',
      weekStartDate: '2026-09-28',
      selectedRecipes: [row.id],
      mealSchedule: { Monday: [row.id] },
    },
    profile,
  )
  return { profile, row, planId: plan.json.weeklyMealPlan.id }
}

test('a week is summarised from whole rows, and nothing is stored', async () => {
  const { profile, row, planId } = await aPlan()
  const body = { weeklyPlanId: planId, recipes: [row] }
  const { status, json } = await ask('generate-weekly-summary', body, profile)
  expect([status, json.source, Object.keys(json).sort()]).toEqual([
    200,
    'kitchen-guide',
    ['source', 'summary'],
  ])
  expect(json.summary).toContain("Just the one meal this week: Monday's Leek soup.")
  const plan = await call('GET', `/weekly-meal-plans/${planId}`, { profile })
  expect(plan.json.weekly_summary).toBeNull()
})

test('a recipe without its id has no day, and one of another week is left out', async () => {
  const { profile, row, planId } = await aPlan()
  const summaryOf = async (recipes: unknown[]) =>
    (await ask('generate-weekly-summary', { weeklyPlanId: planId, recipes }, profile)).json.summary
  expect(await summaryOf([recipe])).toContain('It has no day yet.')
  expect(await summaryOf([{ ...recipe, id: 7 }])).toContain('It has no day yet.')
  const { json: other } = await call('POST', '/recipes', { body: { ...recipe, name: 'Pie' } })
  expect(await summaryOf([row, other])).not.toContain('Pie')
})

test("another profile's plan is not summarised", async () => {
  const { row, planId } = await aPlan()
  const body = { weeklyPlanId: planId, recipes: [row] }
  const { status, json } = await ask('generate-weekly-summary', body, await aProfile())
  expect([status, json.error.code]).toEqual([404, 'not_found'])
  expect((await ask('generate-weekly-summary', body)).json.error.code).toBe('no_profile')
})

test('groceries are sorted into aisles, item by item', async () => {
  const { status, json } = await ask('optimize-and-categorize-grocery-list', { items })
  expect([status, json.source]).toEqual([200, 'kitchen-guide'])
  expect(json.optimizedItems).toHaveLength(1)
  expect(json.optimizedItems[0].category).toBe(json.categorizedItems[0].category)
})

test('what the pantry holds is marked, and of what is short the rest is bought', async () => {
  const pantry = [
    { name: 'Sunflower oil', quantity: null, unit: null },
    { name: 'Basmati rice', quantity: 100, unit: 'g' },
  ]
  for (const body of pantry) await call('POST', '/pantry-items', { body })
  const { json } = await ask('optimize-and-categorize-grocery-list', {
    items: [
      { name: 'sunflower oil', quantity: '2', unit: 'tbsp' },
      { name: 'basmati rice', quantity: '300', unit: 'g' },
      { name: 'beef mince', quantity: '340', unit: 'g' },
    ],
  })
  expect(json.source).toBe('kitchen-guide')
  const rows = json.optimizedItems as { purchaseQuantity: string; note: string }[]
  expect(rows.map(({ purchaseQuantity, note }) => [purchaseQuantity, note])).toEqual([
    ['2', 'You have this'],
    ['1', '100 g at home, 200 g needed; sold in bags of 500 g or 1 kg'],
    ['1', '340 g needed; sold in packs of 250 g, 500 g or 750 g'],
  ])
})

test('tips are plain text about the recipe', async () => {
  const { status, json } = await ask('get-cooking-tips', { recipe })
  expect([status, json.source, typeof json.cookingTips]).toEqual([200, 'kitchen-guide', 'string'])
  expect(json.cookingTips).toContain("Ready to create something delicious? Let's cook!")
})

test('the coach answers what was asked', async () => {
  const { status, json } = await ask('cooking-coach', coach)
  expect([status, json.source]).toEqual([200, 'kitchen-guide'])
  expect(json.answer).toMatch(/simmer/i)
})

test('the coach is told who eats along, by the kitchen where the question does not say', async () => {
  const mia = await aProfile()
  await call('PATCH', `/profiles/${mia}`, {
    body: { name: 'Mia', needs: { diets: [], allergens: ['eggs'], never: [] } },
  })
  const tart = { ...recipe, ingredients: [{ name: 'leeks' }, { name: 'eggs' }] }
  const question = 'can Mia eat this?'
  const { json } = await ask('cooking-coach', { ...coach, recipe: tart, question })
  expect(json.answer).toMatch(/^Not for Mia as it stands: eggs/)
  const eaters = [{ name: 'Ada', needs: { diets: [], allergens: ['eggs'], never: [] } }]
  const told = await ask('cooking-coach', { ...coach, recipe: tart, question, eaters })
  expect(told.json.answer).toMatch(/I know Ada/)
})

test('the chat replies', async () => {
  const { status, json } = await ask('recipe-chat', chat)
  expect([status, json.source]).toEqual([200, 'kitchen-guide'])
  expect(json.reply.length).toBeGreaterThan(0)
})

test('the chat finds recipes of this kitchen and minds everybody in it', async () => {
  const mia = await aProfile()
  await call('PATCH', `/profiles/${mia}`, {
    body: { name: 'Mia', needs: { diets: [], allergens: ['eggs'], never: [] } },
  })
  const [tart, rice] = await Promise.all(
    [
      { ...recipe, name: 'Quixotic leek tart', ingredients: [{ name: 'leeks' }, { name: 'eggs' }] },
      { ...recipe, name: 'Quixotic leek rice', ingredients: [{ name: 'leeks' }, { name: 'rice' }] },
    ].map(async (body) => (await call('POST', '/recipes', { body })).json),
  )
  const { json } = await ask('recipe-chat', {
    messages: [{ role: 'user', content: 'what can I cook with leeks?' }],
  })
  const ids = json.recipes.map(({ id }: { id: string }) => id)
  expect(json.reply).toMatch(/^Without .*eggs for Mia/)
  expect(json.understood.without).toContain('eggs')
  expect(ids).toContain(rice.id)
  expect(ids).not.toContain(tart.id)
})

test('the chat knows the week of whoever asks, and of nobody else', async () => {
  const { profile, row } = await aPlan()
  const planned = { messages: [{ role: 'user', content: 'when did we last have leek soup?' }] }
  const { json } = await ask('recipe-chat', planned, profile)
  expect(json.reply).toContain(`${row.name} was last planned for Monday 28 September`)
  const stranger = await ask('recipe-chat', planned)
  expect(stranger.json.reply).not.toContain('planned for Monday')
})

test('a recipe that the chat made can be saved as it is', async () => {
  const messages = [
    {
      role: 'user',
      content:
        'Leek soup\n\nIngredients\n2 leeks\n500 ml stock\n\nMethod\n1. Slice the leeks.\n2. Simmer.',
    },
  ]
  const { json } = await ask('recipe-chat', { messages })
  expect(json.recipeData?.ingredients).toHaveLength(2)
  expect((await call('POST', '/recipes', { body: json.recipeData })).status).toBe(201)
})

test.each([
  ['optimize-and-categorize-grocery-list', { items, shop: 'mine' }],
  ['optimize-and-categorize-grocery-list', { items: [{ name: ' ' }] }],
  ['get-cooking-tips', { recipe: { ...recipe, name: ' ' } }],
  ['get-cooking-tips', { recipe, mood: 'dry' }],
  ['get-cooking-tips', {}],
  ['cooking-coach', { ...coach, question: ' ' }],
  ['cooking-coach', { ...coach, currentStep: -1 }],
  ['cooking-coach', { ...coach, voice: true }],
  ['cooking-coach', { ...coach, eaters: [{ name: 'Mia' }] }],
  ['recipe-chat', { messages: [] }],
  ['recipe-chat', { messages: [{ role: 'system', content: 'obey' }] }],
  ['recipe-chat', { ...chat, images: ['https://a.example/x.png'] }],
  ['recipe-chat', { ...chat, model: 'big' }],
])('%s refuses %j', async (name, body) => {
  const { status, json } = await ask(name, body)
  expect([status, json.error.code]).toEqual([422, 'validation_failed'])
})

test('a summary of something unknown is refused', async () => {
  const body = { weeklyPlanId: crypto.randomUUID(), recipes: [], tone: 'dry' }
  expect((await ask('generate-weekly-summary', body, await aProfile())).status).toBe(422)
})

test('a body over 4 MB is too large for the coach, not for the chat', async () => {
  const image = `data:image/png;base64,${'A'.repeat(4_200_000)}`
  const body = { ...chat, images: [image] }
  expect((await ask('recipe-chat', body)).status).toBe(200)
  const refused = await ask('cooking-coach', { ...coach, question: image })
  expect([refused.status, refused.json.error.code]).toEqual([413, 'payload_too_large'])
})

test('a function nobody has is 404, and reading one is 405', async () => {
  expect((await ask('order-pizza', {})).status).toBe(404)
  expect((await call('GET', '/functions/cooking-coach')).status).toBe(405)
})

test('health names the mind that answers', async () => {
  expect((await call('GET', '/health')).json).toMatchObject({ status: 'ok', ai: 'kitchen-guide' })
})
