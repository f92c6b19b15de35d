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
  ['Roast for 45 min. at most. Then rest. Eat.', 'Roast for 45 min. at most. Then rest.'],
  ['It is ready in 45 min. Monday is quick. Eat.', 'It is ready in 45 min. Monday is quick.'],
  ['Prep 10 min. 25 min. to cook. Then eat. Nap.', 'Prep 10 min. 25 min. to cook. Then eat.'],
  ['The bake (approx. 35 min.) waits. Good. Eat.', 'The bake (approx. 35 min.) waits. Good.'],
  ['Sunday is slow (90 min.). Monday is not. Eat.', 'Sunday is slow (90 min.). Monday is not.'],
  ['Shop by Nov. 23 for No. 5. Cook it. Eat.', 'Shop by Nov. 23 for No. 5. Cook it.'],
  ['Allow approx. 1.5 h. Serve at 19.30. Eat.', 'Allow approx. 1.5 h. Serve at 19.30.'],
  ['Buy one fig. Then a pear. Eat.', 'Buy one fig. Then a pear.'],
  ['Peppers have vitamin C. Eat them. Often.', 'Peppers have vitamin C. Eat them.'],
  ['Leeks, dill... and cream. Stir. Eat.', 'Leeks, dill... and cream. Stir.'],
  ['Soup!🎉 Fish! 🐟 Cake.', 'Soup!🎉 Fish!'],
  ['See bbc.co.uk for more. Then cook. Eat.', 'See bbc.co.uk for more. Then cook.'],
  ['Soup.\r\nFish.\r\nCake.', 'Soup.\r\nFish.'],
  ['- Soup on Monday\n- fish on Friday\n- cake', '- Soup on Monday\n- fish on Friday'],
  ['周一喝汤。周二吃鱼！周三吃蛋糕。', '周一喝汤。周二吃鱼！'],
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
  'Ready in approx. 20 min. on Monday, e.g. with rice. Done.',
  'Fish twice. Pie at 6.30!',
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

test.each(['.', '. ', '\n', '.\n', '\n ', '"."', 'e.g. '])(
  '%j without end is read in no time',
  (piece) => {
    const started = performance.now()
    collapsedSummary(`a${piece.repeat(200_000)}a`)
    expect(performance.now() - started).toBeLessThan(3_000)
  },
)
