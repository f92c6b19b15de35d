/** How long a wish allows, in the words people use for it. */
import { expect, test } from 'vitest'
import { readMinutes } from './read-minutes.ts'
import { wordsOfWish } from './words.ts'

const minutesOf = (text: string) => readMinutes(wordsOfWish(text))

test.each([
  ['chicken under 30 minutes', 30],
  ['ready in half an hour', 30],
  ['half hour dinners', 30],
  ['an hour and a half of braising', 90],
  ['no more than an hour', 60],
  ['1 hour 20 minutes at most', 80],
  ['1h 15m', 75],
  ['45min tops', 45],
  ['in twenty-five minutes', 25],
  ['about 20 mins please', 20],
  ['a quarter of an hour', 15],
  ['1.5 hours', 90],
  ['two hours', 120],
  ['2 and a half hours', 150],
  ['something quick', 30],
  ['less than 40 minutes', 40],
])('%s is at most %i minutes', (text, minutes) => {
  expect(minutesOf(text)).toMatchObject({ minutes, isLeast: false })
})

test.each(['five spice chicken', '30 prawns', 'half a lemon', 'a whole chicken', ''])(
  '%j says nothing about time',
  (text) => {
    expect(minutesOf(text)).toBeNull()
  },
)

test('a least time bounds nothing', () => {
  expect(minutesOf('over two hours in the oven')).toMatchObject({ isLeast: true })
  expect(minutesOf('at least an hour')).toMatchObject({ isLeast: true })
})

test('the words around a time go with it', () => {
  const words = wordsOfWish('chicken in under 30 minutes or less with rice')
  const { from, to } = readMinutes(words) ?? { from: 0, to: 0 }
  expect(words.slice(from, to).map(({ text }) => text)).toEqual(
    'in under 30 minutes or less'.split(' '),
  )
})
