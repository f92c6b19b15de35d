/** Commands about steps, ingredients and the session itself. */
import { expect, test } from 'vitest'
import type { Command } from '#shared/voice/intents.ts'
import { obey } from './obey.ts'
import type { Outcome, Scene } from './scene.ts'

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
  text: '',
  lastSaid: null,
  voice: { mode: 'open', answers: 'full', rate: 1, volume: 1 },
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

test('amounts are scaled by a factor or to servings, and can be taken back', () => {
  const doubled = say({ intent: 'scale', slots: { factor: 2 } })
  expect(doubled.session.servings).toBe(8)
  expect(doubled.reply).toBe('The amounts are for eight now, in the steps too.')
  expect(say({ intent: 'scale', slots: { servings: 6 } }).session.servings).toBe(6)
  expect(say({ intent: 'scale', slots: { servings: 4 } })).toMatchObject({
    session: scene.session,
    reply: 'The amounts are for four already.',
  })
})

test('conversions are answered', () => {
  const slots = { value: 2, from: 'cup', to: 'g', ingredient: 'plain flour' }
  expect(say({ intent: 'convert', slots }).reply).toBe('2 cups of plain flour is about 250 grams.')
})

test('what runs out goes on the shopping list', () => {
  const wish = { item: 'lemons', quantity: '2' }
  expect(say({ intent: 'addToShoppingList', slots: wish }).effect).toEqual({
    kind: 'addToList',
    wish,
  })
})

test('the voice is made slower, faster, quieter and louder, up to its limits', () => {
  const slower: Command = { intent: 'speechRate', slots: { direction: 'slower' } }
  const louder: Command = { intent: 'volume', slots: { direction: 'up' } }
  const quieter: Command = { intent: 'volume', slots: { direction: 'down' } }
  expect(say(slower)).toMatchObject({
    reply: 'Speaking slower.',
    effect: { kind: 'settings', change: { rate: 0.8 } },
  })
  const slowest = { ...scene.voice, rate: 0.6 }
  expect(say(slower, { voice: slowest })).toEqual({
    session: scene.session,
    reply: 'This is as slow as I can speak.',
  })
  expect(say(quieter).effect).toEqual({ kind: 'settings', change: { volume: 0.6 } })
  expect(say(louder).effect).toBeUndefined()
})

test('a step is named for short answers, and read when it is asked for again', () => {
  expect(say({ intent: 'next', slots: {} }).short).toBe('Step 3.')
  expect(say({ intent: 'repeat', slots: {} }).short).toBeUndefined()
})
