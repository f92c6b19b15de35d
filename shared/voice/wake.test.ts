/** Whom an utterance is meant for: wake mode, other assistants, the app itself. */
import { expect, test } from 'vitest'
import { parseCommand } from './command.ts'
import type { Intent, VoiceContext } from './intents.ts'
import { SPEAKING, WAKE } from './testing/situations.ts'

type Row = [string, Intent, object, VoiceContext?]

test.for<Row>([
  ['ok chef next', 'next', {}, WAKE],
  ['okay chef next step', 'next', {}, WAKE],
  ['hi chef next please', 'next', {}, WAKE],
  ['hey chef move on', 'next', {}, WAKE],
  ['hey chef, next step.', 'next', {}, WAKE],
  ['hey chef go on', 'next', {}, WAKE],
  ['hey chef set a timer for ten minutes', 'startTimer', { seconds: 600 }, WAKE],
  [
    'ok chef set a pasta timer for nine minutes',
    'startTimer',
    { seconds: 540, label: 'pasta' },
    WAKE,
  ],
  ['hey chef half an hour', 'startTimer', { seconds: 1800 }, WAKE],
  ['hey chef timer for 5 minutes please', 'startTimer', { seconds: 300 }, WAKE],
  [
    'okay chef time the rice for twelve minutes',
    'startTimer',
    { seconds: 720, label: 'rice' },
    WAKE,
  ],
  ['hey chef time nine minutes', 'startTimer', { seconds: 540 }, WAKE],
  ['hey chef can i freeze this', 'askCoach', { question: 'can i freeze this' }, WAKE],
  [
    'hey chef how brown should the onions be',
    'askCoach',
    { question: 'how brown should the onions be' },
    WAKE,
  ],
  [
    'hey chef why is my dough so sticky',
    'askCoach',
    { question: 'why is my dough so sticky' },
    WAKE,
  ],
  [
    'ok chef what temperature should the oil be',
    'askCoach',
    { question: 'what temperature should the oil be' },
    WAKE,
  ],
])('%s means %s %j', ([text, intent, slots, context]) => {
  expect(parseCommand(text, context)).toEqual({ intent, slots })
})

test.for<[string, VoiceContext?]>([
  ['next', WAKE],
  ['next step', WAKE],
  ['go back', WAKE],
  ['repeat that', WAKE],
  ['how long left', WAKE],
  ['stop', WAKE],
  ["what's next", WAKE],
  ['finish cooking', WAKE],
  ['ask the coach how to dice an onion', WAKE],
  ['chef next step', WAKE],
  ['my chef says go back', WAKE],
  ['hey jess next door is selling up', WAKE],
  ['hey sheffield is lovely', WAKE],
  ["hey chef's table is on", WAKE],
  ['okay next', WAKE],
  ['hi there next step please', WAKE],
  ['hey next step', WAKE],
  ['hey chef nice apron', WAKE],
  ["hey chef's kiss", WAKE],
  ['hey shelf', WAKE],
  ['hey jeff how are you', WAKE],
  ["hey jeff what's for tea", WAKE],
  ['hey chief pass the salt', WAKE],
  ['hey steph are you coming', WAKE],
  ['repeat', WAKE],
  ['cancel the timer', WAKE],
  ['louder', WAKE],
  ['undo', WAKE],
  ['help', WAKE],
  ['go to the next step please', WAKE],
  ['i need a timer for ten minutes', WAKE],
  ['the chef says next step', WAKE],
  ['chef go back', WAKE],
  ['hey there chef', WAKE],
  ['hello darling set the table', WAKE],
  ["okay let's go", WAKE],
  ['okay show me the ingredients', WAKE],
  ['hi could you set a timer for ten minutes', WAKE],
  ['hey stop', WAKE],
])('%s is not for us in wake mode (voice, rule 2)', ([text, context]) => {
  expect(parseCommand(text, context)).toBeNull()
})

test.for<[string, VoiceContext?]>([
  ['hey google set a timer for ten minutes'],
  ["ok google what's the time"],
  ['hey google stop'],
  ['siri set a timer for five minutes'],
  ['hey siri add milk to my shopping list'],
  ['alexa add milk to the shopping list'],
  ['alexa turn it up'],
  ['alexa volume up'],
  ['alexa pause'],
  ['hey siri next'],
  ['google how many grams in an ounce'],
  ['ok google how long is left on the timer'],
  ['cortana next step'],
  ['hey bixby set a timer for ten minutes'],
  ['alexa how long left on the timer'],
  ['hey alexa repeat that'],
  ["hey siri what's 180 celsius in fahrenheit"],
  ['alexa cancel the timer'],
  ['alexa add five minutes to the timer'],
  ["alexa what's next"],
  ['alexa go back'],
  ['alexa read the recipe'],
  ['alexa what can i say'],
  ['hey google next step'],
  ['hey google stop listening'],
  ['okay google how many grams in a cup'],
  ['hey siri stop'],
  ['hey siri go back'],
  ['siri next'],
  ['hey alexa next step'],
  ['google stop'],
  ['alexa stop the timer'],
  ['hey google how long is left'],
  ['ok google add milk to my shopping list'],
  ['hey siri repeat that'],
])('%s is meant for another assistant', ([text, context]) => {
  expect(parseCommand(text, context)).toBeNull()
})

test('the app does not obey what it says itself', () => {
  const context = { speaking: true, spoken: 'Step 4. Start the timer and go to the next step.' }
  expect(parseCommand('go to the next step', context)).toBeNull()
  expect(parseCommand('step four', context)).toBeNull()
  expect(parseCommand('step four', SPEAKING)).toBeNull()
  expect(parseCommand('stop talking', context)).toEqual({ intent: 'stopSpeaking', slots: {} })
  expect(parseCommand('hey chef next step', context)).toEqual({ intent: 'next', slots: {} })
})

test("the app's question is answered with one of its own words", () => {
  const context = {
    speaking: true,
    spoken: 'Finish cooking? Say yes or no.',
    pending: 'finish',
  } as const
  expect(parseCommand('yes', context)).toEqual({ intent: 'confirm', slots: {} })
  expect(parseCommand('no', context)).toEqual({ intent: 'deny', slots: {} })
  expect(parseCommand('finish cooking', context)).toBeNull()
})
