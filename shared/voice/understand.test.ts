/** Two wishes at once, corrections, doubts: what comes of an utterance besides one command. */
import { expect, test } from 'vitest'
import { parseCommand, parseCommands, understand } from './command.ts'
import type { VoiceContext } from './intents.ts'
import { mostly } from './testing/mostly.ts'
import { TWO_TIMERS } from './testing/situations.ts'

mostly<[string, string[], VoiceContext?]>([
  ['next step please and set a timer for seven minutes', ['next', 'startTimer']],
  ['stop the rice timer and read me the next one', ['cancelTimer', 'next'], TWO_TIMERS],
  ['repeat that and then speak slower', ['repeat', 'speechRate']],
  ['go back one step and read that one aloud again', ['previous', 'repeat']],
  ['set a timer for an hour and ten minutes', ['startTimer']],
  ['add salt and pepper to the shopping list', ['addToShoppingList', 'addToShoppingList']],
  ['pause the rice and tell me how long the pasta has', ['pauseTimer', 'timeLeft'], TWO_TIMERS],
])('%s has as many wishes as were said', ([text, intents, context]) => {
  expect(parseCommands(text, context).map(({ intent }) => intent)).toEqual(intents)
})

mostly<[string, object, VoiceContext?]>([
  ['set a timer for eight no nine minutes', { intent: 'startTimer', slots: { seconds: 540 } }],
  ['go to step two sorry step six', { intent: 'goToStep', slots: { n: 6 } }],
  ['next step no wait go back one', { intent: 'previous', slots: {} }],
  [
    'cancel the pasta no the rice timer',
    { intent: 'cancelTimer', slots: { label: 'rice' } },
    TWO_TIMERS,
  ],
  ['set a ten minute timer i mean twenty', { intent: 'startTimer', slots: { seconds: 1200 } }],
])('%s: what comes last is meant', ([text, command, context]) => {
  expect(parseCommand(text, context)).toEqual(command)
})

test('the wake phrase is for the app, understood or not; talk is for nobody', () => {
  expect(understand('hey chef blue is a colour', { wake: true })).toMatchObject({ isForUs: true })
  expect(understand('the car needs petrol again')).toMatchObject({ commands: [], isForUs: false })
  expect(understand('alexa next step')).toEqual({ commands: [], maybe: null, isForUs: false })
})

test('nothing is both done and asked about', () => {
  for (const text of ['next step', 'a timer', 'again', 'that one before', 'how long']) {
    const { commands, maybe } = understand(text)
    expect(commands.length === 0 || maybe === null).toBe(true)
  }
})

test('a bare time is nothing, but the answer to a question, and a wish after the wake phrase', () => {
  const start = { intent: 'startTimer', slots: { seconds: 900 } }
  expect(parseCommand('fifteen minutes')).toBeNull()
  expect(parseCommand('fifteen', { pending: 'duration' })).toEqual(start)
  expect(parseCommand('hey chef fifteen minutes', { wake: true })).toEqual(start)
})

test("the answer to 'Which timer?' completes what was asked for", () => {
  const context = {
    ...TWO_TIMERS,
    pending: 'whichTimer',
    asking: { intent: 'pauseTimer' },
  } as const
  expect(parseCommand('the rice one', context)).toEqual({
    intent: 'pauseTimer',
    slots: { label: 'rice' },
  })
  expect(parseCommand('both of them', { ...context, wake: true })).toEqual({
    intent: 'pauseTimer',
    slots: { all: true },
  })
  const more = { ...context, asking: { intent: 'addTime', seconds: 60 } } as const
  expect(parseCommand('pasta', more)).toEqual({
    intent: 'addTime',
    slots: { seconds: 60, label: 'pasta' },
  })
  expect(parseCommand('rice', { ...TWO_TIMERS })).toBeNull()
})

test('who corrects himself is obeyed in what he meant in the end', () => {
  const pasta = { intent: 'cancelTimer', slots: { label: 'pasta' } }
  expect(parseCommand('cancel the rice, no, not the rice, the pasta', TWO_TIMERS)).toEqual(pasta)
  expect(parseCommand('pause the pasta timer, no, actually cancel it', TWO_TIMERS)).toEqual(pasta)
})

test('each of several things that are ticked is a command', () => {
  const ingredients = ['plain flour', 'butter', 'eggs']
  expect(parseCommands('please tick off the flour and the butter', { ingredients })).toEqual([
    { intent: 'tickIngredient', slots: { ingredient: 'plain flour' } },
    { intent: 'tickIngredient', slots: { ingredient: 'butter' } },
  ])
})
