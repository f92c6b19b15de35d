/** Says `stale` from inside a batch, so that `If-Match` and what it protects are one transaction. */
import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { AppError } from '#shared/errors.ts'
import type { Db } from './client.ts'
import { isStopped, STOPPED } from './d1-errors.ts'
import { statement } from './statement.ts'

/** A profile's list, and the revision its writer last saw (`null`: any). */
export type ListRef = { profileId: string; id: string; rev: number | null }

/**
 * The first statement of a batch on a list (`table` has id, profile_id and rev). SQLite has no IF, but a
 * statement that fails undoes its whole batch (`stopUnless`). A list that is not there passes: its reader
 * says `not_found`.
 */
export function revGuard(db: Db, table: SQLiteTable, { profileId, id, rev }: ListRef) {
  return statement(
    db,
    stopUnless(sql`NOT EXISTS (
      SELECT 1 FROM ${table} WHERE id = ${id} AND profile_id = ${profileId} AND rev <> ${rev}
    )`),
  )
}

/**
 * A query that fails unless `condition` holds, in words that no other query of ours can fail with: SQLite
 * quotes the path that is none, and the path is ours.
 */
export function stopUnless(condition: SQL): SQL {
  return sql`SELECT json_extract('1', CASE WHEN ${condition} THEN '$' ELSE ${STOPPED} END)`
}

/** Runs a batch that `revGuard` opens. Throws `stale` when a guard stopped it. */
export async function guarded<T>(batch: Promise<T>): Promise<T> {
  try {
    return await batch
  } catch (cause) {
    if (isStopped(cause)) throw new AppError({ code: 'stale' }, { cause })
    throw cause
  }
}
