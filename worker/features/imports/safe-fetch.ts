/** The one place where the server fetches what somebody named. Knows no recipe. */
import { AppError } from '#shared/errors.ts'
import { IMAGE_MAX_BYTES } from '../../http/limits.ts'
import { fitsPhoto, kindOf, sizeOf } from '../../storage/sniff.ts'
import type { ImageKind } from '../../storage/walk-image.ts'
import { decodePage } from './decode-page.ts'
import { isPublicAddress } from './public-address.ts'

const PAGE_MAX_BYTES = 5_000_000
const TIMEOUT_MS = 10_000
const REDIRECTS_MAX = 5

export type Page = { html: string; url: string }
type Ports = { fetch: typeof fetch; timeoutMs?: number }

/** What is looked for, as it is called in reasons, and what is taken for it. */
type Wanted = { what: 'page' | 'photo'; accept: string; maxBytes: number; type: RegExp }

const PAGE: Wanted = {
  what: 'page',
  accept: 'text/html,application/xhtml+xml',
  maxBytes: PAGE_MAX_BYTES,
  type: /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i,
}

/** Hosts name many types for their photos: the first bytes decide. */
const PHOTO: Wanted = {
  what: 'photo',
  accept: 'image/jpeg,image/png,image/webp,image/gif',
  maxBytes: IMAGE_MAX_BYTES,
  type: /^(?!\s*(?:text\/|image\/svg))/i,
}

/**
 * The page at `address` and where it was found in the end. Each address on the way is one of the open
 * internet. Throws `unreachable` with the reason in words.
 */
export async function fetchPage(ports: Ports, address: string): Promise<Page> {
  const { bytes, type, url } = await fetchBytes(ports, address, PAGE)
  return { html: decodePage(bytes, type), url: url.href }
}

/**
 * The bytes of the photo at `address`, by the same rules. Throws `unreachable`, also for what is not
 * JPEG, PNG, GIF or WebP by its first bytes, or too large to be decoded.
 */
export async function fetchPhoto(
  ports: Ports,
  address: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; kind: ImageKind }> {
  const { bytes } = await fetchBytes(ports, address, PHOTO)
  const kind = kindOf(bytes)
  if (!kind) throw unreachable(notOne('photo'))
  if (!fitsPhoto(sizeOf(bytes, kind))) throw unreachable(tooLarge('photo'))
  return { bytes, kind }
}

async function fetchBytes(
  { fetch, timeoutMs = TIMEOUT_MS }: Ports,
  address: string,
  wanted: Wanted,
) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const { response, url } = await follow(fetch, address, wanted, signal)
    const type = response.headers.get('Content-Type') ?? ''
    if (!wanted.type.test(type)) throw await giveUp(response, notOne(wanted.what))
    return { bytes: await readBytes(response, wanted, signal), type, url }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const reason = signal.aborted ? 'took too long' : 'could not be reached'
    throw unreachable(`The ${wanted.what} ${reason}`, cause)
  }
}

async function follow(
  fetch: Ports['fetch'],
  address: string,
  { what, accept }: Wanted,
  signal: AbortSignal,
) {
  let url = publicUrl(address)
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const request = fetch(url.href, {
      redirect: 'manual',
      signal,
      headers: {
        Accept: accept,
        'Accept-Language': 'en-GB,en;q=0.8',
        'User-Agent': 'Dollop recipe import',
      },
    })
    const response = await before(signal, request)
    if (response.ok) return { response, url }
    const location = response.headers.get('Location')
    if (response.status < 300 || response.status > 399 || location === null) {
      throw await giveUp(response, `The ${what} answered ${response.status}`)
    }
    await response.body?.cancel()
    url = publicUrl(location, url)
  }
  throw unreachable(`The ${what} leads on and on`)
}

function publicUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url) throw unreachable('That is not a web address')
  if (!isPublicAddress(url)) throw unreachable('That address is not open to everyone')
  return url
}

async function readBytes(
  response: Response,
  { what, maxBytes }: Wanted,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get('Content-Length')) > maxBytes) {
    throw await giveUp(response, tooLarge(what))
  }
  const pieces: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await before(signal, reader.read())
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw unreachable(tooLarge(what))
    }
    pieces.push(value)
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

/** The answer, or the signal's reason when that comes first. */
async function before<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([answer, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

const tooLarge = (what: string) => `The ${what} is too large`

function notOne(what: Wanted['what']): string {
  return `That address is not a ${what === 'page' ? 'web page' : 'photo'}`
}

async function giveUp(response: Response, reason: string): Promise<AppError> {
  await response.body?.cancel()
  return unreachable(reason)
}

function unreachable(reason: string, cause?: unknown): AppError {
  return new AppError({ code: 'unreachable', reason }, { cause })
}
