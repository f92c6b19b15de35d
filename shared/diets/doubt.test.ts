/** What no rule reads as a refusal is asked about, and what people wish is not. The words are ours, not the corpus's. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TRAINED_FROM } from './doubt-weights.compiled.ts'
import { readNeeds, readSaid } from './read-needs.ts'

const FOLDER = join(import.meta.dirname, 'corpus')
const FILES = readdirSync(FOLDER).toSorted()

test('the weights were made from the corpus as it is', () => {
  const hash = createHash('sha256')
  for (const file of FILES) hash.update(readFileSync(join(FOLDER, file)))
  expect(TRAINED_FROM).toBe(hash.digest('hex').slice(0, 16))
})

test('every line of the corpus marks a food', () => {
  const lines = FILES.flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').trim().split('\n'))
  expect(lines.filter((line) => !/\[[-+][^\]]+\]/.test(line))).toEqual([])
  expect(lines.length).toBeGreaterThan(3_000)
})

test.each([
  ['a mouthful of coconut and I am up scratching all night, curry tonight', 'coconut'],
  ['my ears burned after the pineapple, then the mango did it too. Fruit salad?', 'mango'],
  ['We have had it up to here with courgettes. Veggie pasta?', 'courgettes'],
])('%s: it asks', (said, words) => {
  const { unclear, refusals, needs } = readNeeds(said)
  const isAsked = unclear.some((each) => each.words.includes(words))
  const isRefused = refusals.some(({ key }) => words.startsWith(key)) || needs.never.length > 1
  expect(isAsked || isRefused).toBe(true)
})

test.each([
  'prawn noodles please',
  'salmon with a caper sauce for six people',
  'got leeks and half a cabbage, what can I cook',
  'brownies for the school fair, no nuts',
])('%s: it does not', (said) => expect(readNeeds(said).unclear).toEqual([]))

test('into a search box one types what one looks for', () => {
  const said = 'a mouthful of coconut and I am up scratching all night'
  expect(readSaid(said, 'search').unclear).toEqual([])
})
