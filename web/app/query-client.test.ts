import { expect, test } from 'vitest'
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
