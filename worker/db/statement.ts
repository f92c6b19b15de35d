/** SQL written by hand, as a member of a `db.batch`. */
import type { SQL } from 'drizzle-orm'
import type { Db } from './client.ts'

/**
 * A statement for `db.batch`, its values bound as parameters. `db.run(sql)` alone cannot be one: the
 * batch of drizzle's D1 driver looks for a prepared statement in it and finds none.
 */
export function statement(db: Db, query: SQL) {
  const raw = db.run(query)
  return Object.assign(raw, { stmt: db.$client.prepare(raw.getQuery().sql) })
}
