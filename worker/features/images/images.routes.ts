/** /api/images: parse, delegate, answer. */
import { Hono } from 'hono'
import { z } from 'zod'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { addImages } from './add-images.ts'
import { validateImageForm } from './image-form.ts'

const Added = z.object({
  urls: z.array(z.string()),
  failed: z.array(
    z.object({
      name: z.string(),
      code: z.enum([
        'payload_too_large',
        'unsupported_media_type',
        'validation_failed',
        'internal',
      ]),
    }),
  ),
})

export const imageRoutes = new Hono<AppEnv>().post(
  '/',
  documented({
    tag: 'Images',
    summary: 'Store one to ten photos; those that fail are named',
    answers: { 200: Added },
    form: { image: { type: 'array', items: { type: 'string', format: 'binary' } } },
  }),
  validateImageForm,
  async (c) => c.json(await addImages(c.env.PHOTOS, c.req.valid('form').image)),
)
