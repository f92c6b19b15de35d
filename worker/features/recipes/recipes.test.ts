import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'

const SOUP = {
  name: ' Leek soup ',
  servings: 4,
  prep_time: 10,
  cook_time: 25,
  difficulty: 'Easy',
  tags: ['Soup', ' soup', 'Quick & Easy'],
  ingredients: [{ name: 'leeks', quantity: '3', unit: '' }, { name: ' ' }],
  method: ['Slice the leeks.', '', 'Simmer.'],
  source_type: 'website',
  source_url: 'https://example.org/soup',
  source_book_name: 'A book',
}

async function aRecipe(changes: object = {}) {
  return (await call('POST', '/recipes', { body: { ...SOUP, ...changes } })).json
}

test('a recipe is created with its blanks dropped, and read back', async () => {
  const { status, json } = await call('POST', '/recipes', { body: SOUP })
  expect(status).toBe(201)
  expect(json).toEqual({
    id: json.id,
    name: 'Leek soup',
    description: null,
    servings: 4,
    prep_time: 10,
    cook_time: 25,
    difficulty: 'easy',
    tags: ['Soup', 'Quick & Easy'],
    ingredients: [{ name: 'leeks', quantity: '3', unit: '' }],
    method: ['Slice the leeks.', 'Simmer.'],
    chef_notes: null,
    source_type: 'website',
    source_url: 'https://example.org/soup',
    source_book_name: null,
    source_page_number: null,
    image_url: null,
    course: null,
    ingredient_groups: [],
    nutrition: null,
    canonical_url: null,
    ratings: [],
    created_at: json.created_at,
    rev: 1,
  })
  expect((await call('GET', `/recipes/${json.id}`)).json).toEqual(json)
})

test('a quick-add stub has neither ingredients nor steps', async () => {
  const body = { name: 'Stub', servings: 4, ingredients: [], method: [] }
  expect((await call('POST', '/recipes', { body })).status).toBe(201)
})

test('the same id sent again answers with the row that is there', async () => {
  const id = crypto.randomUUID()
  const first = await aRecipe({ id })
  const second = await call('POST', '/recipes', { body: { ...SOUP, id, name: 'Other' } })
  expect(second.json).toEqual(first)
})

test.each([
  [{ name: '  ' }, 'name', 'Recipe name is required'],
  [{ servings: 0 }, 'servings', 'Servings must be at least 1'],
  [{ servings: '4' }, 'servings', 'Servings must be at least 1'],
  [{ ingredients: [{ name: ' ' }] }, 'ingredients', 'At least one ingredient is required'],
  [{ method: [] }, 'method', 'At least one method step is required'],
  [{ image_url: 'https://example.org/a.jpg' }, 'image_url', 'Not one of our photos'],
  [{ rev: 7 }, '', 'Unrecognized key: "rev"'],
])('%j is refused at %s', async (changes, path, message) => {
  const { status, json } = await call('POST', '/recipes', { body: { ...SOUP, ...changes } })
  expect([status, json.error.code]).toEqual([422, 'validation_failed'])
  expect(json.error.issues).toContainEqual({ path, message })
})

test('a body that is not JSON is 400, one of another type 415, one above 1 MB 413', async () => {
  const json = { 'Content-Type': 'application/json' }
  const broken = await call('POST', '/recipes', { raw: '{"name":', headers: json })
  expect([broken.status, broken.json.error.code]).toEqual([400, 'invalid_json'])
  const form = await call('POST', '/recipes', { raw: 'name=Soup' })
  expect([form.status, form.json.error.code]).toEqual([415, 'unsupported_media_type'])
  const large = await call('POST', '/recipes', { raw: `"${'x'.repeat(1_000_000)}"`, headers: json })
  expect([large.status, large.json.error.code]).toEqual([413, 'payload_too_large'])
})

