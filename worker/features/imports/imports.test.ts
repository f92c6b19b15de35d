import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { call } from '../../testing/call.ts'

const page = `<html><script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeYield: '2',
  recipeIngredient: ['2 leeks', '500 ml stock'],
  recipeInstructions: ['Slice the leeks.', 'Simmer for 20 minutes.'],
  image: '/leek.jpg',
})}</script></html>`

/** Each caller its own address, or they would use up each other's fetches. */
const from = (address: string) => ({ 'CF-Connecting-IP': address })

test('a page by its HTML becomes a recipe, and nothing is fetched', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const body = { html: page, url: 'https://a.example/leek' }
  const { status, json } = await call('POST', '/imports/page', { body })
  expect(status).toBe(200)
  expect(json.recipe).toMatchObject({
    name: 'Leek soup',
    servings: 2,
    method: ['Slice the leeks.', 'Simmer for 20 minutes.'],
    source_type: 'website',
    source_url: 'https://a.example/leek',
  })
  expect(json.photo).toBe('https://a.example/leek.jpg')
  expect(fetch).not.toHaveBeenCalled()
  fetch.mockRestore()
})

test('a page by its address is fetched and read', async () => {
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(page, { headers: { 'Content-Type': 'text/html' } }))
  const body = { url: 'https://a.example/leek' }
  const { status, json } = await call('POST', '/imports/page', { body, headers: from('a') })
  expect([status, json.recipe.name]).toEqual([200, 'Leek soup'])
  expect(fetch.mock.calls[0]?.[0]).toBe('https://a.example/leek')
  fetch.mockRestore()
})

test('what was imported can be saved as it is', async () => {
  const { json } = await call('POST', '/imports/page', { body: { html: page } })
  expect((await call('POST', '/recipes', { body: json.recipe })).status).toBe(201)
})

/** What the internet may answer instead of a recipe: nothing is saved, the answer says why. */
const bad: [string, () => Promise<Response>, string][] = [
  ['no recipe', async () => web('<h1>Our story</h1><p>We love food.</p>'), 'no_recipe_found'],
  [
    'a wall against robots',
    async () => web('<h1>Just a moment</h1>', { status: 403 }),
    'unreachable',
  ],
  ['50 MB', async () => web('x', { headers: { 'Content-Length': '50000000' } }), 'unreachable'],
  ['50 MB that nobody announced', async () => web(endless('x'.repeat(1_000_000))), 'unreachable'],
  [
    'a redirect to a private address',
    async () => Response.redirect('http://10.0.0.1/'),
    'unreachable',
  ],
  ['a redirect to itself', async () => Response.redirect('https://a.example/leek'), 'unreachable'],
  [
    'a picture',
    async () => web('x', { headers: { 'Content-Type': 'image/svg+xml' } }),
    'unreachable',
  ],
  ['no answer at all', () => Promise.reject(new TypeError('connect failed')), 'unreachable'],
]

const web = (body: BodyInit, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'Content-Type': 'text/html', ...init.headers } })

function endless(piece: string) {
  const bytes = new TextEncoder().encode(piece)
  return new ReadableStream({ pull: (controller) => controller.enqueue(bytes) })
}

test.each(bad)('a page that is %s leaves the kitchen as it was', async (what, answer, code) => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const before = (await call('GET', '/recipes')).json.length
  const { status, json } = await call('POST', '/imports/page', {
    body: { url: 'https://a.example/leek' },
    headers: from(what),
  })
  expect([status, json.error.code]).toEqual([422, code])
  expect(json.error.message).not.toBe('')
  expect((await call('GET', '/recipes')).json).toHaveLength(before)
  fetch.mockRestore()
})

test('a page without a recipe says so', async () => {
  const { status, json } = await call('POST', '/imports/page', { body: { html: '<p>Hello' } })
  expect([status, json.error.code]).toEqual([422, 'no_recipe_found'])
})

test.each(['http://localhost:8787/', 'not an address'])('%s is unreachable', async (url) => {
  const { status, json } = await call('POST', '/imports/page', {
    body: { url },
    headers: from('b'),
  })
  expect([status, json.error.code]).toEqual([422, 'unreachable'])
})

test.each([[{}], [{ url: ' ' }], [{ html: '' }], [{ html: '<p>', follow: true }], [{ url: 5 }]])(
  '%j is refused',
  async (body) => {
    const { status, json } = await call('POST', '/imports/page', { body })
    expect([status, json.error.code]).toEqual([422, 'validation_failed'])
  },
)

test('a page over 1 MB of JSON is too large', async () => {
  const { status } = await call('POST', '/imports/page', { body: { html: 'x'.repeat(1_000_000) } })
  expect(status).toBe(413)
})

test('fetches over the limit are refused by address, pages sent as HTML are not', async () => {
  const { PAGE_LIMIT } = env
  const limit = vi.fn(async ({ key }: RateLimitOptions) => ({ success: key !== 'busy' }))
  env.PAGE_LIMIT = { limit }
  const send = (body: object, address: string) =>
    call('POST', '/imports/page', { body, headers: from(address) })
  const refused = await send({ url: 'http://localhost/' }, 'busy')
  expect([refused.status, refused.json.error.code]).toEqual([429, 'rate_limited'])
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect((await send({ url: 'http://localhost/' }, 'calm')).status).toBe(422)
  expect((await send({ html: page }, 'busy')).status).toBe(200)
  expect(limit).toHaveBeenCalledTimes(2)
  env.PAGE_LIMIT = PAGE_LIMIT
})
