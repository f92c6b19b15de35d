import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fakeNetwork } from '#web/testing/screen.tsx'
import { aLine, aList } from '#web/testing/shopping-samples.ts'
import { mirrorTick, pushGroceries } from './shopping-push.queries.ts'

const PLAN = 'A leek week'
const groceries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `plan_${at}`, name: `thing ${at}`, quantity: '1', unit: '' },
    ...{ category: 'Other', source: PLAN },
  }))
const [thing] = groceries(1)
const checkedPath = (id: string) => `/api/shopping-lists/list/items/${id}/checked`

test.each([
  [1, [1]],
  [500, [500]],
  [501, [500, 1]],
  [1_200, [500, 500, 200]],
])('%i lines are pushed in batches of %j', async (count, expected) => {
  const calls = fakeNetwork({
    'GET /api/remembered-items': [],
    'POST /api/shopping-lists': aList(),
    'POST /api/shopping-lists/list/sync': aList(),
  })
  await pushGroceries(new QueryClient(), groceries(count))
  const batches = calls.filter(({ path }) => path.endsWith('/sync'))
  const sizes = batches.map(({ body }) => (body as { groceryItems: [] }).groceryItems.length)
  expect(sizes).toEqual(expected)
})

async function mirror(lines: Parameters<typeof aList>, checked: boolean) {
  const calls = fakeNetwork({
    'GET /api/remembered-items': [],
    'GET /api/shopping-lists/latest': aList(...lines),
    [`PUT ${checkedPath('line')}`]: aList(),
    'POST /api/shopping-lists/list/sync': aList(),
  })
  if (thing) await mirrorTick(new QueryClient(), { item: thing, checked, profileId: 'maya' })
  return calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path])
}

const line = (changes = {}) =>
  aLine('line', { name: 'thing 0', source: PLAN, quantity: '1', unit: '', ...changes })

test('a line that was pushed is ticked with its groceries', async () => {
  expect(await mirror([line()], true)).toEqual([['PUT', checkedPath('line')]])
})

test('a line that is ticked already is left alone', async () => {
  expect(await mirror([line({ checked: true })], true)).toEqual([])
})

test('of two lines of one food the one of that amount is ticked', async () => {
  const other = { ...line({ quantity: '300', unit: 'g' }), id: 'other' }
  expect(await mirror([other, line()], true)).toEqual([['PUT', checkedPath('line')]])
})

test('what is needed again comes back', async () => {
  const rest = { ...line({ name: 'thing 1' }), id: 'rest' }
  expect(await mirror([rest], false)).toEqual([['POST', '/api/shopping-lists/list/sync']])
})

test('a plan that was never pushed changes nothing', async () => {
  expect(await mirror([line({ source: 'Manual' })], true)).toEqual([])
  expect(await mirror([], false)).toEqual([])
})
