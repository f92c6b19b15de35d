import { expect, test } from 'vitest'
import {
  aNumber,
  anId,
  aText,
  eitherOf,
  mapOf,
  objectOf,
  oneOf,
  orNull,
  rowsOf,
} from './readers.ts'
import type { Reader } from './storage.ts'

const id = '0b0e7d5c-94f9-4a2c-9d1b-2f0a8f3f7c11'
const row = objectOf({ id: anId, name: aText })

test.each<[string, Reader<unknown>, unknown, unknown]>([
  ['text', aText, 'x', 'x'],
  ['text of a number', aText, 1, undefined],
  ['a number', aNumber, 1.5, 1.5],
  ['no number at all', aNumber, Number.NaN, undefined],
  ['an id', anId, id, id],
  ['an id with a tail', anId, `${id}/..`, undefined],
  ['a known word', oneOf('light', 'dark'), 'dark', 'dark'],
  ['a strange word', oneOf('light', 'dark'), 'red', undefined],
  ['nothing, where that is allowed', orNull(aText), null, null],
  ['the second of two', eitherOf(aText, aNumber), 2, 2],
  ['neither of two', eitherOf(aText, aNumber), [], undefined],
  ['an object with more than was asked', row, { id, name: 'x', more: 1 }, { id, name: 'x' }],
  ['an object with less', row, { id }, undefined],
  ['an object that inherits its fields', row, Object.create({ id, name: 'x' }), undefined],
  ['a list as an object', row, [id, 'x'], undefined],
  [
    'rows, the broken ones left out',
    rowsOf(row),
    [null, { id, name: 'x' }, 7],
    [{ id, name: 'x' }],
  ],
  ['an object as rows', rowsOf(row), { 0: { id, name: 'x' } }, undefined],
  ['names, the broken ones left out', mapOf(aNumber), { a: 1, b: null }, { a: 1 }],
  ['a list as names', mapOf(aNumber), [1], undefined],
])('%s is read as that, or not at all', (_what, reader, value, expected) => {
  expect(reader.safeParse(value).data).toEqual(expected)
})
