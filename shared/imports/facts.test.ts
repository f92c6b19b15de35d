import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Facts, readFacts, splitTitle, takeFacts } from './facts.ts'

test.each<[string, Facts | null]>([
  [
    'Serves 4. Prep 10 min. Cook 15 min. Easy',
    { servings: 4, prep_time: 10, cook_time: 15, difficulty: 'easy' },
  ],
  ['SERVES 4 PREP TIME 10 MINS COOK TIME 1 HR 30', { servings: 4, prep_time: 10, cook_time: 90 }],
  ['Makes 12 muffins · 10 min prep, 15 min cook', { servings: 12, prep_time: 10, cook_time: 15 }],
  ['4 servings | 30 min | Vegetarian', { servings: 4, total: 30, tags: ['Vegetarian'] }],
  ['Serves 4 to 6 as a main, or 8 as a side', { servings: 4 }],
  ['Prep: 15 mins, plus 30 mins chilling', { prep_time: 15 }],
  ['Hands-on time: 10 min; total 2½ hours', { prep_time: 10, total: 150 }],
  ['Skill level: More effort', { difficulty: 'medium' }],
  ['For six people', { servings: 6 }],
  ['Yield: 2 loaves (350 kcal per serving)', { servings: 2 }],
  ['Cost £4.20, £1.05 per serving, serves 4', { servings: 4 }],
  ['30 minutes', null],
  ['Bake 25 minutes.', null],
  ['Serve with bread', null],
  ['For the sauce', null],
  ['Easy chicken pie', null],
])('%s', (line, facts) => {
  expect(readFacts(line)).toEqual(facts)
})

test.each<[string, string, Facts]>([
  ['Tomato pasta (serves 4, 25 mins)', 'Tomato pasta', { servings: 4, total: 25 }],
  ['Leek pie – makes 2', 'Leek pie', { servings: 2 }],
  ['Naan [15 minutes]', 'Naan', { total: 15 }],
  ['Hummus (easy)', 'Hummus (easy)', {}],
  ['Pasta (with peas)', 'Pasta (with peas)', {}],
])('the title %s', (title, name, facts) => {
  expect(splitTitle(title)).toEqual({ name, facts })
})

test('facts leave the paragraph that they stand in', () => {
  expect(takeFacts('A soup for cold days. Serves 4. Prep 10 min. We love it!')).toEqual({
    rest: 'A soup for cold days. We love it!',
    facts: { servings: 4, prep_time: 10 },
  })
  expect(takeFacts('An easy one. Simple.').rest).toBe('An easy one. Simple.')
})

test('any line is read, and soon', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('serves ', '4 ', 'prep ', '10 min ', ' to ', '(', ', ', 'easy', '½', 'about '),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const start = performance.now()
      splitTitle(takeFacts(pieces.join('')).rest)
      expect(performance.now() - start).toBeLessThan(3_000)
    }),
  )
})
