/** The one place where the server fetches a page that somebody named. Knows no recipe. */
import { AppError } from '#shared/errors.ts'
import { isPublicAddress } from './public-address.ts'

const PAGE_MAX_BYTES = 5_000_000
const PAGE_TIMEOUT_MS = 10_000
const REDIRECTS_MAX = 5
/** Where a page without a charset in its header may name one. */
const CHARSET_WITHIN_BYTES = 1_024

export type Page = { html: string; url: string }
type Ports = { fetch: typeof fetch; timeoutMs?: number }

/**
 * The page at `address` and where it was found in the end. Each address on the way is one of the open
 * internet. Throws `unreachable` with the reason in words.
 */
export async function fetchPage(
  { fetch, timeoutMs = PAGE_TIMEOUT_MS }: Ports,
  address: string,
): Promise<Page> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const { response, url } = await follow(fetch, address, signal)
    const type = response.headers.get('Content-Type') ?? ''
    if (!/^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)) {
      throw await giveUp(response, 'That address is not a web page')
    }
    return { html: decode(await readPage(response, signal), type), url: url.href }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const reason = signal.aborted ? 'The page took too long' : 'The page could not be reached'
    throw unreachable(reason, cause)
  }
}

async function follow(fetch: Ports['fetch'], address: string, signal: AbortSignal) {
  let url = publicUrl(address)
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const request = fetch(url.href, {
      redirect: 'manual',
      signal,
      headers: {
        Accept: 'text/html,application/xhtml+xml',
        'Accept-Language': 'en-GB,en;q=0.8',
        'User-Agent': 'Dollop recipe import',
      },
    })
    const response = await before(signal, request)
    if (response.ok) return { response, url }
    const location = response.headers.get('Location')
    if (response.status < 300 || response.status > 399 || location === null) {
      throw await giveUp(response, `The page answered ${response.status}`)
    }
    await response.body?.cancel()
    url = publicUrl(location, url)
  }
  throw unreachable('The page leads on and on')
}

function publicUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url) throw unreachable('That is not a web address')
  if (!isPublicAddress(url)) throw unreachable('That address is not open to everyone')
  return url
}

async function readPage(response: Response, signal: AbortSignal): Promise<Uint8Array> {
  const tooLarge = 'The page is too large'
  if (Number(response.headers.get('Content-Length')) > PAGE_MAX_BYTES) {
    throw await giveUp(response, tooLarge)
  }
  const page = new Uint8Array(PAGE_MAX_BYTES)
  let size = 0
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await before(signal, reader.read())
    if (done) break
    if (size + value.byteLength > PAGE_MAX_BYTES) {
      await reader.cancel()
      throw unreachable(tooLarge)
    }
    page.set(value, size)
    size += value.byteLength
  }
  return page.subarray(0, size)
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

/** Text by its byte order mark, the charset of the header, else of the page's beginning, else UTF-8. */
function decode(bytes: Uint8Array, contentType: string): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, CHARSET_WITHIN_BYTES))
  const label = markedAs(bytes) ?? charsetIn(contentType) ?? charsetIn(beginning)
  try {
    // a page that names none and is not UTF-8 is an old one of western Europe
    return new TextDecoder(label ?? 'utf-8', {
      fatal: label === null,
      ignoreBOM: false,
    }).decode(bytes)
  } catch {
    // a charset nobody knows: most pages that name one wrongly are UTF-8
    return new TextDecoder(label === null ? 'windows-1252' : 'utf-8').decode(bytes)
  }
}

function markedAs([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function charsetIn(text: string): string | null {
  return /charset\s*=\s*["']?([\w-]{1,40})/i.exec(text)?.[1] ?? null
}

async function giveUp(response: Response, reason: string): Promise<AppError> {
  await response.body?.cancel()
  return unreachable(reason)
}

function unreachable(reason: string, cause?: unknown): AppError {
  return new AppError({ code: 'unreachable', reason }, { cause })
}
