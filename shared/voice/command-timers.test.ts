/** What cooks say about the timers they have. */
import { expect } from 'vitest'
import { parseCommand } from './command.ts'
import type { Intent, VoiceContext } from './intents.ts'
import { mostly } from './testing/mostly.ts'
import { ONE_TIMER, PAUSED, TWO_TIMERS } from './testing/situations.ts'

type Row = [string, Intent, object, VoiceContext?]

mostly<Row>([
  ['pause', 'pauseTimer', {}, ONE_TIMER],
  ['pause it', 'pauseTimer', {}, ONE_TIMER],
  ['pause the pastor timer', 'pauseTimer', { label: 'pasta' }, TWO_TIMERS],
  ['hold the rice timer', 'pauseTimer', { label: 'rice' }, TWO_TIMERS],
  ['pause both timers', 'pauseTimer', { all: true }, TWO_TIMERS],
  ['pause all timers', 'pauseTimer', { all: true }, TWO_TIMERS],
  ['pause timer', 'pauseTimer', {}, ONE_TIMER],
  ['pause that', 'pauseTimer', {}, ONE_TIMER],
  ['resume the pasta', 'resumeTimer', { label: 'pasta' }, TWO_TIMERS],
  [
    'start the timer again',
    'resumeTimer',
    {},
    { timers: [{ label: 'pasta', remaining: 3, running: false }] },
  ],
  ['resume', 'resumeTimer', {}, PAUSED],
  ['resume the timer please', 'resumeTimer', {}, PAUSED],
  ['unpause the timer', 'resumeTimer', {}, PAUSED],
  ['un-pause the timer', 'resumeTimer', {}, PAUSED],
  ['carry on with the timer', 'resumeTimer', {}, PAUSED],
  ['set the timer going again', 'resumeTimer', {}, PAUSED],
  ['reset the rice timer', 'resetTimer', { label: 'rice' }, TWO_TIMERS],
  ['start the rice timer over', 'resetTimer', { label: 'rice' }, TWO_TIMERS],
  ['reset the timer', 'resetTimer', {}, ONE_TIMER],
  ['reset timer', 'resetTimer', {}, ONE_TIMER],
  ['reset it', 'resetTimer', {}, ONE_TIMER],
  ['reset the timer please', 'resetTimer', {}, ONE_TIMER],
  ['restart that timer', 'resetTimer', {}, ONE_TIMER],
  ['start the timer over', 'resetTimer', {}, ONE_TIMER],
  ['cancel everything', 'cancelTimer', { all: true }, TWO_TIMERS],
  ['cancel both timers', 'cancelTimer', { all: true }, TWO_TIMERS],
  ['delete the timer', 'cancelTimer', {}, ONE_TIMER],
  ['cancel rice', 'cancelTimer', { label: 'rice' }, TWO_TIMERS],
  ['stop the rice timer', 'cancelTimer', { label: 'rice' }, TWO_TIMERS],
  ['turn off the timer', 'cancelTimer', {}, ONE_TIMER],
  ['get rid of the pasta timer', 'cancelTimer', { label: 'pasta' }, TWO_TIMERS],
  ['cancel the peas timer', 'cancelTimer', { label: 'peas' }, TWO_TIMERS],
  ['add another minute', 'addTime', { seconds: 60 }, ONE_TIMER],
  ['give the pasta two more minutes', 'addTime', { seconds: 120, label: 'pasta' }, TWO_TIMERS],
  ['two more minutes', 'addTime', { seconds: 120 }, ONE_TIMER],
  ['extend the rice timer by five minutes', 'addTime', { seconds: 300, label: 'rice' }, TWO_TIMERS],
  ['put another five minutes on the rice', 'addTime', { seconds: 300, label: 'rice' }, TWO_TIMERS],
  ['take a minute off', 'addTime', { seconds: -60 }, ONE_TIMER],
  ['knock 30 seconds off the pasta timer', 'addTime', { seconds: -30, label: 'pasta' }, TWO_TIMERS],
  ['reduce the timer by two minutes', 'addTime', { seconds: -120 }, ONE_TIMER],
  ['how long left', 'timeLeft', {}, ONE_TIMER],
  ['how much time left on the rice', 'timeLeft', { label: 'rice' }, TWO_TIMERS],
  ['how long has the pasta got', 'timeLeft', { label: 'pasta' }, TWO_TIMERS],
  ['how long until the rice is done', 'timeLeft', { label: 'rice' }, TWO_TIMERS],
  ['how much longer for the pasta', 'timeLeft', { label: 'pasta' }, TWO_TIMERS],
  ['check the timer', 'timeLeft', {}, ONE_TIMER],
  ["what's left on the timer", 'timeLeft', {}, ONE_TIMER],
  ['how long is left on all the timers', 'timeLeft', { all: true }, TWO_TIMERS],
])('%s means %s %j', ([text, intent, slots, context]) => {
  expect(parseCommand(text, context)).toEqual({ intent, slots })
})
