/** The API beside bare handlers with the same SQL, in one workerd: what our pipeline costs, and nothing else. */
import { Hono } from 'hono'
import { api } from '../worker/api.ts'
import type { AppEnv } from '../worker/http/env.ts'

const COLUMNS = `id, name, description, servings, prep_time, cook_time, difficulty, tags, ingredients,
  method, chef_notes, source_type, source_url, source_book_name, source_page_number, image_url,
  created_at, rev`

type Row = Record<string, unknown> & { tags: string; ingredients: string; method: string }

const app = new Hono<AppEnv>()
  .get('/bare/recipes', async (c) => {
    const { results } = await c.env.DB.prepare(
      `select ${COLUMNS} from recipes order by created_at desc, id desc`,
    ).all<Row>()
    return c.json(results.map(withLists))
  })
  .get('/bare/recipes/:id', async (c) => {
    const row = await c.env.DB.prepare(`select ${COLUMNS} from recipes where id = ?`)
      .bind(c.req.param('id'))
      .first<Row>()
    return row ? c.json(withLists(row)) : c.notFound()
  })
  .get('/bare/profiles', async (c) => {
    const { results } = await c.env.DB.prepare(
      'select id, name, avatar_color, created_at from profiles order by created_at, id',
    ).all()
    return c.json(results)
  })
  .all('*', (c) => api.fetch(c.req.raw, c.env, c.executionCtx))

function withLists(row: Row) {
  return {
    ...row,
    tags: JSON.parse(row.tags),
    ingredients: JSON.parse(row.ingredients),
    method: JSON.parse(row.method),
  }
}

export default app
