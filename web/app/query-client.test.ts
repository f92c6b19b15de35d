import { MutationObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { queryClient } from './query-client.ts'

const { queries, mutations } = queryClient.getDefaultOptions()
const retry = queries?.retry as (failures: number, error: Error) => boolean
const retryDelay = queries?.retryDelay as (attempt: number) => number

test('a query is tried three times more', () => {
  const gone = new TypeError('Failed to fetch')
  expect([0, 1, 2, 3].map((failures) => retry(failures, gone))).toEqual([true, true, true, false])
})

test.each([
  ['not_found', 404, false],
  ['validation_failed', 422, false],
  ['internal', 500, true],
] as const)('after %s (%i) it is tried again: %s', (code, status, expected) => {
  expect(retry(0, new ApiError({ code, message: '' }, status))).toBe(expected)
})

test('the wait doubles from 1 s up to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
})

test('mutations are not tried again, what nobody looks at is kept for 5 minutes', () => {
  expect(mutations?.retry).toBe(false)
  expect(queries?.gcTime).toBe(300_000)
})

test('a data error is logged once, with its noun and without its words, and thrown on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const body = { code: 'internal', message: 'Secret' } as const
  let tries = 0
  const queryFn = () => {
    tries++
    throw new ApiError(body, 500)
  }
  const asked = queryClient.fetchQuery({
    queryKey: ['plans', 'a'],
    queryFn,
    retry: 3,
    retryDelay: 1,
  })
  await expect(asked).rejects.toThrow('Secret')
  expect([tries, log.mock.calls]).toEqual([4, [['A call failed: plans: internal (500)']]])

  const mutationFn = () =>
    Promise.reject(new ApiError(body, 500, { url: 'http://x/api/pantry-items/7' }))
  await expect(new MutationObserver(queryClient, { mutationFn }).mutate()).rejects.toThrow('Secret')
  expect(log.mock.calls.at(-1)).toEqual(['A call failed: pantry-items: internal (500)'])
  log.mockRestore()
})
