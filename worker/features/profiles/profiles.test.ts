import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'

test('a profile is created, listed and read', async () => {
  const created = await call('POST', '/profiles', {
    body: { name: '  Maya ', avatar_color: '#4ECDC4' },
  })
  expect(created.status).toBe(201)
  expect(created.json).toMatchObject({ name: 'Maya', avatar_color: '#4ECDC4' })
  expect((await call('GET', `/profiles/${created.json.id}`)).json).toEqual(created.json)
  expect((await call('GET', '/profiles')).json).toContainEqual(created.json)
})

test('the colour defaults to the first of the ten', async () => {
  const { json } = await call('POST', '/profiles', { body: { name: 'Plain' } })
  expect(json.avatar_color).toBe('#FF6B6B')
})

test('a second profile with the same name, in any case, is refused', async () => {
  await call('POST', '/profiles', { body: { name: 'Zoë' } })
  const again = await call('POST', '/profiles', { body: { name: ' ZOË ' } })
  expect([again.status, again.json.error.code]).toEqual([409, 'unique_violation'])
})

test('the same id sent again answers with the row that is there', async () => {
  const body = { id: crypto.randomUUID(), name: 'Retry' }
  const first = await call('POST', '/profiles', { body })
  const second = await call('POST', '/profiles', { body })
  expect(second.json).toEqual(first.json)
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: '\u200b\u3164' }, 'name'],
  [{}, 'name'],
  [{ name: 'x'.repeat(51) }, 'name'],
  [{ name: 'A', avatar_color: '#000000' }, 'avatar_color'],
  [{ name: 'A', admin: true }, ''],
])('%j is refused at %s', async (body, path) => {
  const { status, json } = await call('POST', '/profiles', { body })
  expect([status, json.error.code, json.error.issues[0].path]).toEqual([
    422,
    'validation_failed',
    path,
  ])
})

test('a name of 50 emoji is 50 characters', async () => {
  expect((await call('POST', '/profiles', { body: { name: '🍋'.repeat(50) } })).status).toBe(201)
})

test.each([['00000000-0000-4000-8000-000000000000'], ['nobody']])(
  'profile %s is 404',
  async (id) => {
    const { status, json } = await call('GET', `/profiles/${id}`)
    expect([status, json.error.code]).toEqual([404, 'not_found'])
  },
)

const NOTHING = { diets: [], allergens: [], never: [] }

test('a new chef eats everything and one portion; a POST says nothing of either', async () => {
  const { json } = await call('POST', '/profiles', { body: { name: 'Newcomer' } })
  expect(json).toMatchObject({ needs: NOTHING, appetite: 1 })
  for (const more of [{ appetite: 1.5 }, { needs: NOTHING }]) {
    const { status } = await call('POST', '/profiles', { body: { name: 'Forward', ...more } })
    expect(status).toBe(422)
  }
})

test('the fields given are changed, the rest stays, and the row is the same everywhere', async () => {
  const { json: made } = await call('POST', '/profiles', { body: { name: 'Mia' } })
  const small = await call('PATCH', `/profiles/${made.id}`, { body: { appetite: 0.5 } })
  expect([small.status, small.json]).toEqual([200, { ...made, appetite: 0.5 }])
  const renamed = await call('PATCH', `/profiles/${made.id}`, {
    body: { name: ' Mia May ', avatar_color: '#FF69B4' },
  })
  expect(renamed.json).toEqual({ ...small.json, name: 'Mia May', avatar_color: '#FF69B4' })
  expect((await call('PATCH', `/profiles/${made.id}`, { body: {} })).json).toEqual(renamed.json)
  expect((await call('GET', `/profiles/${made.id}`)).json).toEqual(renamed.json)
  expect((await call('GET', '/export')).json.profiles).toContainEqual(renamed.json)
})

test('needs are replaced whole, each named once and in order', async () => {
  const { json: made } = await call('POST', '/profiles', { body: { name: 'Ben' } })
  const body = {
    needs: { diets: ['halal', 'vegan'], allergens: ['soya', 'eggs', 'soya'], never: ['olive'] },
  }
  const changed = await call('PATCH', `/profiles/${made.id}`, { body })
  expect([changed.status, changed.json.needs]).toEqual([
    200,
    { diets: ['vegan', 'halal'], allergens: ['eggs', 'soya'], never: ['olive'] },
  ])
  const other = { ...NOTHING, never: ['coriander'] }
  await call('PATCH', `/profiles/${made.id}`, { body: { needs: other } })
  await call('PATCH', `/profiles/${made.id}`, { body: { appetite: 1.5 } })
  const { json } = await call('GET', `/profiles/${made.id}`)
  expect(json).toEqual({ ...made, needs: other, appetite: 1.5 })
  expect((await call('GET', '/export')).json.profiles).toContainEqual(json)
})

test('a chef keeps their own name in other letters, never that of somebody else', async () => {
  const ada = (await call('POST', '/profiles', { body: { name: 'Åda' } })).json
  const bea = (await call('POST', '/profiles', { body: { name: 'Bea' } })).json
  expect((await call('PATCH', `/profiles/${ada.id}`, { body: { name: 'ÅDA' } })).status).toBe(200)
  const taken = await call('PATCH', `/profiles/${bea.id}`, { body: { name: 'åda', appetite: 1.5 } })
  expect([taken.status, taken.json.error.code]).toEqual([409, 'unique_violation'])
  expect((await call('GET', `/profiles/${bea.id}`)).json).toEqual(bea)
})

test.each([
  [{ needs: { ...NOTHING, diets: ['keto'] } }, 'needs.diets.0'],
  [{ needs: { ...NOTHING, allergens: ['eggs', 'prawns'] } }, 'needs.allergens.1'],
  [{ needs: { ...NOTHING, never: ['olive', 'unobtainium'] } }, 'needs.never.1'],
  [{ needs: { ...NOTHING, never: ['toilet-roll'] } }, 'needs.never.0'],
  [{ needs: { diets: [], allergens: [] } }, 'needs.never'],
  [{ needs: { ...NOTHING, more: [] } }, 'needs'],
  [{ needs: null }, 'needs'],
  [{ appetite: 2 }, 'appetite'],
  [{ appetite: '1' }, 'appetite'],
  [{ appetite: null }, 'appetite'],
  [{ name: ' ' }, 'name'],
  [{ avatar_color: '#000000' }, 'avatar_color'],
  [{ created_at: '2026-01-01T00:00:00Z' }, ''],
])('a change to %j is refused at %s', async (body, path) => {
  const { json: made } = await call('POST', '/profiles', { body: { name: crypto.randomUUID() } })
  const { status, json } = await call('PATCH', `/profiles/${made.id}`, { body })
  expect([status, json.error.code, json.error.issues[0].path]).toEqual([
    422,
    'validation_failed',
    path,
  ])
  expect((await call('GET', `/profiles/${made.id}`)).json).toEqual(made)
})
