/** Reads the form that a recipe's photo arrives in: `image`, and the text the device read in it. */
import type { MiddlewareHandler } from 'hono'
import { AppError, invalid } from '#shared/errors.ts'
import type { RecipePhoto } from '../../ai/kitchen-ai.ts'
import type { AppEnv } from '../../http/env.ts'
import { IMAGE_MAX_BYTES } from '../../http/limits.ts'
import { readForm } from '../../http/read-form.ts'
import { kindOf } from '../../storage/sniff.ts'

/** Ours: a page of a book has 3,000 characters; the reader looks at no more than this. */
const OCR_TEXT_CHARS_MAX = 200_000
/** One image, the text at four bytes a character, and the frame around them. */
const FORM_MAX_BYTES = IMAGE_MAX_BYTES + 4 * OCR_TEXT_CHARS_MAX + 10_000

type PhotoForm = {
  in: { form: { image: File; ocrText?: string } }
  out: { form: RecipePhoto }
}

/** Puts the photo where `c.req.valid('form')` finds it. Throws `unsupported_media_type`,
 * `payload_too_large` and `validation_failed`. */
export const validatePhotoForm: MiddlewareHandler<AppEnv, string, PhotoForm> = async (c, next) => {
  c.req.addValidatedData('form', await photoOf(await readForm(c.req.raw, FORM_MAX_BYTES)))
  await next()
}

async function photoOf(form: FormData): Promise<RecipePhoto> {
  for (const [path] of form) {
    if (path !== 'image' && path !== 'ocrText') throw invalid({ path, message: 'Unknown field' })
    if (form.getAll(path).length > 1) throw invalid({ path, message: 'Only one' })
  }
  const file = form.get('image')
  const ocrText = form.get('ocrText')
  if (file === null) throw invalid({ path: 'image', message: 'An image is required' })
  if (typeof file === 'string') throw invalid({ path: 'image', message: 'Not a file' })
  if (ocrText !== null && typeof ocrText !== 'string') {
    throw invalid({ path: 'ocrText', message: 'Not text' })
  }
  if (ocrText !== null && ocrText.length > OCR_TEXT_CHARS_MAX) {
    throw invalid({ path: 'ocrText', message: `At most ${OCR_TEXT_CHARS_MAX} characters` })
  }
  if (file.size > IMAGE_MAX_BYTES) {
    throw new AppError({ code: 'payload_too_large', maxBytes: IMAGE_MAX_BYTES })
  }
  const image = new Uint8Array(await file.arrayBuffer())
  const kind = kindOf(image)
  if (!kind) {
    throw new AppError({
      code: 'unsupported_media_type',
      expected: 'a JPEG, PNG, GIF or WebP image',
    })
  }
  return { image, kind, ocrText }
}
