import { expect, test } from 'vitest'
import { aProfile, call } from '../testing/call.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const rice = (rest = '') => `{"name":"rice"${rest}}`

const add = (raw: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  call('POST', '/pantry-items', { raw, headers })

test.each([
  ['empty', ''],
  ['blank', ' \n'],
  ['cut off', '{"name":"rice"'],
  ['followed by more', '{"name":"rice"} {}'],
  ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])],
])('a body that is %s is 400', async (_, raw) => {
  const { status, json } = await add(raw)
  expect([status, json.error.code]).toEqual([400, 'invalid_json'])
})

test('no body where one is needed is 400, also without a type', async () => {
  const { status, json } = await call('POST', '/pantry-items')
  expect([status, json.error.code]).toEqual([400, 'invalid_json'])
})

test.each(['null', '[]', '5', '"rice"'])('a body that is %s is 422', async (raw) => {
  const { status, json } = await add(raw)
  expect([status, json.error.code]).toEqual([422, 'validation_failed'])
})

test.each([
  [',"quantity":1e999', 'quantity'],
  [',"quantity":-1e999', 'quantity'],
  [',"unit":"\\ud800"', 'unit'],
  [',"unit":"\\u0000"', 'unit'],
  [',"__proto__":{}', ''],
])('%s is refused', async (rest, path) => {
  const { status, json } = await add(rice(rest))
  expect([status, json.error?.issues?.[0].path]).toEqual([422, path])
})

test.each([
  ['application/json; charset=utf-8', 201],
  ['APPLICATION/JSON', 201],
  ['application/merge-patch+json', 201],
  ['application/a+b+json', 415],
  ['application/jsonp', 415],
  ['text/json', 415],
])('a body of type %s is %i', async (type, expected) => {
  expect((await add(rice(), { 'Content-Type': type })).status).toBe(expected)
})

test('a byte order mark before the body is passed over', async () => {
  expect((await add(`\ufeff${rice()}`)).json.name).toBe('rice')
})

test.each([
  ['declared', 'x'],
  ['counted', ' '.repeat(1_000_001)],
])('more than 1 MB, %s, is 413', async (how, raw) => {
  const headers = how === 'declared' ? { ...JSON_TYPE, 'Content-Length': '1000001' } : JSON_TYPE
  const { status, json } = await add(raw, headers)
  expect([status, json.error.code]).toEqual([413, 'payload_too_large'])
})

test('exactly 1 MB is read', async () => {
  expect((await add(rice().padEnd(1_000_000))).status).toBe(201)
})

test.each([[undefined], [''], ['{}']])(
  'where no body is needed %j is the same as {}',
  async (raw) => {
    const profile = await aProfile()
    const sent = raw === undefined ? {} : { raw, headers: JSON_TYPE }
    expect((await call('POST', '/shopping-lists', { profile, ...sent })).status).toBe(201)
  },
)
