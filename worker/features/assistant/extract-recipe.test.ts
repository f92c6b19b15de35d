import { expect, test } from 'vitest'
import { readRecipeStatement } from '#shared/imports/sql-statement.ts'
import { call } from '../../testing/call.ts'
import { OCR_TEXT } from '../../testing/six-tasks.ts'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
/** A form of these fields; bytes become files. */
function send(fields: [string, string | Uint8Array<ArrayBuffer>][]) {
  const form = new FormData()
  for (const [name, value] of fields) {
    form.append(name, typeof value === 'string' ? value : new File([value], 'x.svg'))
  }
  return call('POST', '/functions/extract-recipe-from-photo', { raw: form })
}

test('a photo with the text the device read becomes a statement and its recipe', async () => {
  const { status, json } = await send([
    ['image', PNG],
    ['ocrText', OCR_TEXT],
  ])
  expect([status, json.source]).toEqual([200, 'kitchen-guide'])
  expect(json.recipe).toMatchObject({ name: "Cook's leek soup", servings: 2 })
  expect(json.recipe.method).toEqual(['Slice the leeks.', 'Simmer for 20 minutes.'])
  expect(json.sqlStatement).toMatch(/^INSERT INTO .* VALUES \('Cook''s leek soup'/)
  expect(readRecipeStatement(json.sqlStatement)).toEqual(json.recipe)
})

test.each<[string, [string, string | Uint8Array<ArrayBuffer>][]]>([
  ['no text', [['image', PNG]]],
  [
    'a blank text',
    [
      ['image', PNG],
      ['ocrText', ' \n'],
    ],
  ],
])('with %s and no model there is no answer', async (_, fields) => {
  const { status, json } = await send(fields)
  expect([status, json.error.code]).toEqual([502, 'ai_failed'])
})

test.each<[string, [string, string | Uint8Array<ArrayBuffer>][], string]>([
  ['no image', [['ocrText', OCR_TEXT]], 'image'],
  ['an image as text', [['image', 'x']], 'image'],
  [
    'two images',
    [
      ['image', PNG],
      ['image', PNG],
    ],
    'image',
  ],
  [
    'an unknown field',
    [
      ['image', PNG],
      ['prompt', 'x'],
    ],
    'prompt',
  ],
  [
    'a text as a file',
    [
      ['image', PNG],
      ['ocrText', PNG],
    ],
    'ocrText',
  ],
  [
    'a text without end',
    [
      ['image', PNG],
      ['ocrText', 'x'.repeat(200_001)],
    ],
    'ocrText',
  ],
])('%s is refused', async (_, fields, path) => {
  const { status, json } = await send(fields)
  expect([status, json.error.issues[0].path]).toEqual([422, path])
})

test.each([['<svg xmlns="http://www.w3.org/2000/svg"/>'], ['']])(
  'an image that begins with "%s" is unsupported, whatever it calls itself',
  async (text) => {
    const { status, json } = await send([['image', new Uint8Array(new TextEncoder().encode(text))]])
    expect([status, json.error.code]).toEqual([415, 'unsupported_media_type'])
  },
)

test('what is no form is unsupported, and what only claims to be one is refused', async () => {
  const path = '/functions/extract-recipe-from-photo'
  expect((await call('POST', path, { body: {} })).status).toBe(415)
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  expect((await call('POST', path, { raw: 'nothing', headers })).status).toBe(422)
})

test('an image over 15 MB is too large', async () => {
  const image = new Uint8Array(15_000_001)
  image.set(PNG)
  const { status, json } = await send([['image', image]])
  expect([status, json.error.code]).toEqual([413, 'payload_too_large'])
})
