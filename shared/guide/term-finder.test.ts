/** Names are found whole, the longest first, in linear time; verbs by their stem. */
import { expect, test } from 'vitest'
import { stem, termFinder } from './term-finder.ts'

test('names are found whole, the longest first, past articles, in linear time', () => {
  const find = termFinder([{ words: ['cream'] }, { words: ['ice cream'] }], ['cream of tartar'])
  const found = find('Ice the cream, ice cream, cream of tartar')
  expect(found.map(({ entry }) => entry.words[0])).toEqual(['ice cream', 'ice cream'])
  expect(find('creamy')).toEqual([])
  expect(find('cream '.repeat(100_000)).length).toBeLessThan(10_000)
  expect(['fry', 'fries', 'fried', 'frying'].map(stem)).toEqual(['fry', 'fry', 'fry', 'fry'])
})
