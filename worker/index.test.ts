import { createExecutionContext, env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import app from './index.ts'
import { call } from './testing/call.ts'
import { pngPhoto } from './testing/photos.ts'

const ASSETS = {
  fetch: async () => new Response('<!doctype html>', { headers: { 'X-Secret': 'no' } }),
} as unknown as Fetcher

const HTML = { Accept: 'text/html,*/*;q=0.8' }

function open(path: string, init: RequestInit = {}, bindings: object = {}) {
  return app.request(path, init, { ...env, ASSETS, ...bindings }, createExecutionContext())
}

async function aPhoto(): Promise<string> {
  const raw = new FormData()
  raw.append('image', new File([pngPhoto], 'a.png'))
  return (await call('POST', '/images', { raw })).json.urls[0]
}

test('a photo is answered as what it is, to be kept for ever and to run nothing', async () => {
  const { status, headers } = await open(await aPhoto())
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^".+"$/),
  })
})

test('a photo seen before is 304', async () => {
  const url = await aPhoto()
  const etag = (await open(url)).headers.get('ETag') as string
  const again = await open(url, { headers: { 'If-None-Match': `W/${etag}` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('HEAD of a photo has its headers and no body', async () => {
  const head = await open(await aPhoto(), { method: 'HEAD' })
  expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([
    200,
    'image/png',
    '',
  ])
})

test('a photo that is not there is 404 and is asked for again', async () => {
  const response = await open(`/images/${crypto.randomUUID()}.png`)
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  expect(await response.json()).toEqual({
    error: { code: 'not_found', message: 'No such image' },
  })
})

test.each([['POST'], ['PUT'], ['DELETE']])('%s of a photo is 405', async (method) => {
  const response = await open(await aPhoto(), { method })
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET'])
  expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
})

test.each([
  ['/images'],
  ['/images/'],
  ['/images/%E0%A4%A'],
  ['/images/secret.txt'],
  ['/images/..%2Fsecret.png'],
  [`/images/${crypto.randomUUID()}.svg`],
  [`/images/${crypto.randomUUID()}.PNG`],
  [`/images/${crypto.randomUUID()}.png/more`],
])('%s is 404 and the store is not asked', async (path) => {
  const PHOTOS = { get: () => Promise.reject(new Error('asked')) }
  const response = await open(path, { headers: HTML }, { PHOTOS })
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})

test.each([['/'], ['/recipes/1?edit=true'], ['/no-such-page'], ['/apiary']])(
  'a visit of %s is the page with its policy',
  async (path) => {
    const response = await open(path, { headers: HTML })
    expect([response.status, await response.text()]).toEqual([200, '<!doctype html>'])
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
  },
)

test.each([
  ['/assets/old-build.js', HTML],
  ['/assets/old-build.js', { Accept: '*/*' }],
  ['/robots.txt', { Accept: '*/*' }],
  ['/logo.png', {}],
])('%s, asked for as %j, is 404 and never HTML', async (path, headers) => {
  const response = await open(path, { headers })
  expect([response.status, await response.text()]).toEqual([404, 'Not found'])
})

test('HEAD of a page has its headers and no body', async () => {
  const head = await open('/recipes', { method: 'HEAD', headers: HTML })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
})

test('a write to a page is 404', async () => {
  expect((await open('/recipes', { method: 'POST', headers: HTML })).status).toBe(404)
})

test('a page that was not built is 404', async () => {
  const missing = { fetch: async () => new Response('', { status: 404 }) }
  expect((await open('/', { headers: HTML }, { ASSETS: missing })).status).toBe(404)
})

test('a store that refuses a photo is a 500 that tells nothing', async () => {
  const PHOTOS = { get: () => Promise.reject(new Error('secret')) }
  const response = await open(`/images/${crypto.randomUUID()}.png`, {}, { PHOTOS })
  const text = await response.text()
  expect([response.status, JSON.parse(text).error.code]).toEqual([500, 'internal'])
  expect(text).not.toContain('secret')
})

test('what goes wrong with a page is a plain 500 that tells nothing', async () => {
  const ASSETS = { fetch: () => Promise.reject(new Error('secret')) }
  const response = await open('/', { headers: HTML }, { ASSETS })
  expect([response.status, await response.text()]).toEqual([500, 'Something went wrong'])
})

test.each([['/api'], ['/api/'], ['/api/no-such-path']])(
  '%s is a 404 of the API, also for a visitor',
  async (path) => {
    const response = await open(path, { headers: HTML })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
  },
)

test('the API answers HEAD as it does GET', async () => {
  const head = await open('/api/recipes', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('ETag')).toMatch(/^"recipes-/)
})
