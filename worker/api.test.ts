import { expect, test } from 'vitest'
import { api } from './api.ts'
import { aProfile, call } from './testing/call.ts'

/** `body` is one that the route takes, of rows that are not there; absent where it takes none. */
type Route = { of?: 'profile'; body?: object; maxBytes?: number; isForm?: true }

const NOBODY = '00000000-0000-4000-8000-00000000000a'
const toast = { name: 'Toast', servings: 1, ingredients: [{ name: 'bread' }], method: ['Toast.'] }
const plan = { name: 'Week', weekStartDate: '2026-11-23', selectedRecipes: [NOBODY] }
const coach = { recipe: toast, currentStep: 0, currentStepText: 'Toast.', question: 'How long?' }
const theirs = { of: 'profile' } as const
const FUNCTION = { maxBytes: 4_000_000 }

/** Every route that there is, and what it needs. */
const ROUTES: Record<string, Route> = {
  'GET /health': {},
  'GET /openapi.json': {},
  'GET /docs': {},
  'GET /docs.css': {},
  'GET /export': {},
  'GET /profiles': {},
  'GET /profiles/:id': {},
  'POST /profiles': { body: { name: 'Ada' } },
  'PATCH /profiles/:id': { body: { appetite: 0.75 } },
  'GET /recipes': {},
  'GET /recipes/tags': {},
  'GET /recipes/:id': {},
  'POST /recipes': { body: toast },
  'POST /recipes/batch': { body: { recipes: [toast] }, maxBytes: 8_000_000 },
  'PATCH /recipes/:id': { body: { name: 'Toast' } },
  'DELETE /recipes/:id': {},
  'PUT /recipes/:id/ratings/:profileId': { body: { stars: 5, never: false } },
  'GET /weekly-meal-plans': theirs,
  'GET /weekly-meal-plans/:id': theirs,
  'PATCH /weekly-meal-plans/:id': { ...theirs, body: { name: 'Week' } },
  'DELETE /weekly-meal-plans/:id': theirs,
  'GET /grocery-lists': theirs,
  'POST /grocery-lists': { ...theirs, body: { weekly_meal_plan_id: NOBODY, items: [] } },
  'PATCH /grocery-lists/:id': { ...theirs, body: { checked_items: [] } },
  'DELETE /grocery-lists/:id': theirs,
  'PUT /grocery-lists/:id/items/:itemId/checked': { ...theirs, body: { checked: true } },
  'GET /shopping-lists/latest': theirs,
  'POST /shopping-lists': { ...theirs, body: {} },
  'POST /shopping-lists/:id/items': { ...theirs, body: { items: [{ name: 'tea' }] } },
  'PUT /shopping-lists/:id/items/:itemId/checked': { ...theirs, body: { checked: true } },
  'PATCH /shopping-lists/:id/items/:itemId': { ...theirs, body: { name: 'tea' } },
  'DELETE /shopping-lists/:id/items/:itemId': theirs,
  'DELETE /shopping-lists/:id/items': theirs,
  'POST /shopping-lists/:id/restore': { ...theirs, body: { itemIds: ['tea'] } },
  'POST /shopping-lists/:id/sync': { ...theirs, body: { groceryItems: [] } },
  'GET /remembered-items': {},
  'GET /pantry-items': {},
  'POST /pantry-items': { body: { name: 'rice' } },
  'PATCH /pantry-items/:id': { body: { name: 'rice' } },
  'DELETE /pantry-items/:id': {},
  'POST /images': { isForm: true },
  'POST /imports/page': { body: { html: '<p>' } },
  'POST /imports/photo': { body: { url: 'http://127.0.0.1/soup.jpg' } },
  'POST /functions/create-complete-meal-plan': {
    ...{ ...theirs, ...FUNCTION },
    body: { ...plan, mealSchedule: {} },
  },
  'POST /functions/generate-weekly-summary': {
    ...{ ...theirs, ...FUNCTION },
    body: { weeklyPlanId: NOBODY, recipes: [toast] },
  },
  'POST /functions/optimize-and-categorize-grocery-list': { ...FUNCTION, body: { items: [] } },
  'POST /functions/extract-recipe-from-photo': { isForm: true },
  'POST /functions/get-cooking-tips': { ...FUNCTION, body: { recipe: toast } },
  'POST /functions/cooking-coach': { ...FUNCTION, body: coach },
  'POST /functions/transcribe': { isForm: true },
  'POST /functions/understand': { body: { text: 'onwards', intents: ['next'] } },
  'POST /functions/recipe-chat': {
    maxBytes: 32_000_000,
    body: { messages: [{ role: 'user', content: 'Toast?' }] },
  },
}

