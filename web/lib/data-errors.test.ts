import { expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { logDataError } from './data-errors.ts'

const body = { code: 'unique_violation', message: "The name 'Secret' is taken" } as const

test.each([
  ['what the kitchen says', new ApiError(body, 409), 'recipes: unique_violation (409)'],
  [
    'a network that is gone',
    new TypeError('Failed to fetch'),
    'recipes: TypeError: Failed to fetch',
  ],
  ['what is no error', 'Secret', 'recipes: string'],
])('%s is logged without what was written', (_what, error, expected) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logDataError('recipes', error)
  expect(log.mock.calls).toEqual([[`A call failed: ${expected}`]])
  log.mockRestore()
})
