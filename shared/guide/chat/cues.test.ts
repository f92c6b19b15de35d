/** What kind of message it is. */
import { expect, test } from 'vitest'
import {
  asksToCreate,
  cuesIn,
  isCookingQuestion,
  isGreeting,
  isPlainQuestion,
  ownQuestionIn,
  saysFine,
} from './cues.ts'

test.each([
  'something else',
  'another idea?',
  'any others',
  'not that',
  'no',
  "I don't fancy those",
])('%j asks for more', (text) => {
  expect(cuesIn(text).isMore).toBe(true)
})

test.each([
  ['the second one', 1],
  ['number 3 please', 2],
  ['the last one', -1],
  ['first', 0],
  ['that one', 0],
  ['yes, that sounds good', 0],
  ['the first time I cook', null],
  ['a third of it', null],
  ['chicken please', null],
])('%j picks %s', (text, at) => {
  expect(cuesIn(text).pick).toBe(at)
})

test.each([
  ['make it milder', -1],
  ['not so spicy please', -1],
  ['with more heat', 1],
  ['spicier', 1],
  ['a curry', 0],
])('%j turns the heat by %i', (text, heat) => {
  expect(cuesIn(text).heat).toBe(heat)
})

test.each([
  'how long do I boil an egg?',
  'why does my sauce split',
  'can I freeze lasagne?',
  'is it safe to reheat rice?',
  'what is the difference between stock and broth?',
])('%j asks about cooking', (text) => {
  expect(isCookingQuestion(text)).toBe(true)
})

test.each([
  'how do I make lasagne?',
  'creamy soup?',
  'what can I cook with leeks?',
  'can you suggest a salad',
  'is there a cake without eggs?',
  'could we have a curry',
])('%j wishes for a dish', (text) => {
  expect(isCookingQuestion(text)).toBe(false)
})

test.each([
  ["what's for dinner tonight?", 'planned'],
  ['what is planned for Friday', 'planned'],
  ['when did we last have dal?', 'last-eaten'],
  ['what should I use up first?', 'use-first'],
  ['what can I cook right now?', 'pantry'],
  ['what can we make with what we have', 'pantry'],
  ['what can I cook for dinner tonight?', null],
  ['something quick for Friday', null],
  ["I gave up fish years ago. What's for supper?", null],
  ['Last time I ate here I had a headache. Soup?', null],
])('%j is about %s', (text, question) => {
  expect(ownQuestionIn(text, false)).toBe(question)
})

test('what goes with a dish needs a dish', () => {
  expect(ownQuestionIn('what goes with roast chicken?', true)).toBe('goes-with')
  expect(ownQuestionIn('what goes with it', false)).toBeNull()
})

test('writing up is asked for with or without words around it', () => {
  expect(
    ['create the recipe', 'Please write it up', 'ok, save that recipe'].map(asksToCreate),
  ).toEqual([true, true, true])
  expect(['make a recipe with leeks', 'a recipe for soup'].map(asksToCreate)).toEqual([
    false,
    false,
  ])
})

test('nothing but a whole sentence of assent is assent', () => {
  expect(
    ["that's fine", 'no, that is fine', 'carry on please', 'never mind'].map(saysFine),
  ).toEqual([true, true, true, true])
  expect(
    ['no onion or garlic', 'no beef. chilli please', 'fine but no eggs'].map(saysFine),
  ).toEqual([false, false, false])
})

test('greetings are nothing but greetings', () => {
  expect(['hello', 'Thanks, chef!', 'thank you so much'].map(isGreeting)).toEqual([
    true,
    true,
    true,
  ])
  expect(['hello, prawns please', 'thanks but no eggs'].map(isGreeting)).toEqual([false, false])
})

test('a question speaks of needs only where somebody or something in it may', () => {
  expect(['can I freeze lasagne?', 'when did we last have dal?'].map(isPlainQuestion)).toEqual([
    true,
    true,
  ])
  const needing = [
    "can I use butter if she can't have milk?",
    'is it safe for a coeliac?',
    'a pie',
    'could I trouble you for a stir fry in which the prawn is absent?',
    'could live happily if I met no more leeks. Soup then?',
  ]
  expect(needing.filter(isPlainQuestion)).toEqual([])
})

test.each([
  'ok what else',
  'Could you go for mexican',
  'Could it be made with no onion? My tummy cannot handle them',
  "what's a good sandwich idea",
  'What do I cook for a visitor who eats no pork?',
  'would a thai one work?',
])('"%s" asks for a dish', (said) => {
  expect(isCookingQuestion(said)).toBe(false)
})

test.each([
  "what's a good oil for frying",
  "what's a good substitute for eggs",
  'what do I do if the sauce splits',
  'could it go off in a day',
  'what is a roux',
])('"%s" asks about cooking', (said) => {
  expect(isCookingQuestion(said)).toBe(true)
})
