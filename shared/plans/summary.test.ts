import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collapsedSummary } from './summary.ts'

const THREE = 'A lemony start. A smoky middle! A slow Sunday?'

test.each([
  [THREE, 'A lemony start. A smoky middle!'],
  ['Rest 5 min. Then eat. And sleep.', 'Rest 5 min. Then eat.'],
  ['Add 2 tbsp. of tahini. Serve it. Eat.', 'Add 2 tbsp. of tahini. Serve it.'],
  ['He said "Soup." \nFish.\nCake.', 'He said "Soup." \nFish.'],
  ['Dr. Oetker helps. So does Mrs. Beeton. Enjoy.', 'Dr. Oetker helps. So does Mrs. Beeton.'],
  ['Herbs, e.g. Thai basil. J. Oliver agrees. End.', 'Herbs, e.g. Thai basil. J. Oliver agrees.'],
  ['It takes 1.5 hours. That is long. Start early.', 'It takes 1.5 hours. That is long.'],
  ['Buy dill, leeks, etc. Then cook. Then eat.', 'Buy dill, leeks, etc. Then cook.'],
  ['Wait... then stir. Taste it. Eat.', 'Wait... then stir. Taste it.'],
  ['"Eat your greens!" Said nobody. Ever.', '"Eat your greens!" Said nobody.'],
  ['Really?! Yes. No.', 'Really?! Yes.'],
  ['Monday is soup\nTuesday is fish\nWednesday is cake', 'Monday is soup\nTuesday is fish'],
  ['Soup.\n\nFish.\n\nCake.', 'Soup.\n\nFish.'],
  ['1. Soup comes first. 2 pans do. Wash up.', '1. Soup comes first. 2 pans do.'],
  [
    'Eat pasta with Lemon & Co. on Monday. Rest. Go.',
    'Eat pasta with Lemon & Co. on Monday. Rest.',
  ],
])('%j shows its first two sentences', (text, expected) => {
  expect(collapsedSummary(text)).toBe(expected)
})

test.each([
  '',
  'One sentence',
  'One. Two.',
  '  One. Two.  \n',
  'One! "Two?"',
  'Serve with i.e. Rice. Done.',
])('%j has no more than two sentences', (text) => {
  expect(collapsedSummary(text)).toBeNull()
})

test('what is shown is always the beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aB1 .!?\n"…') }), (text) => {
      const shown = collapsedSummary(text)
      if (shown === null) return
      expect(text.trim().startsWith(shown)).toBe(true)
      expect(shown.length).toBeLessThan(text.trim().length)
    }),
  )
})
