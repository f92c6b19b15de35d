import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { call } from '../../testing/call.ts'

const page = `<html><script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeYield: '2',
  recipeIngredient: ['2 leeks', '500 ml stock'],
  recipeInstructions: ['Slice the leeks.', 'Simmer for 20 minutes.'],
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
