/** Rows of `remembered_items`: what this household bought before and the aisle it moved things to. */
import { desc, type SQL, sql } from 'drizzle-orm'
import { itemNameKey } from '#shared/shopping/name-key.ts'
import { DEFAULT_CATEGORY, type RememberedItem } from '#shared/shopping/schema.ts'
import type { Db } from '../../db/client.ts'
import { rememberedItems } from '../../db/schema.ts'

/** Ours: more than a household buys in years, and an answer of well under 200 kB. */
const REMEMBERED_MAX = 1_000

/** The newest 1,000, the last used first. */
export async function listRememberedItems(db: Db): Promise<RememberedItem[]> {
  const { name, unit, category, times, last_used, name_key } = rememberedItems
  return db
    .select({ name, unit, category, times, last_used })
    .from(rememberedItems)
    .orderBy(desc(last_used), name_key)
    .limit(REMEMBERED_MAX)
}

/**
 * Counts the rows of a JSON array (`name_key`, `name`, `unit`, `aisle`) for which `when` holds. An aisle
 * that is known stays: only editing a line's category moves it.
 */
export function rememberAdded(now: Date, { rows, when }: { rows: string; when: SQL }): SQL {
  return sql`
    INSERT INTO remembered_items (name_key, name, unit, category, times, last_used)
    SELECT value ->> 'name_key', value ->> 'name', value ->> 'unit',
      nullif(value ->> 'aisle', ${DEFAULT_CATEGORY}), 1, ${now.toISOString()}
    FROM json_each(${rows}) WHERE ${when}
    ON CONFLICT (name_key) DO UPDATE SET name = excluded.name,
      unit = coalesce(excluded.unit, unit), category = coalesce(category, excluded.category),
      times = times + 1, last_used = excluded.last_used`
}

/** Moves a thing to the aisle that the line `ofItem` is about to be given, if that is another one. */
export function rememberAisle(
  now: Date,
  { name, category, ofItem }: { name: string; category: string | null; ofItem: SQL },
): SQL {
  return sql`
    INSERT INTO remembered_items (name_key, name, unit, category, times, last_used)
    SELECT ${itemNameKey(name)}, ${name}, unit, ${category}, 1, ${now.toISOString()}
    FROM shopping_list_items WHERE ${ofItem} AND category IS NOT ${category}
    ON CONFLICT (name_key) DO UPDATE SET category = excluded.category`
}
