/** Slices of a list against the whole of it. */
import { expect, test } from 'vitest'
import { parseRows } from './parse-rows.ts'

const ROWS = [
  { id: '1', name: 'Leek soup', tags: ['a', 'b'] },
  { id: '2', name: 'a text with },{"id":"9"} in it', tags: [] },
  { id: '3', name: '', parts: [{ name: 'x' }, { name: 'y' }] },
]

test.each([1, 20, 60, 1000])('in slices of %d characters a list reads the same', async (size) => {
  expect(await parseRows(JSON.stringify(ROWS), size)).toEqual(ROWS)
})

test.each([
  ['an empty list', []],
  ['rows that hold rows with ids', [{ id: '1', parts: [{ id: 'a' }, { id: 'b' }] }, { id: '2' }]],
  ['rows without ids', [{ name: 'x' }, { name: 'y' }]],
])('%s reads the same', async (_what, rows) => {
  expect(await parseRows(JSON.stringify(rows), 1)).toEqual(rows)
})

test('what is no JSON throws', async () => {
  await expect(parseRows('[{"id":"1"},{"id":"2"', 1)).rejects.toThrow(SyntaxError)
})
