/** What cooks say to start a timer. */
import { expect } from 'vitest'
import { parseCommand } from './command.ts'
import type { Intent, VoiceContext } from './intents.ts'
import { mostly } from './testing/mostly.ts'

type Row = [string, Intent, object, VoiceContext?]

mostly<Row>([
  ['set timer 10 minutes', 'startTimer', { seconds: 600 }],
  ['ten minute timer', 'startTimer', { seconds: 600 }],
  ['can you set a timer for twenty-five minutes please', 'startTimer', { seconds: 1500 }],
  ['set a timer for 1 hour and 15 minutes', 'startTimer', { seconds: 4500 }],
  ['timer for one hour twenty', 'startTimer', { seconds: 4800 }],
  ['set a timer for an hour and a half', 'startTimer', { seconds: 5400 }],
  ['set a ten to fifteen minute timer', 'startTimer', { seconds: 600 }],
  ['set a timer for ten to fifteen minutes', 'startTimer', { seconds: 600 }],
  ['start a 3 minute egg timer', 'startTimer', { seconds: 180, label: 'egg' }],
  ['set a second timer for 8 minutes', 'startTimer', { seconds: 480 }],
  ['set another timer for 8 minutes', 'startTimer', { seconds: 480 }],
  ['set a timer for a couple of minutes', 'startTimer', { seconds: 120 }],
  ['set an egg timer for six and a half minutes', 'startTimer', { seconds: 390, label: 'egg' }],
  ['set a timer for ate minutes', 'startTimer', { seconds: 480 }],
  ['set a timer for for minutes', 'startTimer', { seconds: 240 }],
  ['set a timer for three quarters of an hour', 'startTimer', { seconds: 2700 }],
  ['put a timer on for 20 minutes', 'startTimer', { seconds: 1200 }],
  [
    'set a timer for the potatoes for twenty minutes',
    'startTimer',
    { seconds: 1200, label: 'potatoes' },
  ],
  ['start a timer called gravy for ten minutes', 'startTimer', { seconds: 600, label: 'gravy' }],
  ['give me a five minute timer', 'startTimer', { seconds: 300 }],
  ['time 90 seconds', 'startTimer', { seconds: 90 }],
  [
    'remind me to check the oven in ten minutes',
    'startTimer',
    { seconds: 600, label: 'check the oven' },
  ],
  ['let me know in five minutes', 'startTimer', { seconds: 300 }],
  ['set time her for ten minutes', 'startTimer', { seconds: 600 }],
  ['set a timber for ten minutes', 'startTimer', { seconds: 600 }],
  ['set an alarm for ten minutes', 'startTimer', { seconds: 600 }],
  ['timer fifteen minutes for the sauce', 'startTimer', { seconds: 900, label: 'sauce' }],
  ['i need a timer for the rice 12 minutes', 'startTimer', { seconds: 720, label: 'rice' }],
  ['can you time this for 10 minutes', 'startTimer', { seconds: 600 }],
  ['set a timer for two and a half hours', 'startTimer', { seconds: 9000 }],
])('%s means %s %j', ([text, intent, slots, context]) => {
  expect(parseCommand(text, context)).toEqual({ intent, slots })
})

mostly<Row>([
  ['start timer for this step', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['time this step', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['set a timer for this', 'startStepTimer', {}, { stepMinutes: 9 }],
  ['set the timer', 'startStepTimer', {}, { stepMinutes: 9 }],
  ['start the timer', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['set a timer for this step', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['timer for this', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['start the timer for this step', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['time this bit', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['can you start the timer', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['start the clock', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['start timing now', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['begin timing', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['hit the timer', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['right start the timer now', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['start that timer', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['please start the timer', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['set this timer', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['set the timer for that step', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['put a timer on for this', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['timer for that please', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['time this step for me', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['run the timer please', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['start timer now', 'startStepTimer', {}, { stepMinutes: 12 }],
  ['go ahead start the timer', 'startStepTimer', {}, { stepMinutes: 12 }],
])('%s means %s: the time stands in the step (voice, rule 5)', ([text, intent, slots, context]) => {
  expect(parseCommand(text, context)).toEqual({ intent, slots })
})
