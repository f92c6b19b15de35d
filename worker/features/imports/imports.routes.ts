/** /api/imports: parse, delegate, answer. */
import { Hono } from 'hono'
import { z } from 'zod'
import { RecipeContent } from '#shared/recipes/schema.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { withinLimit } from '../../http/rate-limit.ts'
import { validateJson } from '../../http/validate.ts'
import { mediaTypeOf } from '../../storage/photo-keys.ts'
import { importPage } from './import-page.ts'
import { PageRequest, PhotoRequest } from './page-request.ts'
import { fetchPhoto } from './safe-fetch.ts'

const Imported = z.object({ recipe: RecipeContent, photo: z.url().optional() })

const ports = { fetch: (...call: Parameters<typeof fetch>) => fetch(...call) }

export const importRoutes = new Hono<AppEnv>()
  .post(
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
      return c.json(await importPage(ports, request))
    },
  )
  .post(
    '/photo',
    documented({
      tag: 'Imports',
      summary: 'The bytes of a photo on the web: JPEG, PNG, GIF or WebP. Nothing is stored',
      answers: { 200: 'photo' },
    }),
    validateJson(PhotoRequest),
    async (c) => {
      await withinLimit(c, c.env.PAGE_LIMIT)
      const { bytes, kind } = await fetchPhoto(ports, c.req.valid('json').url)
      return c.body(bytes, 200, { 'Content-Type': mediaTypeOf(kind) })
    },
  )