test('recipes are listed with the newest first', async () => {
  const first = await aRecipe({ name: 'First' })
  await new Promise((done) => setTimeout(done, 5))
  const second = await aRecipe({ name: 'Second' })
  const { json } = await call('GET', '/recipes')
  const ids = json.map((recipe: { id: string }) => recipe.id)
  expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id))
  expect(json).toContainEqual(first)
})

test.each([
  ['as sent', (etag: string) => etag],
  ['made weak on the way', (etag: string) => `W/${etag}`],
  ['in a list', (etag: string) => `"other", ${etag}`],
  ['as *', () => '*'],
])('a list seen before, its tag %s, is 304 without a body', async (_, header) => {
  const { headers } = await call('GET', '/recipes')
  const etag = headers.get('ETag') as string
  const again = await call('GET', '/recipes', { headers: { 'If-None-Match': header(etag) } })
  expect([again.status, again.text, again.headers.get('ETag')]).toEqual([304, '', etag])
  expect(again.headers.get('Cache-Control')).toBe('private, no-cache')
})

test.each([
  ['created', () => aRecipe()],
  [
    'changed',
    async () => call('PATCH', `/recipes/${(await aRecipe()).id}`, { body: { name: 'New' } }),
  ],
  ['deleted', async () => call('DELETE', `/recipes/${(await aRecipe()).id}`)],
])('the list has another tag once a recipe was %s', async (_, write) => {
  const { headers } = await call('GET', '/recipes')
  await write()
  const again = await call('GET', '/recipes', {
    headers: { 'If-None-Match': headers.get('ETag') as string },
  })
  expect(again.status).toBe(200)
  expect(again.headers.get('ETag')).not.toBe(headers.get('ETag'))
})

test('tags are unique whatever their case, and sorted', async () => {
  await aRecipe({ tags: ['zz-last', 'Aa-first', 'mm'] })
  await aRecipe({ tags: ['mm'] })
  await aRecipe({ tags: ['ZZ-last'] })
  const { json } = await call('GET', '/recipes/tags')
  expect(
    json.filter((tag: string) => ['zz-last', 'ZZ-last', 'Aa-first', 'mm'].includes(tag)),
  ).toEqual(['Aa-first', 'mm', 'ZZ-last'])
})

test('a deleted recipe is gone, and deleting it again is 404', async () => {
  const { id } = await aRecipe()
  expect((await call('DELETE', `/recipes/${id}`)).status).toBe(204)
  expect((await call('GET', `/recipes/${id}`)).status).toBe(404)
  const again = await call('DELETE', `/recipes/${id}`)
  expect([again.status, again.json.error.code]).toEqual([404, 'not_found'])
})

test('deleting what has moved on since is 409 and deletes nothing', async () => {
  const { id } = await aRecipe()
  await call('PATCH', `/recipes/${id}`, { body: { name: 'Changed' } })
  const late = await call('DELETE', `/recipes/${id}`, { headers: { 'If-Match': '"1"' } })
  expect([late.status, late.json.error.code]).toEqual([409, 'stale'])
  expect((await call('GET', `/recipes/${id}`)).json.name).toBe('Changed')
})

test.each([['GET'], ['PATCH'], ['DELETE']])(
  '%s of a recipe that is not there is 404',
  async (method) => {
    const body = method === 'PATCH' ? { name: 'New' } : undefined
    for (const id of [crypto.randomUUID(), 'nobody']) {
      const { status, json } = await call(method, `/recipes/${id}`, { body })
      expect([status, json.error.code]).toEqual([404, 'not_found'])
    }
  },
)

test('another method is 405', async () => {
  const { status, json } = await call('PUT', '/recipes', { body: {} })
  expect([status, json.error.code]).toEqual([405, 'method_not_allowed'])
})

test('a write from another site is 403', async () => {
  const headers = { Origin: 'https://elsewhere.example' }
  const { status, json } = await call('POST', '/recipes', { body: SOUP, headers })
  expect([status, json.error.code]).toEqual([403, 'forbidden_origin'])
})
