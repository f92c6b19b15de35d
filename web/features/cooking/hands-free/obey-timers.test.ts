/** Commands about timers: which one is meant, and what is asked when that is not clear. */
import { expect, test } from 'vitest'
import { createTimer, startTimer } from '#shared/cooking/timer.ts'
import type { Command } from '#shared/voice/intents.ts'
import type { Session } from '../session.ts'
import { obey } from './obey.ts'
import type { Scene } from './scene.ts'

const still = (label: string, minutes: number) => createTimer({ id: label, label, minutes, now: 0 })
const running = (label: string, minutes: number) => startTimer(still(label, minutes), 0)
const session = (changes: Partial<Session> = {}): Session => ({
  step: 0,
  servings: 4,
  timers: [],
  ticked: [],
  ringing: [],
  drawer: null,
  ...changes,
})

function say(command: Command, changes: Partial<Scene> = {}) {
  return obey(command, {
    recipe: { ingredients: [], method: ['Bake for 15 minutes.', 'Serve.'] },
    session: session(),
    question: null,
    text: '',
    lastSaid: null,
    voice: { mode: 'open', answers: 'full', rate: 1, volume: 1 },
    canSpeak: true,
    now: 60_000,
    newId: 'new',
    ...changes,
  })
}
const two = { session: session({ timers: [running('pasta', 10), running('peas', 5)] }) }

test('a timer started by voice runs, and its minutes are said twice where they could be misheard', () => {
  const { session: after, reply } = say(
    { intent: 'startTimer', slots: { seconds: 1_140, label: 'rice' } },
    { session: session({ step: 1 }) },
  )
  expect(after.timers).toMatchObject([{ label: 'rice', duration: 1_140, isRunning: true }])
  expect(reply).toBe('Rice, nineteen minutes, one nine, started.')
})

test('a second timer of the same name gets a number', () => {
  const { session: after } = say(
    { intent: 'startTimer', slots: { seconds: 60, label: 'pasta' } },
    two,
  )
  expect(after.timers[0]?.label).toBe('pasta 2')
})

test('without a time it is asked for, and the answer keeps the name', () => {
  const asked = say({ intent: 'startTimer', slots: { label: 'rice' } })
  expect(asked).toMatchObject({
    reply: 'How long for rice?',
    question: { about: 'duration', label: 'rice' },
  })
  const answer = say(
    { intent: 'startTimer', slots: { seconds: 600 } },
    { question: { about: 'duration', label: 'rice' } },
  )
  expect(answer.session.timers).toMatchObject([{ label: 'rice', duration: 600 }])
})

test('fifty where the step says fifteen is asked again, not corrected', () => {
  const asked = say({ intent: 'startTimer', slots: { seconds: 3_000 } })
  expect(asked.session.timers).toEqual([])
  expect(asked.question).toEqual({ about: 'duration' })
  const answer = say(
    { intent: 'startTimer', slots: { seconds: 3_000 } },
    { question: { about: 'duration' } },
  )
  expect(answer.session.timers).toMatchObject([{ duration: 3_000 }])
})

test('the timer that a thumb made for this step is started, not doubled', () => {
  const made = still('Step 1: Bake for 15 minutes.', 15)
  const command: Command = { intent: 'startStepTimer', slots: {} }
  const { session: after, reply } = say(command, { session: session({ timers: [made] }) })
  expect(after.timers).toMatchObject([{ id: made.id, isRunning: true }])
  expect(reply).toBe('Bake, fifteen minutes, one five, started.')
  expect(say(command, { session: after }).session).toBe(after)
  expect(say(command).session.timers).toMatchObject([{ id: 'new', isRunning: true }])
})

const CHANGES: [Command, Partial<Scene>, string][] = [
  [{ intent: 'pauseTimer', slots: { label: 'peas' } }, two, 'Peas, four minutes, paused.'],
  [{ intent: 'pauseTimer', slots: {} }, two, 'Which timer? You have pasta and peas.'],
  [{ intent: 'pauseTimer', slots: {} }, {}, 'No timers are running.'],
  [
    { intent: 'pauseTimer', slots: { all: true } },
    two,
    'Pasta, nine minutes, paused. Peas, four minutes, paused.',
  ],
  [{ intent: 'resumeTimer', slots: {} }, two, 'No timer is paused.'],
  [{ intent: 'resetTimer', slots: { label: 'peas' } }, two, 'Peas, five minutes, reset.'],
  [
    { intent: 'addTime', slots: { seconds: 120, label: 'peas' } },
    two,
    'Peas, two minutes more. Six minutes left.',
  ],
  [
    { intent: 'addTime', slots: { seconds: -60, label: 'peas' } },
    two,
    'Peas, one minute off. Three minutes left.',
  ],
  [{ intent: 'timeLeft', slots: {} }, two, 'Pasta, nine minutes left. Peas, four minutes left.'],
  [
    { intent: 'timeLeft', slots: { label: 'rice' } },
    two,
    'No timer called rice. You have pasta and peas.',
  ],
  [{ intent: 'cancelTimer', slots: { label: 'peas' } }, two, 'Peas timer cancelled.'],
  [{ intent: 'cancelTimer', slots: {} }, two, 'Which timer? You have pasta and peas.'],
]

test('each change says what it did, to which timer', () => {
  for (const [command, changes, reply] of CHANGES) expect(say(command, changes).reply).toBe(reply)
})

test('cancelling several timers is asked for first', () => {
  const asked = say({ intent: 'cancelTimer', slots: { all: true } }, two)
  expect(asked.session.timers).toHaveLength(2)
  expect(asked.question).toEqual({ about: 'cancelAll' })
  const yes = say({ intent: 'confirm', slots: {} }, { ...two, question: { about: 'cancelAll' } })
  expect(yes.session.timers).toEqual([])
})
