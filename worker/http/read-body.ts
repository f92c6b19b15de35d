/** Reads a request's body with a limit in bytes. Knows no content type. */
import { AppError } from '#shared/errors.ts'

/**
 * The body's bytes; empty when there is none. Throws `payload_too_large` by Content-Length at once, else
 * after the rest was drained: stopping early breaks the connection instead of answering.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = new AppError({ code: 'payload_too_large', maxBytes })
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw tooLarge
  if (!request.body) return new Uint8Array()

  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength
    if (size <= maxBytes) chunks.push(chunk)
  }
  if (size > maxBytes) throw tooLarge
  return joined(chunks, size)
}

function joined(chunks: Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
