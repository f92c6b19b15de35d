import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitNumbered } from './steps.ts'

test.each<[string, string[], string[]]>([
  ['signs only', [',', 'Chop.', ' , ', '•', 'Fry.'], ['Chop.', 'Fry.']],
  ['numbers', ['1. Chop.', '2) Fry.'], ['Chop.', 'Fry.']],
  ['labels', ['STEP 1: Chop.', 'Step 2 - Fry.'], ['Chop.', 'Fry.']],
  ['labels of another language', ['Passo 1: Corte.', 'Passo 2: Frite.'], ['Corte.', 'Frite.']],
  ['labels on lines of their own', ['Step 1', 'Chop.', 'Step 2', 'Fry.'], ['Chop.', 'Fry.']],
  ['numbers on lines of their own', ['1:', 'Chop.', '2:', 'Fry.'], ['Chop.', 'Fry.']],
  ['labels that are all there is', ['Round 1', 'Round 2'], ['Round 1', 'Round 2']],
  ['a heading before labels', ['Pie: Step 1: Chop.', 'Step 2: Fry.'], ['Pie: Chop.', 'Fry.']],
  [
    'amounts',
    ['Chop.', '2 eggs go in.', '3 more follow.'],
    ['Chop.', '2 eggs go in.', '3 more follow.'],
  ],
  ['a time', ['1.5 hours pass.', '2.5 more pass.'], ['1.5 hours pass.', '2.5 more pass.']],
  ['numbers in one text', ['1. Chop. 2. Fry at 180. 3. Eat.'], ['Chop.', 'Fry at 180.', 'Eat.']],
  ['no spaces', ['1.Chop.2.Fry 2.5 minutes.'], ['Chop.', 'Fry 2.5 minutes.']],
  [
    'numbers without dots',
    ['1 Chop it. 2 Fry 3 minutes. 3 Eat.'],
    ['Chop it.', 'Fry 3 minutes.', 'Eat.'],
  ],
  ['words in one text', ['Step 1 Chop Step 2 Fry'], ['Chop', 'Fry']],
])('%s', (_, lines, steps) => {
  expect(splitNumbered(lines)).toEqual(steps)
})

test('a method in one block is a step for each sentence of some length', () => {
  const block =
    'Heat the oven to 200C. Slice the leeks thinly and wash them well. Melt 2 tbsp. Butter in a wide pan. Add the leeks and cook for 10 min. until soft. Fill the tin. Bake for 40 minutes until the top is golden (or longer). Serve.'
  expect(splitNumbered([block])).toEqual([
    'Heat the oven to 200C. Slice the leeks thinly and wash them well. Melt 2 tbsp. Butter in a wide pan.',
    'Add the leeks and cook for 10 min. until soft. Fill the tin.',
    'Bake for 40 minutes until the top is golden (or longer). Serve.',
  ])
  expect(splitNumbered(['Chop the leeks. Fry them.'])).toEqual(['Chop the leeks. Fry them.'])
})

test('no letter is lost, whatever the lines', () => {
  const piece = fc.constantFrom(
    'Chop it. ',
    'step ',
    '1',
    '2',
    '. ',
    ': ',
    ' ',
    ',',
    'Fry it! ',
    '3) ',
  )
  const line = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const words = (texts: string[]) => texts.join(' ').match(/Chop|Fry/g)?.length ?? 0
      expect(words(splitNumbered(lines))).toBe(words(lines))
    }),
  )
})

test.each(['1. ', 'step 1 ', 'a. ', '1 A', '. ', '1'])(
  'a long text of %j is split soon',
  (piece) => {
    const start = performance.now()
    splitNumbered([piece.repeat(200_000 / piece.length)])
    splitNumbered(piece.repeat(2_000).split(' '))
    expect(performance.now() - start).toBeLessThan(2_000)
  },
)
