/** The Worker's entry: the API, the photos, and the page for every other navigation. */
import { Hono } from 'hono'
import { api } from './api.ts'
import { photoRoutes } from './features/images/photos.routes.ts'
import { describeError } from './http/describe-error.ts'
import type { AppEnv } from './http/env.ts'
import { PAGE_HEADERS } from './http/headers.ts'

const app = new Hono<AppEnv>()
  .all('/api/*', (c) => api.fetch(c.req.raw, c.env, c.executionCtx))
  .all('/api', (c) => api.fetch(c.req.raw, c.env, c.executionCtx))
  .all('/images/*', (c) => photoRoutes.fetch(c.req.raw, c.env, c.executionCtx))
  .all('/images', (c) => photoRoutes.fetch(c.req.raw, c.env, c.executionCtx))
  .get('*', async (c) => {
    // A script or style of an older build is gone: as HTML it would be cached for ever under its name.
    const isFile = /^\/assets(?:\/|$)/.test(c.req.path)
    if (isFile || !c.req.header('Accept')?.includes('text/html')) return c.notFound()
    const page = await c.env.ASSETS.fetch(new URL('/', c.req.url))
    if (!page.ok) return c.notFound()
    return new Response(page.body, {
      headers: {
        ...PAGE_HEADERS,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      },
    })
  })
  .notFound((c) => c.text('Not found', 404, { 'X-Content-Type-Options': 'nosniff' }))
  .onError((error, c) => {
    console.error(describeError(error))
    return c.text('Something went wrong', 500, { 'X-Content-Type-Options': 'nosniff' })
  })

export default app
