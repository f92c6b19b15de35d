/** What people ask for in such words: likely where ways to ask say so, none for talk. */
import { expect, test } from 'vitest'
import { cardIn, computedIn } from './card.ts'
import { CARD_LINES } from './cards.compiled.ts'
import { COMPUTED_LINES } from './computed.compiled.ts'
import { PACKED_TOPICS } from './topics.compiled.ts'
import { modelOf, packTopics, topicsOf, unpackTopics } from './topics.ts'

test('every card and computed answer has been learned: if not, `npm run train:coach`', () => {
  const cards = CARD_LINES.trim().split('\n')
  const computed = COMPUTED_LINES.trim().split('\n')
  expect(PACKED_TOPICS.ids.split('\n')).toEqual([
    ...cards.map((line) => cardIn(line, []).id),
    ...computed.map((line) => computedIn(line, []).id),
  ])
})

test('weights are packed and unpacked to within a step', () => {
  const weights = new Map([
    ['salt', [[0, 3.1] as const, [1, -0.2] as const]],
    ['way too', [[1, 1.5] as const]],
  ])
  const packed = packTopics({ ids: ['too-salty', 'amount'], weights })
  const read = unpackTopics(packed)
  expect(read.ids).toEqual(['too-salty', 'amount'])
  expect(read.weights.get('salt')?.[0]?.[1]).toBeCloseTo(3.1)
  expect(read.weights.get('salt')?.[1]?.[1]).toBeCloseTo(-0.2)
  expect(read.weights.get('way too')?.[0]?.[1]).toBeCloseTo(1.5)
})

test('chances are together 1, and what nothing knows is equally likely', () => {
  const model = modelOf({ ids: ['a', 'b'], weights: new Map([['x', [[0, 2] as const]]]) })
  const { of, none } = model(['x'])
  expect(of('a') + of('b') + none).toBeCloseTo(1)
  expect(of('a')).toBeGreaterThan(of('b'))
  expect(of('c')).toBe(0)
  expect(model(['y']).none).toBeCloseTo(1 / 3)
})

test.each([
  ['oh no the gravy is far too salty, I must have doubled it', 'it-is-too-salty'],
  ['there is a little mould on one end of the cheese', 'it-has-mould-on-it-can-i-cut-it-off'],
  ['right that is in, whats next', 'next'],
])('%s: %s', (said, id) => expect(topicsOf(said).of(id)).toBeGreaterThan(0.1))

test('talk asks for nothing', () => {
  expect(topicsOf('did you hear who won the match on saturday').none).toBeGreaterThan(0.5)
})
