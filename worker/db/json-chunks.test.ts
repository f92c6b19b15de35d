import { env } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDb } from './client.ts'
import { eachOf, jsonChunks } from './json-chunks.ts'

const row = (id: number, bytes: number) => ({ id, text: 'é'.repeat(bytes / 2) })

test('rows keep their order in chunks that D1 takes', () => {
  const rows = Array.from({ length: 10 }, (_, id) => row(id, 500_000))
  const chunks = jsonChunks(rows)
  expect(chunks.map((chunk) => JSON.parse(chunk).length)).toEqual([3, 3, 3, 1])
  expect(chunks.flatMap((chunk) => JSON.parse(chunk))).toEqual(rows)
  for (const chunk of chunks) expect(new TextEncoder().encode(chunk).length).toBeLessThan(2_000_000)
})

test('no rows are no chunks', () => {
  expect(jsonChunks([])).toEqual([])
})

test('a row that fits nowhere is refused', () => {
  expect(() => jsonChunks([row(0, 1_900_000)])).toThrow('validation_failed')
})

test.each([[0], [1], [9]])('%i rows are one table', async (count) => {
  const rows = Array.from({ length: count }, (_, id) => row(id, 500_000))
  const found = await openDb(env.DB).all<{ id: number }>(
    sql`SELECT value ->> 'id' AS id FROM ${eachOf(rows)}`,
  )
  expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})
