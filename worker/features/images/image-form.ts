/** Reads the form that photos arrive in: one to ten files in the field `image`, nothing else. */
import type { MiddlewareHandler } from 'hono'
import { invalid } from '#shared/errors.ts'
import type { AppEnv } from '../../http/env.ts'
import { IMAGES_MAX_BYTES } from '../../http/limits.ts'
import { readForm } from '../../http/read-form.ts'

const IMAGES_MAX = 10

type ImageForm = { in: { form: { image: File | File[] } }; out: { form: { image: File[] } } }

/** Puts the files where `c.req.valid('form')` finds them. Throws `unsupported_media_type`,
 * `payload_too_large` and `validation_failed`. */
export const validateImageForm: MiddlewareHandler<AppEnv, string, ImageForm> = async (c, next) => {
  c.req.addValidatedData('form', { image: imagesOf(await readForm(c.req.raw, IMAGES_MAX_BYTES)) })
  await next()
}

function imagesOf(form: FormData): File[] {
  const images: File[] = []
  for (const [path, value] of form) {
    if (path !== 'image') throw invalid({ path, message: 'Unknown field' })
    if (typeof value === 'string') throw invalid({ path, message: 'Not a file' })
    images.push(value)
  }
  if (images.length === 0) throw invalid({ path: 'image', message: 'At least one image' })
  if (images.length > IMAGES_MAX) {
    throw invalid({ path: 'image', message: `At most ${IMAGES_MAX} images` })
  }
  return images
}
