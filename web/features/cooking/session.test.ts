/** A session's changes, and taking back exactly one of them. */
import { expect, test } from 'vitest'
import { createTimer, startTimer } from '#shared/cooking/timer.ts'
import {
  addTimer,
  changeTimer,
  goTo,
  removeTimer,
  revert,
  type Session,
  serve,
  setTicked,
  settle,
  stopAlarm,
  withinSteps,
} from './session.ts'

const empty: Session = { step: 0, servings: 4, timers: [], ticked: [], ringing: [], drawer: null }
const timer = (id: string, seconds: number) =>
  startTimer(createTimer({ id, label: id, seconds, now: 0 }), 0)

test('a step beyond either end is the end', () => {
  expect(goTo(empty, 9, 5).step).toBe(4)
  expect(goTo(empty, -1, 5).step).toBe(0)
})

test('a timer whose time has come rings once and says how late it is', () => {
  const running = addTimer(addTimer(empty, timer('pasta', 60)), timer('peas', 600))
  const { session, rung } = settle(running, 75_000)
  expect(rung).toEqual([{ id: 'pasta', label: 'pasta', lateSeconds: 15 }])
  expect(session.ringing).toEqual(rung)
  expect(settle(session, 76_000).rung).toEqual([])
  expect(stopAlarm(session).ringing).toEqual([])
})

test('touching a ringing timer stops its alarm', () => {
  const { session } = settle(addTimer(empty, timer('pasta', 1)), 2_000)
  expect(changeTimer(session, 'pasta', (same) => same).ringing).toEqual([])
  expect(removeTimer(session, 'pasta')).toEqual(empty)
})

test('undoing a new timer leaves the others as they are by now', () => {
  const before = addTimer(empty, timer('pasta', 60))
  const after = addTimer(before, timer('peas', 600))
  const { session: now } = settle(after, 61_000)
  const back = revert(now, before, after)
  expect(back.timers.map(({ id, isCompleted }) => [id, isCompleted])).toEqual([['pasta', true]])
})

test('undoing a removal brings the timer back, with the time it would have had', () => {
  const before = addTimer(empty, timer('pasta', 60))
  expect(revert(removeTimer(before, 'pasta'), before, removeTimer(before, 'pasta'))).toEqual(before)
})

test('a recipe that lost steps is shown at its last one', () => {
  const third = goTo(empty, 3, 5)
  expect(withinSteps(third, 2).step).toBe(1)
  expect(withinSteps(third, 5)).toBe(third)
})

test('servings are whole, from 1 to what may be stored, and can be taken back', () => {
  expect(serve(empty, 0.4).servings).toBe(1)
  expect(serve(empty, 5_000).servings).toBe(999)
  const six = serve(empty, 6)
  expect(revert(goTo(six, 1, 5), empty, six)).toEqual({ ...empty, step: 1 })
})

test('undoing a tick leaves a step taken since', () => {
  const after = setTicked(empty, 2, true)
  expect(revert(goTo(after, 1, 5), empty, after)).toEqual({ ...empty, step: 1 })
})
