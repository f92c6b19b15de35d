import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { api } from '../../api.ts'
import { call } from '../../testing/call.ts'
import { gifPhoto, jpgPhoto, pngPhoto, webpPhoto } from '../../testing/photos.ts'

type Part = [name: string, bytes: string | Uint8Array<ArrayBuffer>, field?: string]

function formOf(...parts: Part[]): FormData {
  const form = new FormData()
  for (const [name, bytes, field] of parts) form.append(field ?? 'image', new File([bytes], name))
  return form
}

const send = (...parts: Part[]) => call('POST', '/images', { raw: formOf(...parts) })

/** A PNG that claims a size. */
function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = pngPhoto.slice()
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

const KEY = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

test.each([
  ['jpg', jpgPhoto],
  ['png', pngPhoto],
  ['gif', gifPhoto],
  ['webp', webpPhoto],
])('a %s is stored under a random name, whatever the file was called', async (kind, bytes) => {
  const { status, json } = await send(['../../my holiday.svg', bytes])
  expect([status, json.failed]).toEqual([200, []])
  expect(json.urls).toEqual([expect.stringMatching(new RegExp(`^/images/${KEY}\\.${kind}$`))])
})

test('what is stored says nothing of where it was taken', async () => {
  const { json } = await send(['a.jpg', jpgPhoto])
  const photo = await env.PHOTOS.get(json.urls[0].slice('/images/'.length))
  expect(await photo?.text()).not.toContain('Secret')
})

test('photos that fail are named with their reason and keep no other out', async () => {
  const { status, json } = await send(
    ['first.png', pngPhoto],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['empty.jpg', ''],
    ['wide.png', pngOf(12_001, 1)],
    ['heavy.png', pngOf(8_000, 6_251)],
    ['none.png', pngOf(0, 5)],
    ['cut.png', pngPhoto.subarray(0, 100)],
    ['large.jpg', new Uint8Array(15_000_001)],
    ['last.gif', gifPhoto],
  )
  expect(status).toBe(200)
  expect(json.urls.map((url: string) => url.split('.').at(-1))).toEqual(['png', 'gif'])
  expect(json.failed).toEqual([
    { name: 'drawing.svg', code: 'unsupported_media_type' },
    { name: 'empty.jpg', code: 'unsupported_media_type' },
    { name: 'wide.png', code: 'validation_failed' },
    { name: 'heavy.png', code: 'validation_failed' },
    { name: 'none.png', code: 'validation_failed' },
    { name: 'cut.png', code: 'validation_failed' },
    { name: 'large.jpg', code: 'payload_too_large' },
  ])
})

test('a store that refuses fails each photo, and the answer is still 200', async () => {
  const PHOTOS = { put: () => Promise.reject(new Error('No room')) } as unknown as R2Bucket
  const response = await api.request(
    '/api/images',
    { method: 'POST', body: formOf(['a.jpg', jpgPhoto]) },
    { ...env, PHOTOS },
  )
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ urls: [], failed: [{ name: 'a.jpg', code: 'internal' }] })
})

test('ten photos are taken, eleven are refused', async () => {
  const photos = Array.from({ length: 11 }, (_, n): Part => [`${n}.gif`, gifPhoto])
  expect((await send(...photos.slice(1))).json.urls).toHaveLength(10)
  const { status, json } = await send(...photos)
  expect([status, json.error.issues[0].path]).toEqual([422, 'image'])
})

test.each([
  ['no photo', formOf(), 'image'],
  ['another field', formOf(['a.gif', gifPhoto], ['b.gif', gifPhoto, 'photo']), 'photo'],
])('a form with %s is refused', async (_, raw, path) => {
  const { status, json } = await call('POST', '/images', { raw })
  expect([status, json.error.code, json.error.issues[0].path]).toEqual([
    422,
    'validation_failed',
    path,
  ])
})

test('text in the field of a photo is refused', async () => {
  const raw = new FormData()
  raw.append('image', 'https://example.org/a.jpg')
  const { status, json } = await call('POST', '/images', { raw })
  expect([status, json.error.issues]).toEqual([422, [{ path: 'image', message: 'Not a file' }]])
})

test.each([
  [415, 'unsupported_media_type', 'application/json'],
  [415, 'unsupported_media_type', 'multipart/form-data'],
  [422, 'validation_failed', 'multipart/form-data; boundary=x'],
])('a body that is no form is %i %s when it says %s', async (expected, code, type) => {
  const headers = { 'Content-Type': type }
  const { status, json } = await call('POST', '/images', { raw: '{"image":1}', headers })
  expect([status, json.error.code]).toEqual([expected, code])
})

test('more than ten photos could weigh is 413', async () => {
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': '150100001',
  }
  const { status, json } = await call('POST', '/images', { raw: 'x', headers })
  expect([status, json.error.code]).toEqual([413, 'payload_too_large'])
})
