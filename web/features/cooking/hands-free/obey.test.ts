/** Commands about steps, ingredients and the session itself. */
import { expect, test } from 'vitest'
import type { Command } from '#shared/voice/intents.ts'
import { type Outcome, obey, type Scene } from './obey.ts'

const scene: Scene = {
  recipe: {
    ingredients: [
      { name: 'plain flour', quantity: '200', unit: 'g' },
      { name: 'butter', quantity: '', unit: '' },
    ],
    method: ['Rub it in.', 'Bake for 15 minutes.', 'Eat.'],
  },
  session: { step: 1, servings: 4, timers: [], ticked: [], ringing: [], drawer: null },
  question: null,
  canSpeak: true,
  now: 0,
  newId: 'new',
}
const say = (command: Command, changes: Partial<Scene> = {}): Outcome =>
  obey(command, { ...scene, ...changes })
const at = (step: number) => ({ session: { ...scene.session, step } })

const MOVES: [Command, number, number, string][] = [
  [{ intent: 'next', slots: {} }, 0, 1, 'Step 2. Bake for 15 minutes.'],
  [{ intent: 'next', slots: { count: 5 } }, 0, 2, 'Step 3. Eat.'],
  [{ intent: 'next', slots: {} }, 2, 2, 'This is the last step.'],
  [{ intent: 'previous', slots: {} }, 1, 0, 'Step 1. Rub it in.'],
  [{ intent: 'previous', slots: {} }, 0, 0, 'This is the first step.'],
  [{ intent: 'repeat', slots: {} }, 1, 1, 'Step 2. Bake for 15 minutes.'],
  [{ intent: 'goToStep', slots: { n: 3 } }, 0, 2, 'Step 3. Eat.'],
  [{ intent: 'goToStep', slots: { n: 9 } }, 0, 0, 'There are only 3 steps.'],
  [{ intent: 'firstStep', slots: {} }, 2, 0, 'Step 1. Rub it in.'],
  [{ intent: 'lastStep', slots: {} }, 0, 2, 'Step 3. Eat.'],
  [{ intent: 'whichStep', slots: {} }, 1, 1, 'Step 2 of 3.'],
  [{ intent: 'whatNext', slots: {} }, 1, 1, 'Next, step 3. Eat.'],
  [{ intent: 'whatNext', slots: {} }, 2, 2, 'This is the last step.'],
]

test('steps move, and what is said is what happened', () => {
  for (const [command, from, to, reply] of MOVES) {
    const outcome = say(command, at(from))
    expect([command.intent, outcome.session.step, outcome.reply]).toEqual([
      command.intent,
      to,
      reply,
    ])
  }
})

test('moving to a step puts the open drawer away', () => {
  const { session } = say(
    { intent: 'next', slots: {} },
    { session: { ...scene.session, drawer: 'ingredients' } },
  )
  expect(session).toMatchObject({ step: 2, drawer: null })
})

test('ingredients are told, ticked and unticked by any part of their name', () => {
  expect(say({ intent: 'howMuch', slots: { ingredient: 'flower' } }).reply).toBe(
    '200 g plain flour.',
  )
  const { session, reply } = say({ intent: 'tickIngredient', slots: { ingredient: 'flour' } })
  expect([session.ticked, reply]).toEqual([[0], 'plain flour, ticked.'])
  const back = say({ intent: 'untickIngredient', slots: { ingredient: 'flour' } }, { session })
  expect(back.session.ticked).toEqual([])
  expect(say({ intent: 'tickIngredient', slots: { ingredient: 'rice' } })).toEqual({
    session: scene.session,
    reply: 'There is no rice in this recipe.',
  })
})

test('ingredients that cannot be read aloud are shown', () => {
  const command: Command = { intent: 'readIngredients', slots: {} }
  expect(say(command).session.drawer).toBeNull()
  expect(say(command).reply).toBe('200 g plain flour. butter.')
  expect(say(command, { canSpeak: false }).session.drawer).toBe('ingredients')
})

test('finishing is asked for first, and only a yes to it finishes', () => {
  const asked = say({ intent: 'finish', slots: {} })
  expect(asked).toMatchObject({ question: { about: 'finish' }, session: scene.session })
  expect(asked.effect).toBeUndefined()
  const yes: Command = { intent: 'confirm', slots: {} }
  expect(say(yes, { question: { about: 'finish' } }).effect).toEqual({ kind: 'finish' })
  expect(say(yes).effect).toBeUndefined()
  expect(say({ intent: 'deny', slots: {} }, { question: { about: 'finish' } }).effect).toBe(
    undefined,
  )
})

test('a question to the coach opens it and is asked', () => {
  const outcome = say({ intent: 'askCoach', slots: { question: 'what is rubbing in' } })
  expect(outcome.session.drawer).toBe('coach')
  expect(outcome.effect).toEqual({ kind: 'ask', question: 'what is rubbing in' })
})

test('what cannot be done yet is said, and nothing changes', () => {
  const commands: Command[] = [
    { intent: 'scale', slots: { factor: 2 } },
    { intent: 'convert', slots: { value: 1, from: 'cup', to: 'g' } },
    { intent: 'addToShoppingList', slots: { item: 'milk' } },
    { intent: 'volume', slots: { direction: 'up' } },
  ]
  for (const command of commands) {
    const outcome = say(command)
    expect(outcome.reply).toMatch(/^I cannot /)
    expect(outcome.session).toBe(scene.session)
  }
})
