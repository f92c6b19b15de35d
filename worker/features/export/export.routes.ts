/** /api/export: the whole kitchen as one file. */
import { Hono } from 'hono'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { Kitchen, readKitchen } from './read-kitchen.ts'

export const exportRoutes = new Hono<AppEnv>().get(
  '/',
  documented({
    tag: 'Kitchen',
    summary: 'The whole kitchen as one JSON file',
    answers: { 200: Kitchen },
  }),
  async (c) => {
    const now = new Date()
    const name = `dollop-${now.toISOString().slice(0, 10)}.json`
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    return c.json(await readKitchen({ db: c.var.db, now }))
  },
)
