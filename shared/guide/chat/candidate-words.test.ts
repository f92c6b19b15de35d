/** Which words find recipes for a talk, and which recipes they find. */
import { expect, test } from 'vitest'
import { CREATE_RECIPE_REQUEST } from '../chat-words.ts'
import { recipeOf } from '../testing/chat-kitchen.ts'
import { candidatesAmong, candidateWords } from './candidate-words.ts'

const user = (content: string) => ({ role: 'user' as const, content })

test('foods by all their names, dishes and words of wishes, the newest first', () => {
  const words = candidateWords([
    user('a lentil curry'),
    user('with shrimp'),
    user(CREATE_RECIPE_REQUEST),
  ])
  expect(words).toEqual(expect.arrayContaining(['prawn', 'shrimp', 'curry', 'korma']))
  expect(words.indexOf('prawn')).toBeLessThan(words.indexOf('curry'))
})

test('what is refused finds nothing', () => {
  expect(candidateWords([user('no mushrooms please, a pie')]).join()).not.toContain('mushroom')
})

test('of a large library those named, then those with most words', () => {
  const recipes = Array.from({ length: 30 }, (_, at) =>
    recipeOf(at, `Dish No ${at}.`, at === 20 ? ['1||leek'] : ['1||rice']),
  )
  const found = candidatesAmong(recipes, {
    words: ['leek'],
    said: 'How about Dish No 25.?',
    count: 3,
  })
  expect(found.map(({ name }) => name)).toEqual(['Dish No 25.', 'Dish No 20.', 'Dish No 0.'])
  expect(candidatesAmong(recipes, { words: [], said: '', count: 30 })).toBe(recipes)
})
