/** Reads a multipart form with a limit in bytes. Knows no field. */
import { AppError, invalid } from '#shared/errors.ts'
import { readBody } from './read-body.ts'

/** The form's fields. Throws `payload_too_large`, `unsupported_media_type`, `validation_failed`. */
export async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  const bytes = await readBody(request, maxBytes)
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) {
    throw new AppError({ code: 'unsupported_media_type', expected: 'multipart/form-data' })
  }
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw invalid({ path: '', message: 'Not a form' })
  }
}
