/** Says `stale` from inside a batch, so that `If-Match` and what it protects are one transaction. */
import { sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { AppError } from '#shared/errors.ts'
import type { Db } from './client.ts'
import { statement } from './statement.ts'

/** A profile's list, and the revision its writer last saw (`null`: any). */
export type ListRef = { profileId: string; id: string; rev: number | null }

/**
 * The first statement of a batch on a list (`table` has id, profile_id and rev). SQLite has no IF, but a
 * statement that fails undoes its whole batch: `json()` of a word that is no JSON fails. A list that is not
 * there passes: its reader says `not_found`.
 */
export function revGuard(db: Db, table: SQLiteTable, { profileId, id, rev }: ListRef) {
  return statement(
    db,
    sql`
    SELECT json(CASE WHEN EXISTS (
      SELECT 1 FROM ${table} WHERE id = ${id} AND profile_id = ${profileId} AND rev <> ${rev}
    ) THEN 'stale' ELSE '1' END)`,
  )
}

/** Runs a batch that `revGuard` opens. Throws `stale` when the guard stopped it. */
export async function guarded<T>(batch: Promise<T>): Promise<T> {
  try {
    return await batch
  } catch (cause) {
    if (cause instanceof Error && `${cause.message} ${cause.cause}`.includes('malformed JSON')) {
      throw new AppError({ code: 'stale' }, { cause })
    }
    throw cause
  }
}
