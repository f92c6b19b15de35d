/** 'Which timer?' and what answers it; names of timers by what cooks. */
import { afterEach, expect, test, vi } from 'vitest'
import { createTimer, startTimer } from '#shared/cooking/timer.ts'
import { fakeKitchen } from '../testing/fake-kitchen.ts'
import { obey } from './obey.ts'
import { answerWhich } from './which-timer.ts'

afterEach(() => {
  vi.useRealTimers()
})

const RECIPE = {
  ingredients: [{ name: 'beef mince', quantity: '500', unit: 'g' }],
  method: ['Brown the mince for 8 minutes.'],
}
const running = (label: string, minutes: number) =>
  startTimer(createTimer({ id: label, label, minutes, now: 0 }), 0)
const STEP = 'Step 1: Brown the mince for 8 minutes.'
const timers = [running(STEP, 8), running('pasta', 7)]
const scene = {
  recipe: RECIPE,
  session: { step: 0, servings: 4, timers, ticked: [], ringing: [], drawer: null },
  question: null,
  text: '',
  lastSaid: null,
  voice: { mode: 'open', answers: 'full', rate: 1, volume: 1 },
  canSpeak: true,
  now: 0,
  newId: 'new',
} as const

const PAUSE = { intent: 'pauseTimer', slots: {} } as const

test.each([
  ['the first', STEP],
  ['the second one', 'pasta'],
  ['the last one', 'pasta'],
  ['the seven minute one', 'pasta'],
  ['eight minutes', STEP],
  ['mince', STEP],
  ['the mince one please', STEP],
])("'%s' means %s", (said, label) => {
  expect(answerWhich(said, PAUSE, scene)).toEqual({ intent: 'pauseTimer', slots: { label } })
})

test("'all' means all, where all can be meant", () => {
  expect(answerWhich('both of them', PAUSE, scene)).toEqual({
    intent: 'pauseTimer',
    slots: { all: true },
  })
  expect(answerWhich('all', { intent: 'addTime', slots: { seconds: 60 } }, scene)).toBeNull()
})

test('more time stays what was wished for', () => {
  expect(answerWhich('pasta', { intent: 'addTime', slots: { seconds: 60 } }, scene)).toEqual({
    intent: 'addTime',
    slots: { seconds: 60, label: 'pasta' },
  })
})

test.each(['next step', 'I told your mother about the first one already', 'rice'])(
  "'%s' is no answer",
  (said) => {
    expect(answerWhich(said, PAUSE, scene)).toBeNull()
  },
)

test('it is asked with the names of what cooks, and answered in the conversation', () => {
  const { hear, read, handsFree } = fakeKitchen()
  hear('set a pasta timer for seven minutes')
  hear('set a rice timer for nine minutes')
  hear('pause the timer')
  expect(handsFree.view()).toMatchObject({
    reply: 'Which timer? You have rice and pasta.',
    question: { about: 'whichTimer' },
  })
  hear('the seven minute one')
  expect(read().timers.map(({ label, isRunning }) => [label, isRunning])).toEqual([
    ['rice', true],
    ['pasta', false],
  ])
})

test('timers that are done are not asked about', () => {
  const done = { ...createTimer({ id: 'peas', label: 'peas', minutes: 3, now: 0 }), remaining: 0 }
  const session = {
    ...scene.session,
    timers: [{ ...done, isCompleted: true }, running('pasta', 7)],
  }
  const { reply } = obey({ intent: 'cancelTimer', slots: {} }, { ...scene, session })
  expect(reply).toBe('Pasta timer cancelled.')
})

test('both names of a timer match, and it is answered by what cooks', () => {
  for (const label of ['mince', STEP]) {
    const { reply } = obey({ intent: 'pauseTimer', slots: { label } }, scene)
    expect(reply).toBe('Mince, eight minutes, paused.')
  }
})

test('a rename sets the label', () => {
  const { session, reply } = obey(
    { intent: 'renameTimer', slots: { label: 'mince', name: 'ragu' } },
    scene,
  )
  expect(session.timers[0]?.label).toBe('ragu')
  expect(reply).toBe('The timer is called ragu now.')
})

test('finishing names the timers that run', () => {
  const finish = { intent: 'finish', slots: {} } as const
  expect(obey(finish, scene).reply).toBe('Two timers are running: mince and pasta. Finish anyway?')
  const one = { ...scene.session, timers: [running('pasta', 7)] }
  expect(obey(finish, { ...scene, session: one }).reply).toBe(
    'The pasta timer is running. Finish anyway?',
  )
  const none = { ...scene.session, timers: [] }
  expect(obey(finish, { ...scene, session: none }).reply).toBe('Finish cooking? Say yes or no.')
})
