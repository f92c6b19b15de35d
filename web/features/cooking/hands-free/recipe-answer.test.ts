/** What is asked of the recipe, of the last words, and of what has run out. */
import { afterEach, expect, test, vi } from 'vitest'
import { fakeKitchen } from '../testing/fake-kitchen.ts'
import { obey } from './obey.ts'
import { recipeAnswer } from './recipe-answer.ts'
import { isAboutLastWords, isOutOfIt } from './what-was-said.ts'

afterEach(() => {
  vi.useRealTimers()
})

const scene = {
  recipe: {
    ingredients: [
      { name: 'flour', quantity: '200', unit: 'g' },
      { name: 'vanilla extract', quantity: '1', unit: 'tsp' },
    ],
    method: ['Heat the oven.', 'Stir the vanilla into the flour and bake for 25 minutes.'],
  },
  session: { step: 0, servings: 4, timers: [], ticked: [], ringing: [], drawer: null },
  question: null,
  text: '',
  lastSaid: null,
  voice: { mode: 'open', answers: 'full', rate: 1, volume: 1 },
  canSpeak: true,
  now: 0,
  newId: 'new',
} as const

test.each([
  ['what goes into step two', 'For step 2: 200 g flour and 1 tsp vanilla extract.'],
  ['what goes into this step', 'Step 1 names no ingredient.'],
  ['how long does step 2 take', 'Step 2 takes twenty-five minutes.'],
  ['how long do I bake it', null],
  ['what goes into step nine', null],
  ['what temperature should the oven be', null],
])("'%s' is answered '%s' from the recipe", (question, answer) => {
  expect(recipeAnswer(question, scene)).toBe(answer)
})

test('what the recipe does not say goes to the coach', () => {
  const asked = { intent: 'askCoach', slots: { question: 'is it done yet' } } as const
  expect(obey(asked, scene).effect).toEqual({ kind: 'ask', question: 'is it done yet' })
})

test("'what did you say' repeats the last words for thirty seconds, then reads the step", () => {
  const { hear, spoken, endSpeech } = fakeKitchen({ hasVoices: true })
  hear('how many grams is two cups of flour')
  const said = spoken()
  endSpeech()
  vi.advanceTimersByTime(9_000)
  hear('what did you say')
  expect(spoken()).toBe(said)
  endSpeech()
  vi.advanceTimersByTime(31_000)
  hear('what did you say')
  expect(spoken()).toBe('Step 1. Chop.')
  endSpeech()
  vi.advanceTimersByTime(9_000)
  hear('repeat the step')
  expect(spoken()).toBe('Step 1. Chop.')
})

test('what has run out goes on the list, and its swap is said', async () => {
  const { hear, handsFree } = fakeKitchen()
  hear('we are out of vanilla extract')
  await vi.advanceTimersByTimeAsync(0)
  expect(handsFree.view().reply).toMatch(
    /^Vanilla extract added to the shopping list\. Instead you could use .+ or .+\.$/,
  )
  hear('add milk to the shopping list')
  await vi.advanceTimersByTimeAsync(0)
  expect(handsFree.view().reply).toBe('Milk added to the shopping list.')
})

test('the words around a wish', () => {
  expect(isAboutLastWords('sorry what did you say')).toBe(true)
  expect(isAboutLastWords('read the step again')).toBe(false)
  expect(isOutOfIt("there's no vanilla left")).toBe(true)
  expect(isOutOfIt('add vanilla to the list')).toBe(false)
})
