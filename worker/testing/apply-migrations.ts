/** Before each test file: the real migrations on an empty D1, and no photo stored. */
import { applyD1Migrations, env } from 'cloudflare:test'

/** Each table, and the tables it points to. */
const TABLES = `SELECT name, (SELECT json_group_array("table") FROM pragma_foreign_key_list(name)) AS parents
  FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`

type Table = { name: string; parents: string }

await dropTables(env.DB)
await applyD1Migrations(env.DB, env.MIGRATIONS)
await emptyBucket(env.PHOTOS)

/** What one file of tests leaves is not there for the next. */
async function dropTables(db: D1Database): Promise<void> {
  const { results } = await db.prepare(TABLES).all<Table>()
  const drops = childrenFirst(results).map(({ name }) => db.prepare(`DROP TABLE "${name}"`))
  if (drops.length > 0) await db.batch(drops)
}

/** A table goes when no other points to it any more. */
function childrenFirst(tables: readonly Table[]): Table[] {
  const isParent = ({ name }: Table) =>
    tables.some((other) => other.name !== name && JSON.parse(other.parents).includes(name))
  const free = tables.filter((table) => !isParent(table))
  if (free.length === 0) return [...tables]
  return [...free, ...childrenFirst(tables.filter(isParent))]
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list()
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
}
