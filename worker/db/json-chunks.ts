/** Rows as JSON parameters of a size that D1 takes. */
import { type SQL, sql } from 'drizzle-orm'
import { invalid } from '#shared/errors.ts'

/** D1 takes 2 MB as one value. In bytes, with room for what is around it. */
const CHUNK_MAX_BYTES = 1_800_000

/**
 * JSON arrays of the rows in their order, each array one parameter. Throws `validation_failed` for a row
 * that no parameter, and no row of a table, could hold.
 */
export function jsonChunks(rows: readonly object[]): string[] {
  const chunks: string[][] = []
  let room = 0
  for (const row of rows) {
    const json = JSON.stringify(row)
    const size = new TextEncoder().encode(json).length + 1
    if (size > CHUNK_MAX_BYTES) {
      throw invalid({ path: '', message: `One entry is longer than ${CHUNK_MAX_BYTES} bytes` })
    }
    if (size > room || chunks.length === 0) {
      chunks.push([])
      room = CHUNK_MAX_BYTES
    }
    chunks.at(-1)?.push(json)
    room -= size
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`)
}

/** A table of the rows for one statement: each is a `value`, as `json_each` gives it. */
export function eachOf(rows: readonly object[]): SQL {
  const parts = jsonChunks(rows).map((json) => sql`SELECT value FROM json_each(${json})`)
  return sql`(${sql.join(parts.length > 0 ? parts : [sql`SELECT NULL AS value WHERE 0`], sql` UNION ALL `)})`
}
