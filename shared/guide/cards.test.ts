/** Cards are found by what people ask, however they say it, and what no card knows is not claimed. */
import { expect, test } from 'vitest'
import { cardIn } from './card.ts'
import { CARD_LINES } from './cards.compiled.ts'
import { findCards } from './cards.ts'
import { vocabulary } from './vocabulary.ts'

const CARDS = CARD_LINES.trim()
  .split('\n')
  .map((line) => cardIn(line, vocabulary()))

test.each([
  ['my pan is on fire!!', 'Oil has caught fire, what do I do?'],
  ['we left the stew out on the hob all night', 'Food was left out overnight, is it safe?'],
  ['the zucchini is so bitter, is that dangerous', 'My courgette tastes very bitter'],
  ['shrimp: when are they cooked through?', 'When are prawns cooked?'],
  ['do I rinse the raw chicken first', 'Should I wash chicken before cooking?'],
  ['oh no, I put far too much salt in it', 'It is too salty'],
])('%j finds %j, and is sure', (question, title) => {
  const [found] = findCards(question)
  expect(found?.card.title).toBe(title)
  expect(found?.sure).toBeGreaterThan(0.25)
})

test('of two cards the one about the step is meant', () => {
  const CAKE = 'How long does cake keep?'
  const SOUP = 'How long do soup and stock keep?'
  const nearer = (about: string) =>
    findCards('how long will it keep', { about, step: '' })
      .map(({ card }) => card.title)
      .find((title) => title === CAKE || title === SOUP)
  expect(nearer('lemon drizzle cake')).toBe(CAKE)
  expect(nearer('leek soup')).toBe(SOUP)
})

test.each(['who won the match', 'what is spherification', '', '???'])(
  '%j finds none that is sure',
  (question) => {
    for (const { sure } of findCards(question)) expect(sure).toBeLessThan(0.35)
  },
)

test('every answer is short, and its card can be told from others', () => {
  expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length)
  for (const { answer } of CARDS) expect(answer.length).toBeLessThanOrEqual(900)
})
