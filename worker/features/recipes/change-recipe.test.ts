import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'

const STEW = {
  name: 'Stew',
  servings: 2,
  ingredients: [{ name: 'beans', quantity: '400', unit: 'g' }],
  method: ['Simmer.'],
  source_type: 'website',
  source_url: 'https://example.org/stew',
}

async function aStew(changes: object = {}) {
  return (await call('POST', '/recipes', { body: { ...STEW, ...changes } })).json
}

const patch = (id: string, body: object, headers?: Record<string, string>) =>
  call('PATCH', `/recipes/${id}`, { body, headers })

test('only the fields given change, and the revision moves on', async () => {
  const before = await aStew()
  const { status, json } = await patch(before.id, { name: ' Bean stew ', chef_notes: ' ' })
  expect(status).toBe(200)
  expect(json).toEqual({ ...before, name: 'Bean stew', chef_notes: null, rev: 2 })
  expect((await call('GET', `/recipes/${before.id}`)).json).toEqual(json)
})

test('blank lines of the lists given are dropped', async () => {
  const { id } = await aStew()
  const { json } = await patch(id, {
    ingredients: [{ name: ' ' }, { name: 'peas' }],
    method: ['', 'Eat.'],
  })
  expect(json.ingredients).toEqual([{ name: 'peas', quantity: '', unit: '' }])
  expect(json.method).toEqual(['Eat.'])
})

test('a patch that names nothing changes nothing', async () => {
  const before = await aStew()
  expect((await patch(before.id, {})).json).toEqual(before)
})

test.each([
  [{ source_type: 'book', source_book_name: 'Beans' }, ['book', null, 'Beans']],
  [{ source_type: null }, [null, null, null]],
  [{ source_url: '' }, ['website', null, null]],
  [{ source_book_name: 'Beans' }, ['website', 'https://example.org/stew', null]],
])('a website recipe given %j keeps what its type keeps', async (changes, source) => {
  const { id } = await aStew()
  const { json } = await patch(id, changes)
  expect([json.source_type, json.source_url, json.source_book_name]).toEqual(source)
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: '\u200e\u00ad' }, 'name'],
  [{ servings: 1.5 }, 'servings'],
  [{ ingredients: [{ name: '' }] }, 'ingredients'],
  [{ method: [] }, 'method'],
  [{ id: crypto.randomUUID() }, ''],
  [{ created_at: '2026-01-01T00:00:00.000Z' }, ''],
])('%j is refused and changes nothing', async (changes, path) => {
  const before = await aStew()
  const { status, json } = await patch(before.id, { description: 'New', ...changes })
  expect([status, json.error.code, json.error.issues[0].path]).toEqual([
    422,
    'validation_failed',
    path,
  ])
  expect((await call('GET', `/recipes/${before.id}`)).json).toEqual(before)
})

test('a stub takes every other field and stays one', async () => {
  const before = await aStew({ ingredients: [], method: [] })
  const changes = {
    ...{ name: 'Bean stew', description: 'Warm', servings: 6, prep_time: 5, cook_time: null },
    ...{ tags: ['Pulses'], chef_notes: 'Salt late.', ingredients: [], method: [] },
    ...{ source_type: null, source_url: null },
  }
  const { status, json } = await patch(before.id, changes)
  expect([status, json]).toEqual([200, { ...before, ...changes, rev: 2 }])
})

test('a stub needs both lists at once to become a recipe', async () => {
  const { id } = await aStew({ ingredients: [], method: [] })
  expect((await patch(id, { method: ['Simmer.'] })).json.error.issues).toEqual([
    { path: 'ingredients', message: 'At least one ingredient is required' },
  ])
  const whole = await patch(id, { method: ['Simmer.'], ingredients: STEW.ingredients })
  expect(whole.status).toBe(200)
})

test('the revision last seen lets one writer in, and the late one hears 409', async () => {
  const { id } = await aStew()
  const first = await patch(id, { name: 'First' }, { 'If-Match': '"1"' })
  const late = await patch(id, { name: 'Late' }, { 'If-Match': '"1"' })
  expect([first.status, late.status, late.json.error.code]).toEqual([200, 409, 'stale'])
  expect((await call('GET', `/recipes/${id}`)).json.name).toBe('First')
})

test('of many writers with one revision exactly one gets in', async () => {
  const { id } = await aStew()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => patch(id, { name: `Name ${n}` }, { 'If-Match': '"1"' })),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(409)])
})

test('writers of different fields at once lose nothing', async () => {
  const { id } = await aStew()
  const changes = [
    { name: 'Together' },
    { description: 'Warm' },
    { servings: 9 },
    { prep_time: 5 },
    { tags: ['Pulses'] },
  ]
  await Promise.all(changes.map((change) => patch(id, change)))
  expect((await call('GET', `/recipes/${id}`)).json).toMatchObject({
    ...Object.assign({}, ...changes),
    rev: 6,
  })
})

test('a broken body is 400', async () => {
  const { id } = await aStew()
  const headers = { 'Content-Type': 'application/json' }
  const { status, json } = await call('PATCH', `/recipes/${id}`, { raw: '', headers })
  expect([status, json.error.code]).toEqual([400, 'invalid_json'])
})