const FOREIGN: Record<string, string>[] = [
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
]
const JSON_TYPE = { 'Content-Type': 'application/json' }
const routes = Object.entries(ROUTES)
const named = (isMeant: (route: Route, name: string) => unknown) =>
  routes.filter(([name, route]) => isMeant(route, name)).map(([name]) => name)
const WRITES = named((_, name) => !name.startsWith('GET'))
const WITH_BODY = named(({ body }) => body)
const OF_PROFILE = named(({ of }) => of)
/** Those that name a row in their path, or in a body of another row. */
const OF_A_ROW = named((_, name) => /:id|POST \/grocery-lists|summary/.test(name))

/** A call of a route by its name in the table, as a profile where it needs one. */
async function ask(name: string, options: Parameters<typeof call>[2] = {}) {
  const [method = '', path = ''] = name.split(' ')
  const profile = ROUTES[name]?.of && !options.headers?.['X-Profile-Id'] ? await aProfile() : ''
  const filled = path.replace(/:(id|profileId)/g, NOBODY).replace(':itemId', 'tea')
  return call(method, filled, { ...(profile && { profile }), ...options })
}

test('the table holds every route', () => {
  const known = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`)
  expect(Object.keys(ROUTES).sort()).toEqual([...new Set(known)].sort())
})

test.each(WITH_BODY)('%s: a body cut off is 400', async (name) => {
  const { status, json } = await ask(name, { raw: '{"name":', headers: JSON_TYPE })
  expect([status, json.error.code]).toEqual([400, 'invalid_json'])
})

test.each(WITH_BODY)('%s: an unknown field is 422', async (name) => {
  const { status, json } = await ask(name, { body: { ...ROUTES[name]?.body, colour: 'red' } })
  expect([status, json.error.code]).toEqual([422, 'validation_failed'])
  expect(json.error.issues).toContainEqual({
    path: '',
    message: 'Unrecognized key: "colour"',
  })
})

test.each(WITH_BODY)('%s: another content type is 415', async (name) => {
  const { status, json } = await ask(name, { raw: JSON.stringify(ROUTES[name]?.body) })
  expect([status, json.error.code]).toEqual([415, 'unsupported_media_type'])
})

test.each(WITH_BODY)('%s: a byte above its limit is 413', async (name) => {
  const headers = {
    ...JSON_TYPE,
    'Content-Length': String((ROUTES[name]?.maxBytes ?? 1_000_000) + 1),
  }
  const { status, json } = await ask(name, { raw: '{}', headers })
  expect([status, json.error.code]).toEqual([413, 'payload_too_large'])
})

test.each(named(({ isForm }) => isForm))('%s: what is no form is 415', async (name) => {
  const { status, json } = await ask(name, { body: {} })
  expect([status, json.error.code]).toEqual([415, 'unsupported_media_type'])
})

test.each(WRITES)('%s: what another site asks for is 403', async (name) => {
  for (const headers of FOREIGN) {
    const { status, json } = await ask(name, { body: ROUTES[name]?.body, headers })
    expect([status, json.error.code]).toEqual([403, 'forbidden_origin'])
  }
})

test.each(OF_PROFILE)('%s: without a known profile it is 400', async (name) => {
  for (const id of [' ', 'nobody', NOBODY]) {
    const headers = { 'X-Profile-Id': id }
    const { status, json } = await ask(name, { body: ROUTES[name]?.body, headers })
    expect([status, json.error]).toEqual([
      400,
      { code: 'no_profile', message: 'No profile selected' },
    ])
  }
})

test.each(OF_A_ROW)('%s: a row that is not there is 404', async (name) => {
  const { status, json } = await ask(name, { body: ROUTES[name]?.body })
  expect([status, json.error.code]).toEqual([404, 'not_found'])
})

test.each(routes.map(([name]) => name))(
  '%s: another method is 405 and says which',
  async (name) => {
    const [method = '', path = ''] = name.split(' ')
    const { status, json, headers } = await call('COPY', path.replace(/:\w+/g, NOBODY))
    expect([status, json.error.code]).toEqual([405, 'method_not_allowed'])
    expect(headers.get('Allow')?.split(', ')).toContain(method)
  },
)

test.each([
  ['an answer', 'GET /pantry-items'],
  ['a refusal', 'GET /weekly-meal-plans/:id'],
  ['a path that is not there', 'GET /nothing'],
])('%s says that nothing may be kept or run', async (_, name) => {
  const { headers } = await ask(name)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  })
  expect(headers.has('Access-Control-Allow-Origin')).toBe(false)
})
