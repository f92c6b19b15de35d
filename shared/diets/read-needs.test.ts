/** What people say they must not eat, in many mouths, and what they wish for. The sentences stand in testing/said.txt. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNeeds } from './read-needs.ts'

type Sentence = { said: string; marks: string[] }

const sentences: Sentence[] = readFileSync(join(import.meta.dirname, 'testing/said.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const at = line.lastIndexOf('=>')
    return {
      said: line.slice(0, at).trim(),
      marks: line
        .slice(at + 2)
        .trim()
        .split(/\s+/),
    }
  })

test('there are several hundred sentences', () => {
  expect(sentences.length).toBeGreaterThan(600)
})

test.each(sentences)('$said', ({ said, marks }) => {
  const { needs, unsure: unread, unclear } = readNeeds(said)
  const unsure = [...unread, ...unclear.map(({ words }) => words)]
  const read: string[] = [...needs.diets, ...needs.allergens, ...needs.never]
  expect(read).toEqual(expect.arrayContaining(marks.filter((mark) => /^[a-z]/.test(mark))))
  const wrong = marks.filter((mark) => mark.startsWith('!') && read.includes(mark.slice(1)))
  expect(wrong).toEqual([])
  if (!marks.includes('~')) expect(unsure.length > 0, unsure.join('; ')).toBe(marks.includes('?'))
})

test('what is refused is no wish, and the other way round', () => {
  const { needs, wanted } = readNeeds('Salmon and leeks please, but no thyme and no capers')
  expect(needs.never).toEqual(['caper', 'thyme'])
  expect(wanted).toEqual(['salmon', 'leek'])
})

test('a need is said where it stands, with the word that refuses it', () => {
  const said = 'Pasta without prawns or crab, dairy-free'
  const places = readNeeds(said).said.map(({ start, end }) => said.slice(start, end))
  expect(places).toEqual(['without prawns', 'or crab', 'dairy-free'])
})

test('who falls ill of a food may fall ill of its kind', () => {
  expect(readNeeds('no prawns').needs.allergens).toEqual([])
  expect(readNeeds('allergic to prawns').needs.allergens).toEqual(['crustaceans', 'molluscs'])
  expect(readNeeds('cheddar brings her out in hives').needs.allergens).toEqual(['milk'])
})

test('what cannot be read is handed back as it was said', () => {
  expect(readNeeds('Pasta. My sister has IBS').unsure).toEqual(['My sister has IBS'])
  expect(readNeeds('I am allergic to Quixote').unsure).toEqual(['allergic to Quixote'])
  expect(readNeeds('').unsure).toEqual([])
})

/** Ours: a text of full length takes this thread a second at most, whatever else the machine does; mostly some milliseconds. */
const MILLISECONDS_MAX = 1_000
const pieces = [
  'no ',
  'not ',
  'allergic to ',
  'eggs, ',
  'or ',
  'and nut-',
  'free ',
  'she ',
  'but ',
  '? ',
  "can't ",
  'everything but ',
  'a',
  '-',
  'İ',
  '🚫',
  '牛肉',
  'e\u0301',
]

test('8,000 characters of anything are read in linear time', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }), (some) => {
      const text = some.join('').repeat(8_000).slice(0, 8_000)
      const before = process.threadCpuUsage()
      readNeeds(text)
      const { user } = process.threadCpuUsage(before)
      expect(user / 1_000).toBeLessThan(MILLISECONDS_MAX)
    }),
    { numRuns: 60 },
  )
})

test('what is beyond 8,000 characters is not looked at', () => {
  expect(readNeeds(`${'x '.repeat(4_000)}no eggs`).needs.allergens).toEqual([])
})
