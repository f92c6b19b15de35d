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
