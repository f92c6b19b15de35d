import { expect, test, vi } from 'vitest'
import { fetchPage } from './safe-fetch.ts'

const html = (body: BodyInit, type = 'text/html; charset=utf-8') =>
  new Response(body, { headers: { 'Content-Type': type } })
const redirect = (to: string) => new Response('', { status: 302, headers: { Location: to } })

/** A fetch that answers by address and keeps what it was asked. */
function web(pages: Record<string, () => Response>) {
  return vi.fn(async (input: RequestInfo | URL, _init?: RequestInit) => {
    const page = pages[String(input)]
    if (!page) throw new TypeError('no such host')
    return page()
  })
}

async function reasonOf(page: Promise<unknown>) {
  const error = await page.then(
    () => null,
    (thrown) => thrown,
  )
  return error?.failure
}

test('a page is read, by manual redirects and without credentials', async () => {
  const fetch = web({ 'https://a.example/': () => html('<p>Söup') })
  expect(await fetchPage({ fetch }, 'https://a.example')).toEqual({
    html: '<p>Söup',
    url: 'https://a.example/',
  })
  const init = fetch.mock.calls[0]?.[1]
  expect([init?.redirect, init?.method, init?.body]).toEqual(['manual', undefined, undefined])
})

test('a relative redirect is followed to the end', async () => {
  const fetch = web({
    'https://a.example/old': () => redirect('/new'),
    'https://a.example/new': () => redirect('https://b.example/soup'),
    'https://b.example/soup': () => html('soup'),
  })
  const page = await fetchPage({ fetch }, 'https://a.example/old')
  expect(page.url).toBe('https://b.example/soup')
})

test.each([
  'http://169.254.169.254/',
  'http://localhost:8787/api',
  'file:///etc/passwd',
  'http://u@b.example/',
  'http://2130706433/',
  'http://[::1]/',
  'https://b.example:6379/',
])('a redirect to %s is not followed', async (target) => {
  const fetch = web({ 'https://a.example/': () => redirect(target) })
  const failure = await reasonOf(fetchPage({ fetch }, 'https://a.example/'))
  expect(failure).toMatchObject({ code: 'unreachable' })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each(['http://127.1/', 'soup', '//', 'javascript:alert(1)', 'https://'])(
  '%s is never asked',
  async (address) => {
    const fetch = web({})
    expect(await reasonOf(fetchPage({ fetch }, address))).toMatchObject({ code: 'unreachable' })
    expect(fetch).not.toHaveBeenCalled()
  },
)

test('five redirects are followed, six are not', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [
      `https://a.example/${at}`,
      () => (at === 6 ? html('soup') : redirect(`/${at + 1}`)),
    ]),
  )
  const fetch = web(pages)
  expect((await fetchPage({ fetch }, 'https://a.example/1')).html).toBe('soup')
  expect(await reasonOf(fetchPage({ fetch }, 'https://a.example/0'))).toEqual({
    code: 'unreachable',
    reason: 'The page leads on and on',
  })
})

test.each<[string, () => Response, string]>([
  ['an error', () => new Response('', { status: 503 }), 'The page answered 503'],
  ['a redirect to nowhere', () => new Response('', { status: 301 }), 'The page answered 301'],
  ['a picture', () => html('x', 'image/png'), 'That address is not a web page'],
  ['a script', () => html('x', 'text/html-ish'), 'That address is not a web page'],
  ['5 MB and a byte', () => html(new Uint8Array(5_000_001)), 'The page is too large'],
  [
    'a length over 5 MB',
    () =>
      new Response('x', { headers: { 'Content-Type': 'text/html', 'Content-Length': '5000001' } }),
    'The page is too large',
  ],
])('%s is unreachable', async (_, page, reason) => {
  const fetch = web({ 'https://a.example/': page })
  expect(await reasonOf(fetchPage({ fetch }, 'https://a.example/'))).toEqual({
    code: 'unreachable',
    reason,
  })
})

test('a page of 5 MB is read', async () => {
  const fetch = web({ 'https://a.example/': () => html('x'.repeat(5_000_000)) })
  expect((await fetchPage({ fetch }, 'https://a.example/')).html).toHaveLength(5_000_000)
})

test('a host that does not answer is unreachable', async () => {
  const failure = await reasonOf(fetchPage({ fetch: web({}) }, 'https://a.example/'))
  expect(failure).toEqual({ code: 'unreachable', reason: 'The page could not be reached' })
})

test('a page that never comes, or never ends, takes too long', async () => {
  const never: typeof fetch = () => new Promise(() => {})
  const endless: typeof fetch = async () =>
    html(new ReadableStream({ pull: () => new Promise(() => {}) }))
  for (const fetch of [never, endless]) {
    const failure = await reasonOf(fetchPage({ fetch, timeoutMs: 20 }, 'https://a.example/'))
    expect(failure).toEqual({ code: 'unreachable', reason: 'The page took too long' })
  }
})

test.each([
  ['text/html; charset=iso-8859-1', ''],
  ['text/html', '<meta charset="latin1">'],
])('a page in %s %s is decoded', async (type, head) => {
  const bytes = Uint8Array.from(`${head}crème`, (character) => character.charCodeAt(0))
  const fetch = web({ 'https://a.example/': () => html(bytes, type) })
  expect((await fetchPage({ fetch }, 'https://a.example/')).html).toBe(`${head}crème`)
})

test.each<[string, number[]]>([
  ['an old page that names no charset', [0x63, 0x72, 0xe8, 0x6d, 0x65]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x63, 0x72, 0xc3, 0xa8, 0x6d, 0x65]],
  ['UTF-16 by its mark', [0xff, 0xfe, 0x63, 0, 0x72, 0, 0xe8, 0, 0x6d, 0, 0x65, 0]],
])('%s is decoded', async (_, bytes) => {
  const fetch = web({ 'https://a.example/': () => html(Uint8Array.from(bytes), 'text/html') })
  expect((await fetchPage({ fetch }, 'https://a.example/')).html).toBe('crème')
})

test('a charset that nobody knows is read as UTF-8', async () => {
  const fetch = web({ 'https://a.example/': () => html('crème', 'text/html; charset=klingon') })
  expect((await fetchPage({ fetch }, 'https://a.example/')).html).toBe('crème')
})
