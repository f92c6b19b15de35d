/** The one door to D1: drizzle over the binding, with our tables. */
import { drizzle } from 'drizzle-orm/d1'
import * as schema from './schema.ts'

export type Db = ReturnType<typeof openDb>

/** A client over a D1 binding. Cheap: made once a request. */
export function openDb(binding: D1Database) {
  return drizzle(binding, { schema })
}
