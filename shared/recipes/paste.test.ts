import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FormRow, isHeading } from './form-rows.ts'
import { readPastedIngredients, readPastedSteps, readTypedIngredient } from './paste.ts'

const wordsOf = (row: FormRow) => (isHeading(row) ? `# ${row.heading}` : row.name)

const LIST = [
  { name: 'olive oil', quantity: '2', unit: 'tbsp' },
  { name: 'large onion, finely chopped', quantity: '1', unit: '' },
  { name: 'salt and pepper, to taste', quantity: '', unit: '' },
]

test.each([
  ['2 tbsp olive oil\n1 large onion, finely chopped\nsalt and pepper, to taste'],
  [
    'Ingredients:\r\n\r\n- 2 tbsp olive oil\r\n- 1 large onion, finely chopped\r\n- salt and pepper, to taste',
  ],
  ['• 2 tbsp olive oil\n● 1 large onion, finely chopped\n▢ salt and pepper, to taste\n'],
  ['- [ ] 2 tbsp olive oil\n- [x] 1 large onion, finely chopped\n* salt and pepper, to taste'],
  ['1. 2 tbsp olive oil\n2. 1 large onion, finely chopped\n3. salt and pepper, to taste'],
  [
    'Share this!\n2 tbsp olive oil*\n1 large onion,\nfinely chopped\nsalt and pepper, to taste\n£3.20 total',
  ],
])('the ingredient list %j is three rows', (text) => {
  expect(readPastedIngredients(text)).toEqual(LIST)
})

test.each([
  ['For the sauce:\n2 tbsp oil\n\nFor the pasta:\n200 g spaghetti'],
  ['## For the sauce\n- 2 tbsp oil\n## For the pasta\n- 200 g spaghetti'],
  [
    'Ingredients\nFOR THE SAUCE\n2 tbsp oil\nFor nothing:\nFor the pasta\n200 g spaghetti\nTo serve:',
  ],
])('the headings of %j head what follows them', (text) => {
  const rows = readPastedIngredients(text)
  expect(rows.map(wordsOf)).toEqual(['# For the sauce', 'oil', '# For the pasta', 'spaghetti'])
})

test('numbers that are amounts are not taken for the numbers of a list', () => {
  expect(readPastedIngredients('1 egg\n2 onions\n1.5 kg flour')).toEqual([
    { name: 'egg', quantity: '1', unit: '' },
    { name: 'onions', quantity: '2', unit: '' },
    { name: 'flour', quantity: '1.5', unit: 'kg' },
  ])
})

test('a name that begins with a number stays a name in a list too', () => {
  expect(readPastedIngredients('500g 00 flour\n00 flour\n7up').map(wordsOf)).toEqual([
    '00 flour',
    '00 flour',
    '7up',
  ])
})

const STEPS = ['Chop the onion.', 'Fry it gently for 10 minutes.', 'Serve.']

test.each([
  ['Chop the onion.\nFry it gently for 10 minutes.\nServe.'],
  ['Method\n\n1. Chop the onion.\n2. Fry it gently for 10 minutes.\n3. Serve.'],
  ['1) Chop the onion.\n\n2) Fry it gently\nfor 10 minutes.\n\n3) Serve.'],
  ['Step 1\nChop the onion.\nStep 2\nFry it gently for 10 minutes.\nStep 3\nServe.'],
  ['Step 1: Chop the onion.\nStep 2: Fry it gently for 10 minutes.\nStep 3: Serve.'],
  ['- Chop the onion.\n- Fry it gently for 10 minutes.\n- Serve.'],
  ['1. Chop the onion. 2. Fry it gently for 10 minutes. 3. Serve.'],
])('the method %j is three steps', (text) => {
  expect(readPastedSteps(text)).toEqual(STEPS)
})

test('lines without full stops are steps of their own, however long', () => {
  const lines = ['Chop the onions and fry them in the oil until golden', 'Add the garlic', 'Serve']
  expect(readPastedSteps(lines.join('\n'))).toEqual(lines)
})

test('a sentence that a narrow page broke is one step', () => {
  const text =
    'Bring a large pan of salted water to the boil, add the pasta and stir\nonce or twice.\nDrain.'
  expect(readPastedSteps(text)).toEqual([
    'Bring a large pan of salted water to the boil, add the pasta and stir once or twice.',
    'Drain.',
  ])
})

test('a sub-heading goes before its first step', () => {
  expect(readPastedSteps('For the sauce:\nMelt the butter.\nStir.')).toEqual([
    'For the sauce: Melt the butter.',
    'Stir.',
  ])
})

test.each([
  ['2 tbsp olive oil', { name: 'olive oil', quantity: '2', unit: 'tbsp' }],
  [' 500g potatoes, peeled ', { name: 'potatoes, peeled', quantity: '500', unit: 'g' }],
  ['½ cup milk', { name: 'milk', quantity: '1/2', unit: 'cup' }],
  ['1½ cups milk', { name: 'milk', quantity: '1 1/2', unit: 'cups' }],
  ['2-3 carrots', { name: 'carrots', quantity: '2-3', unit: '' }],
  ['2 eggs 🥚', { name: 'eggs 🥚', quantity: '2', unit: '' }],
  ['olive oil', null],
  ['half and half', null],
  ['7up', null],
  ['100% rye flour', null],
  ['00 flour', null],
  ['2', null],
  ['2 tbsp', null],
  ['', null],
  ['٢ بيض', null],
])('%j typed as a name is read as %j', (name, expected) => {
  expect(readTypedIngredient(name)).toEqual(expected)
})

test('any text is read without throwing, into rows that say something', () => {
  const kitchenish = fc
    .array(fc.constantFrom('1', '1.', '½', '-', '[ ]', '\n', ' ', 'cup', 'Step 1', 'For the x:'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), kitchenish), (text) => {
      for (const row of readPastedIngredients(text)) expect(wordsOf(row)).toMatch(/\S/)
      for (const step of readPastedSteps(text)) expect(step).not.toBe('')
      readTypedIngredient(text)
    }),
  )
})

test('pasting takes time in proportion to its length', () => {
  const started = performance.now()
  const text = '1 (2 '.repeat(40_000)
  readPastedIngredients(text)
  readPastedSteps(text)
  readPastedIngredients('1 cup flour\n'.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(6_000)
})
