/** /api/imports: parse, delegate, answer. */
import { Hono } from 'hono'
import { z } from 'zod'
import { RecipeContent } from '#shared/recipes/schema.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { withinLimit } from '../../http/rate-limit.ts'
import { validateJson } from '../../http/validate.ts'
import { importPage } from './import-page.ts'
import { PageRequest } from './page-request.ts'

const Imported = z.object({ recipe: RecipeContent })

export const importRoutes = new Hono<AppEnv>().post(
  '/page',
  documented({
    tag: 'Imports',
    summary: 'Read the recipe of a web page, by its address or its HTML',
    answers: { 200: Imported },
  }),
  validateJson(PageRequest),
  async (c) => {
    const request = c.req.valid('json')
    if (request.html === undefined) await withinLimit(c, c.env.PAGE_LIMIT)
    const ports = { fetch: (...call: Parameters<typeof fetch>) => fetch(...call) }
    return c.json({ recipe: await importPage(ports, request) })
  },
)
