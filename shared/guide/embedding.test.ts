/** Ways to ask for one thing lie near each other; what is packed reads as it was. */
import { expect, test } from 'vitest'
import { packCells, ROWS } from '../hashed-table.ts'
import {
  cosine,
  embeddingIn,
  embeddingText,
  encoderOf,
  meanOf,
  ourEncoder,
  powerOf,
  WIDTH,
} from './embedding.ts'
import { openFeatures, questionFeatures } from './question-features.ts'

const embeddingOf = (text: string) => ourEncoder().embed(questionFeatures(text))
const near = (one: string, other: string) => cosine(embeddingOf(one), embeddingOf(other))

test.each([
  ['it has gone way too salty', 'oh no I tipped in double the salt', 'can I freeze it'],
  ['how long will it keep', 'is it still good on Thursday', 'how hot should the oven be'],
  ['the custard has curdled', 'my custard looks like scrambled egg', 'can I use margarine'],
])('%s: nearer to %s than to %s', (one, same, other) => {
  expect(near(one, same)).toBeGreaterThan(near(one, other) + 0.1)
})

test('talk lies nearer to talk than any question does', () => {
  const talkOf = (text: string) =>
    ourEncoder().none.reduce((sum, none) => sum + powerOf(cosine(embeddingOf(text), none)), 0)
  expect(talkOf('did you see the match on saturday')).toBeGreaterThan(
    10 * talkOf('is the chicken cooked through'),
  )
})

test('a direction is as long as 1, of nothing as long as 0', () => {
  const length = (embedding: Float32Array) => Math.hypot(...embedding)
  expect(length(embeddingOf('stir'))).toBeCloseTo(1)
  expect(length(embeddingOf(''))).toBe(0)
  expect(length(meanOf([embeddingOf('stir'), embeddingOf('whisk')]))).toBeCloseTo(1)
})

test('an embedding survives being written within a few parts of a hundred', () => {
  const embedding = embeddingOf('how do I fold without losing the air')
  expect(embeddingText(embedding)).toHaveLength(WIDTH)
  expect(cosine(embedding, embeddingIn(embeddingText(embedding)))).toBeGreaterThan(0.99)
})

test('what was packed embeds the same way: features that share nothing lie apart', () => {
  const rows = Float32Array.from({ length: ROWS * WIDTH }, (_, at) => Math.sin(at * 7.3))
  const { embed } = encoderOf({ ...packCells(rows), none: '', intents: '' })
  expect(cosine(embed([1, 2, 3]), embed([3, 2, 1]))).toBeCloseTo(1)
  expect(Math.abs(cosine(embed([101]), embed([202])))).toBeLessThan(0.6)
})

test('what is asked of any food looks alike', () => {
  expect(openFeatures('can I use lemon juice instead of vinegar')).toEqual(
    openFeatures('Can I use milk instead of cream'),
  )
})

test('a question is read without repetition, and a long one in the time of a short one', () => {
  expect(questionFeatures('salt salt')).toEqual(new Set([...questionFeatures('salt salt')]))
  const words = Array.from({ length: 500 }, (_, at) => `word${at}x`).join(' ')
  const more = `${words} ${words.replaceAll('word', 'other')}`
  expect(questionFeatures(more, [], []).size).toBe(questionFeatures(words, [], []).size)
})
