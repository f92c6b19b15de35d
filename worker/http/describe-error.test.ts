import { env } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDb } from '../db/client.ts'
import { describeError } from './describe-error.ts'

const thrownBy = (run: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(run)
    .then(() => null)
    .catch((error: unknown) => error)

test('a query that fails is told by its SQL and its cause, without what was written', async () => {
  const error = await thrownBy(() =>
    openDb(env.DB).get(sql`SELECT no_column FROM recipes WHERE name = ${'Secret'}`),
  )
  expect(String(error)).toContain('Secret')
  const told = describeError(error)
  expect(told).toMatch(
    /^Failed query: SELECT no_column FROM recipes WHERE name = \?\n {2}caused by .*no such column/,
  )
  expect(told).not.toContain('Secret')
})

test('JSON that cannot be read is not quoted', async () => {
  const error = await thrownBy(() => JSON.parse('Secret'))
  expect(String(error)).toContain('Secret')
  expect(describeError(error)).toMatch(/^SyntaxError\n +at /)
})

test('an error of our own says what it says, and where', () => {
  const error = new Error('No room', { cause: new TypeError('No disk') })
  expect(describeError(error)).toMatch(/^Error: No room\n {2}caused by TypeError: No disk\n +at /)
})

test('what is thrown without being an error is not shown', () => {
  expect(describeError('Secret')).toBe('string')
})
