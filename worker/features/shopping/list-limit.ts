/** How many lines a shopping list may hold, asked inside the statement that adds to it. */
import { type SQL, sql } from 'drizzle-orm'
import { invalid } from '#shared/errors.ts'
import { LIST_ITEMS_MAX } from '#shared/groceries/schema.ts'

export const FULL = {
  max: LIST_ITEMS_MAX,
  error: () => invalid({ path: 'items', message: `At most ${LIST_ITEMS_MAX} items on a list` }),
} as const

/** Condition on a row of `shopping_list_items`: it stands on the list and is not deleted. */
export function isAliveIn({ id }: { id: string }): SQL {
  return sql`list_id = ${id} AND deleted_at IS NULL`
}

/** Condition: `added` (a query of one number) more lines still fit. */
export function hasRoom(list: { id: string }, added: SQL): SQL {
  return sql`(SELECT count(*) FROM shopping_list_items WHERE ${isAliveIn(list)})
    + (${added}) <= ${FULL.max}`
}
