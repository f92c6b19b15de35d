/** /api/remembered-items: parse, delegate, answer. */
import { Hono } from 'hono'
import { z } from 'zod'
import { RememberedItem } from '#shared/shopping/schema.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { listRememberedItems } from './remembered-items.queries.ts'

export const rememberedItemRoutes = new Hono<AppEnv>().get(
  '/',
  documented({
    tag: 'Shopping lists',
    summary: 'What this household bought before, the last used first',
    answers: { 200: z.array(RememberedItem) },
  }),
  async (c) => c.json(await listRememberedItems(c.var.db)),
)
