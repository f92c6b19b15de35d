/** /images/:key: the photos themselves. Failures are those of the API. */
import { Hono } from 'hono'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../../http/env.ts'
import { apiHeaders, PHOTO_HEADERS } from '../../http/headers.ts'
import { isUnchanged } from '../../http/if-none-match.ts'
import { onError } from '../../http/on-error.ts'
import { unmatched } from '../../http/unmatched.ts'
import { getPhoto } from '../../storage/photos.ts'

export const photoRoutes = new Hono<AppEnv>()
  .basePath('/images')
  .use(apiHeaders)
  .get('/:key', async (c) => {
    const photo = await getPhoto(c.env.PHOTOS, c.req.param('key'))
    if (!photo) throw new AppError({ code: 'not_found', what: 'image' })
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

photoRoutes.notFound(unmatched(photoRoutes))
photoRoutes.onError(onError)
