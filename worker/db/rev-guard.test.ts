import { env } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDb } from './client.ts'
import { guarded, stopUnless } from './rev-guard.ts'
import { statement } from './statement.ts'

/** What a batch of this one query ends with. */
async function outcomeOf(query: ReturnType<typeof sql>): Promise<unknown> {
  const db = openDb(env.DB)
  const ended = guarded(db.batch([statement(db, query)]))
  return ended.then(() => 'went through').catch((error: unknown) => error)
}

test('a condition that holds lets its batch through', async () => {
  expect(await outcomeOf(stopUnless(sql`1 = 1`))).toBe('went through')
})

test('one that does not is stale', async () => {
  expect(await outcomeOf(stopUnless(sql`1 = 2`))).toMatchObject({ failure: { code: 'stale' } })
})

test.each([
  ['JSON that is malformed', sql`SELECT json('stale')`],
  ['another path that is none', sql`SELECT json_extract('1', ${'stopped'})`],
  ['a column that is not there', sql`SELECT stale FROM recipes`],
])('%s is an error of its own, not stale', async (_what, query) => {
  const error = await outcomeOf(query)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toHaveProperty('failure')
})
