/** Slices of a list against the whole of it. */
import { expect, test } from 'vitest'
import { readRows } from './read-rows.ts'

const read = (json: string, sliceChars: number) => readRows(new Blob([json]), sliceChars)

const LONG = Array.from({ length: 3_000 }, (_, number) => ({
  id: `${number}`,
  name: `a text with },{"id":"9"} in it, and crème fraîche 🍥`,
  parts: [{ name: 'x' }, { name: 'y' }],
}))

test.each([1, 5_000, 100_000, 10_000_000])(
  'in slices of %d characters a list reads the same',
  async (size) => {
    expect(await read(JSON.stringify(LONG), size)).toEqual(LONG)
  },
)

test.each([
  ['an empty list', []],
  ['one row', [{ id: '1' }]],
  ['rows that hold rows with ids', [{ id: '1', parts: [{ id: 'a' }, { id: 'b' }] }, { id: '2' }]],
  ['rows without ids', [{ name: 'x' }, { name: 'y' }]],
])('%s reads the same', async (_what, rows) => {
  expect(await read(JSON.stringify(rows), 1)).toEqual(rows)
})

test('what is no JSON is refused', async () => {
  await expect(read('[{"id":"1"},{"id":"2"', 1)).rejects.toThrow(SyntaxError)
})
