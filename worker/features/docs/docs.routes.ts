/** /api/openapi.json and /api/docs: what the API does, for machines and for people. */
import { type Env, Hono } from 'hono'
import { z } from 'zod'
import { documented } from '../../http/documented.ts'
import { PAGE_HEADERS } from '../../http/headers.ts'
import { referencePage } from './reference.ts'
import { REFERENCE_STYLE } from './reference-style.ts'
import { type Specification, specificationOf } from './specification.ts'

const tag = 'Kitchen'

/** `app` holds the routes to be documented; it is read at the first call, when all are there. */
export function docsRoutes<E extends Env>(app: Hono<E>): Hono {
  let made: Promise<Specification> | undefined
  const specification = () => {
    made ??= specificationOf(app)
    return made
  }
  return new Hono()
    .get(
      '/openapi.json',
      documented({
        tag,
        summary: 'This document (OpenAPI 3.1)',
        answers: { 200: z.looseObject({ openapi: z.string() }) },
      }),
      async (c) => c.json(await specification()),
    )
    .get('/docs', async (c) => c.html(referencePage(await specification()), 200, PAGE_HEADERS))
    .get('/docs.css', (c) =>
      c.body(REFERENCE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    )
}
