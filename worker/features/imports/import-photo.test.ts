/** The photo of a page, fetched by its address. The internet is played by a fake. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../../testing/call.ts'
import { gifPhoto, jpgPhoto, pngPhoto, webpPhoto } from '../../testing/photos.ts'
import { pngOf } from '../../testing/six-tasks.ts'
import { fetchPhoto } from './safe-fetch.ts'

const PHOTO = 'https://a.example/leek.jpg'

afterEach(() => vi.restoreAllMocks())

/** Each caller its own address, or they would use up each other's fetches. */
const ask = (body: unknown, from: string) =>
  call('POST', '/imports/photo', { body, headers: { 'CF-Connecting-IP': from } })

const answer = (body: BodyInit | null, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'Content-Type': 'image/jpeg', ...init.headers } })

function web(play: (address: string) => Response | Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => play(String(input)))
}

test.each([
  ['image/jpeg', jpgPhoto],
  ['image/png', pngPhoto],
  ['image/gif', gifPhoto],
  ['image/webp', webpPhoto],
])('a photo of %s comes as its bytes are, whatever its host calls it', async (type, bytes) => {
  const fetch = web(() => answer(bytes, { headers: { 'Content-Type': 'binary/octet-stream' } }))
  const response = await ask({ url: PHOTO }, type)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type])
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(fetch.mock.calls[0]?.[0]).toBe(PHOTO)
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' })
})

test('the bytes are those of the photo', async () => {
  const fetch = async () => answer(pngPhoto)
  expect(await fetchPhoto({ fetch }, PHOTO)).toEqual({ bytes: pngPhoto, kind: 'png' })
})

const page = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const bad: [string, () => Response | Promise<Response>, string][] = [
  ['a page', () => answer(page, { headers: { 'Content-Type': 'text/html' } }), 'not a photo'],
  [
    'a drawing',
    () => answer(page, { headers: { 'Content-Type': 'image/svg+xml' } }),
    'not a photo',
  ],
  ['a drawing called a photo', () => answer(page), 'not a photo'],
  ['nothing', () => answer(null), 'not a photo'],
  ['gone', () => answer('', { status: 404 }), 'answered 404'],
  ['15 MB and a byte', () => answer(new Uint8Array(15_000_001)), 'too large'],
  ['said to be larger', () => answer('x', { headers: { 'Content-Length': '15000001' } }), 'large'],
  ['of 20,000 pixels a side', () => answer(pngOf(20_000, 20).slice()), 'too large'],
  ['behind a closed door', () => Response.redirect('http://192.168.1.1/leek.jpg'), 'not open'],
  ['behind itself', () => Response.redirect(PHOTO), 'on and on'],
  ['not there at all', () => Promise.reject(new TypeError('no such host')), 'not be reached'],
]

test.each(bad)('a photo that is %s is unreachable', async (what, play, words) => {
  web(play)
  const { status, json } = await ask({ url: PHOTO }, what)
  expect([status, json.error.code]).toEqual([422, 'unreachable'])
  expect(json.error.message).toContain(words)
})

test('a photo that never comes takes too long', async () => {
  const never: typeof fetch = () => new Promise(() => {})
  await expect(fetchPhoto({ fetch: never, timeoutMs: 20 }, PHOTO)).rejects.toMatchObject({
    failure: { code: 'unreachable', reason: 'The photo took too long' },
  })
})

test.each([
  'http://127.0.0.1/a.jpg',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'data:image/png;base64,iVBORw0KGgo=',
  'leek.jpg',
])('%s is never asked', async (url) => {
  const fetch = web(() => answer(pngPhoto))
  const { status, json } = await ask({ url }, url)
  expect([status, json.error.code]).toEqual([422, 'unreachable'])
  expect(fetch).not.toHaveBeenCalled()
})

test.each([[{}], [{ url: ' ' }], [{ url: 5 }], [{ url: PHOTO, html: '<p>' }]])(
  '%j is refused',
  async (body) => {
    const { status, json } = await ask(body, 'c')
    expect([status, json.error.code]).toEqual([422, 'validation_failed'])
  },
)

test('photos count among the pages that are fetched', async () => {
  const { PAGE_LIMIT } = env
  env.PAGE_LIMIT = { limit: async () => ({ success: false }) }
  const { status, headers, json } = await ask({ url: PHOTO }, 'busy')
  env.PAGE_LIMIT = PAGE_LIMIT
  expect([status, json.error.code]).toEqual([429, 'rate_limited'])
  expect(headers.get('Retry-After')).toBe('60')
})
