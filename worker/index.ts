/** The Worker's entry: the API, the photos, and the page for every other navigation. */
import { Hono } from 'hono'
import { api } from './api.ts'
import type { AppEnv } from './http/env.ts'
import { PAGE_HEADERS, PHOTO_HEADERS } from './http/headers.ts'
import { isUnchanged } from './http/if-none-match.ts'
import { getPhoto } from './storage/photos.ts'

const app = new Hono<AppEnv>()
  .all('/api/*', (c) => api.fetch(c.req.raw, c.env, c.executionCtx))
  .all('/api', (c) => api.fetch(c.req.raw, c.env, c.executionCtx))
  .get('/images/:key', async (c) => {
    const photo = await getPhoto(c.env.PHOTOS, c.req.param('key'))
    if (!photo) return c.notFound()
    const headers = { ...PHOTO_HEADERS, ETag: photo.httpEtag }
    if (isUnchanged(c.req.header('If-None-Match'), photo.httpEtag)) {
      await photo.body.cancel()
      return c.body(null, 304, headers)
    }
    return c.body(photo.body, 200, {
      ...headers,
      'Content-Type': photo.httpMetadata?.contentType ?? 'application/octet-stream',
      'Content-Length': String(photo.size),
    })
  })
  .get('*', async (c) => {
    // A script or style of an older build is gone: as HTML it would be cached for ever under its name.
    const isFile = /^\/(?:assets|images)(?:\/|$)/.test(c.req.path)
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
    console.error(error)
    return c.text('Something went wrong', 500, { 'X-Content-Type-Options': 'nosniff' })
  })

export default app
