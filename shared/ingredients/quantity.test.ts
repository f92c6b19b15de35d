import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatQuantity, parseQuantity, readAmount } from './quantity.ts'

test.each([
  ['2', 2],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['1,5', 1.5],
  ['1,000', 1000],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['1-1/2', 1.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['2 ¾', 2.75],
  ['1⁄2', 0.5],
  ['⅔', 2 / 3],
  ['two', 2],
  ['half', 0.5],
  ['a dozen', 12],
  ['two dozen', 24],
  ['about 3', 3],
  ['2-3', 3],
  ['2 – 3', 3],
  ['1 to 1 1/2', 1.5],
  ['to taste', 0],
  ['pinch', 0],
  ['A pinch', 0],
  ['handful', 0],
  ['0', 0],
  ['', null],
  [' ', null],
  ['some', null],
  ['a few', null],
  ['1/0', null],
  ['-1', null],
  ['1e5', null],
  ['NaN', null],
  ['Infinity', null],
  ['constructor', null],
  ['1/2/3', null],
  ['2 large eggs', null],
  ['9'.repeat(400), null],
])('%s reads as %s', (text, value) => {
  expect(parseQuantity(text)).toBe(value)
})

test('a range keeps both ends, the lower first', () => {
  expect(readAmount('3-2')).toEqual({ low: 2, high: 3 })
})

test.each([
  [3, '3'],
  [1.5, '1.5'],
  [1 / 3, '0.33'],
  [1.125, '1.13'],
  [1.005, '1.01'],
  [0.1 + 0.2, '0.3'],
  [1000, '1000'],
  [0.001, '0.001'],
  [0, '0'],
])('%s is shown as %s', (value, text) => {
  expect(formatQuantity(value)).toBe(text)
})

test('any text gives a finite number that is not negative, or null', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const value = parseQuantity(text)
      expect(value === null || (Number.isFinite(value) && value >= 0)).toBe(true)
    }),
  )
})

test('what is shown reads back as it was, to two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (hundredths) => {
      expect(parseQuantity(formatQuantity(hundredths / 100))).toBe(hundredths / 100)
    }),
  )
})
