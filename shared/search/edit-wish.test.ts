/** Wishes taken back out of what was typed. */
import { expect, test } from 'vitest'
import { textAsTyped, textWithout } from './edit-wish.ts'
import { readWish } from './read-wish.ts'

test.each([
  ['chicken under 30 minutes without dairy', 'chicken', 'under 30 minutes without dairy'],
  ['chicken under 30 minutes without dairy', 'at most 30 min', 'chicken without dairy'],
  ['rice and beans for dinner', 'rice', 'beans for dinner'],
  ['rice and beans for dinner', 'beans', 'rice for dinner'],
  ['chicken, leek, rice', 'rice', 'chicken, leek'],
  ['chicken, leek, rice', 'leek', 'chicken, rice'],
  ['vegan', 'vegan', ''],
])('%j without %j is %j', (text, label, rest) => {
  const part = readWish(text).parts.find((each) => each.label === label)
  expect(part && textWithout(text, [part])).toBe(rest)
})

test('several wishes are taken out at once', () => {
  const text = 'vegan pancakes under 10 minutes'
  const parts = readWish(text).parts.filter(({ kind }) => kind !== 'food' && kind !== 'word')
  expect(textWithout(text, parts)).toBe('pancakes')
})

test('a mended word is searched as it was typed once it stands in quotation marks', () => {
  const text = 'easy chiken'
  const [part] = readWish(text).parts.filter(({ read }) => read)
  const asked = part ? textAsTyped(text, part) : ''
  expect(asked).toBe('easy "chiken"')
  expect(readWish(asked)).toMatchObject({ foods: [], words: ['chiken'], asTyped: ['chiken'] })
  expect(readWish(asked).parts.map(({ start, end }) => asked.slice(start, end))).toEqual([
    'easy',
    '"chiken"',
  ])
})
