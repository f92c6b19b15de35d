import type { ClientResponse } from 'hono/client'
import { expect, test } from 'vitest'
import { askAgain, followEvery, newerOf } from './ask-again.ts'

type List = { id: string; rev: number }

const list: List = { id: 'a', rev: 3 }
const answer = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
  }) as unknown as ClientResponse<List | null, number, string>

async function ask(
  known: List | null | undefined,
  response: ClientResponse<List | null, number, string>,
) {
  const asked: Record<string, string>[] = []
  const now = await askAgain(known, async (headers) => {
    asked.push(headers)
    return response
  })
  return { now, asked }
}

test('the first time nothing is said of what is known', async () => {
  expect(await ask(undefined, answer(200, list))).toEqual({ now: list, asked: [{}] })
})

test('a list that did not change is the one that is known', async () => {
  const { now, asked } = await ask(list, answer(304))
  expect(now).toBe(list)
  expect(asked).toEqual([{ 'If-None-Match': '"a.3"' }])
})

test('a list that changed is read', async () => {
  const next = { ...list, rev: 4 }
  expect((await ask(list, answer(200, next))).now).toEqual(next)
})

test('that there is still none is no answer either', async () => {
  expect(await ask(null, answer(304))).toEqual({
    now: null,
    asked: [{ 'If-None-Match': '"none"' }],
  })
})

test.each<[before: List | null | undefined, after: List | null, shown: 'before' | 'after']>([
  [undefined, list, 'after'],
  [list, { ...list, rev: 4 }, 'after'],
  [list, { ...list, rev: 2 }, 'before'],
  [list, { ...list }, 'after'],
  [list, { id: 'b', rev: 1 }, 'after'],
  [list, null, 'after'],
  [null, list, 'after'],
])('%j, then %j: what came %s is shown', (before, after, shown) => {
  expect(newerOf(before, after)).toEqual(shown === 'before' ? before : after)
})

test('what is the same in a newer answer stays the same object', () => {
  const before = { ...list, items: [{ id: 'milk' }, { id: 'tea' }] }
  const after = { ...list, rev: 4, items: [{ id: 'milk' }, { id: 'salt' }] }
  const { items } = newerOf(before, after) as typeof before
  expect(items[0]).toBe(before.items[0])
  expect(items[1]).toEqual({ id: 'salt' })
})

test('a list on the screen is followed, one that is not there is not', () => {
  expect(followEvery({ state: { data: list } })).toBeLessThan(5_000)
  expect([null, undefined].map((data) => followEvery({ state: { data } }))).toEqual([false, false])
})
