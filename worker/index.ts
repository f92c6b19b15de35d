/** The Worker's entry: the API, the photos, and the page for every other navigation. */
import { Hono } from 'hono'
import { api } from './api.ts'
import type { AppEnv } from './http/env.ts'
import { PAGE_HEADERS } from './http/headers.ts'

const app = new Hono<AppEnv>()
  .all('/api/*', (c) => api.fetch(c.req.raw, c.env, c.executionCtx))
  .all('/api', (c) => api.fetch(c.req.raw, c.env, c.executionCtx))
  .get('*', async (c) => {
    const wantsPage = c.req.header('Accept')?.includes('text/html')
    if (!wantsPage) return c.text('Not found', 404)
    const page = await c.env.ASSETS.fetch(new URL('/', c.req.url))
    return new Response(page.body, {
      headers: {
        ...PAGE_HEADERS,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      },
    })
  })

export default app
