import { expect, test } from 'vitest'
import { api } from '../../api.ts'
import { call } from '../../testing/call.ts'

/** Every route of the API, as the document writes it; the page and its style are not of the API. */
const ROUTES = [
  ...new Set(
    api.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/api/docs'))
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
  ),
]

test('there are routes to be documented', () => {
  expect(ROUTES).toContain('patch /api/recipes/{id}')
})

test.each(ROUTES)('%s is documented, with what it answers', async (route) => {
  const [method, path] = route.split(' ') as [string, string]
  const { json } = await call('GET', '/openapi.json')
  const operation = json.paths[path]?.[method]
  expect(operation).toMatchObject({ tags: [expect.any(String)], summary: expect.any(String) })
  expect(operation.responses.default).toEqual({ $ref: '#/components/responses/Failure' })
  const good = Object.keys(operation.responses).filter((status) => status.startsWith('2'))
  expect(good).not.toEqual([])
  for (const status of good.filter((status) => status !== '204')) {
    const { content } = operation.responses[status]
    const { schema } = content['application/json'] ?? content['image/*']
    expect(Object.keys(schema)).not.toEqual([])
  }
})

test('the document is OpenAPI 3.1 and holds nothing that the API has not', async () => {
  const { json } = await call('GET', '/openapi.json')
  expect(json.openapi).toMatch(/^3\.1\./)
  const documented = Object.entries(json.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method} ${path}`),
  )
  expect(documented.sort()).toEqual([...ROUTES].sort())
})

test('a body is documented by the schema that validates it', async () => {
  const { json } = await call('GET', '/openapi.json')
  const { schema } = json.paths['/api/recipes'].post.requestBody.content['application/json']
  expect(schema.required).toEqual(['name', 'servings', 'ingredients', 'method'])
  expect(schema.additionalProperties).toBe(false)
})

test('every code of failure is described with its status', async () => {
  const { json } = await call('GET', '/openapi.json')
  const { enum: codes } = json.components.schemas.Error.properties.error.properties.code
  const { description } = json.components.responses.Failure
  for (const code of codes) expect(description).toMatch(new RegExp(`^[45]\\d\\d \`${code}\``, 'm'))
})

test('the page shows every route and keeps to the policy of pages', async () => {
  const { status, headers, text } = await call('GET', '/docs')
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(headers.get('Content-Security-Policy')).toContain("style-src 'self'")
  for (const route of ROUTES) {
    const [method, path] = route.split(' ') as [string, string]
    expect(text).toContain(`<code>${method.toUpperCase()} ${path}</code>`)
  }
  expect(text).not.toMatch(/<script|<style|style=|https?:/)
  expect(text).not.toContain('[object Object]')
})

test("the page's style is a file beside it", async () => {
  const { status, headers, text } = await call('GET', '/docs.css')
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8'])
  expect(text).toContain('color-scheme')
})

test.each([['/openapi.json'], ['/docs'], ['/docs.css']])('writing to %s is 405', async (path) => {
  const { status, json } = await call('POST', path, { body: {} })
  expect([status, json.error.code]).toEqual([405, 'method_not_allowed'])
})
