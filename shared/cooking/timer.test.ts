/** Timers against the rules of the spec, and against any order of operations at any time. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addTime,
  canSubtract,
  createTimer,
  formatTime,
  MAX_TIMER_SECONDS,
  pauseTimer,
  remainingSeconds,
  renameTimer,
  resetTimer,
  settle,
  startTimer,
  Timer,
} from './timer.ts'

const NOW = 1_800_000_000_000
const fiveMinutes = () => createTimer({ id: 'a', label: 'Custom Timer', minutes: 5, now: NOW })

test('a new timer stands still with its full duration', () => {
  expect(fiveMinutes()).toEqual({
    id: 'a',
    label: 'Custom Timer',
    duration: 300,
    remaining: 300,
    endsAt: null,
    isRunning: false,
    isCompleted: false,
    createdAt: NOW,
  })
})

test('a running timer counts from the wall clock, not from ticks', () => {
  const running = startTimer(fiveMinutes(), NOW)
  expect(remainingSeconds(running, NOW + 90_000)).toBe(210)
  expect(remainingSeconds(running, NOW + 90_001)).toBe(210)
  expect(remainingSeconds(running, NOW + 3_600_000)).toBe(0)
})

test('a pause keeps the seconds and a start goes on from them', () => {
  const paused = pauseTimer(startTimer(fiveMinutes(), NOW), NOW + 60_000)
  expect(remainingSeconds(paused, NOW + 9_999_000)).toBe(240)
  const again = startTimer(paused, NOW + 9_999_000)
  expect(again.endsAt).toBe(NOW + 9_999_000 + 240_000)
})

test('a pause that comes too late does not swallow the alarm', () => {
  const running = startTimer(fiveMinutes(), NOW)
  expect(settle(pauseTimer(running, NOW + 301_000), NOW + 301_000).lateSeconds).toBe(1)
})

test('a due timer completes once and says how late', () => {
  const running = startTimer(fiveMinutes(), NOW)
  expect(settle(running, NOW + 299_999)).toEqual({ timer: running, lateSeconds: null })
  const first = settle(running, NOW + 312_500)
  expect(first.lateSeconds).toBe(12)
  expect(first.timer).toMatchObject({ remaining: 0, isRunning: false, isCompleted: true })
  expect(settle(first.timer, NOW + 400_000)).toEqual({ timer: first.timer, lateSeconds: null })
})

test('a completed timer cannot be started, only reset or given time', () => {
  const done = settle(startTimer(fiveMinutes(), NOW), NOW + 300_000).timer
  expect(startTimer(done, NOW)).toBe(done)
  expect(resetTimer(done)).toEqual(fiveMinutes())
  expect(addTime(done, -300, NOW)).toBe(done)
  expect(addTime(done, 60, NOW)).toMatchObject({
    remaining: 60,
    endsAt: NOW + 60_000,
    isRunning: true,
    isCompleted: false,
  })
})

test('subtracting stops at zero, and the minus buttons stop at a minute', () => {
  const short = createTimer({ id: 'b', label: 'Egg', seconds: 61, now: NOW })
  expect(canSubtract(short, NOW)).toBe(true)
  expect(canSubtract(addTime(short, -1, NOW), NOW)).toBe(false)
  expect(addTime(short, -300, NOW).remaining).toBe(0)
  expect(canSubtract(startTimer(short, NOW), NOW + 1_000)).toBe(false)
})

test('a label is one tidy line, and a blank one changes nothing', () => {
  expect(renameTimer(fiveMinutes(), '  Pasta\n water ').label).toBe('Pasta water')
  expect(renameTimer(fiveMinutes(), ' \t ').label).toBe('Custom Timer')
  expect(renameTimer(fiveMinutes(), '\u200b\u3164').label).toBe('Custom Timer')
  expect([...renameTimer(fiveMinutes(), '🍝'.repeat(300)).label]).toHaveLength(100)
})

test.for([
  [0, '0:00'],
  [5, '0:05'],
  [60, '1:00'],
  [299, '4:59'],
  [4_500, '75:00'],
  [36_000, '600:00'],
  [-3, '0:00'],
] as const)('%i seconds read %s', ([seconds, words]) => {
  expect(formatTime(seconds)).toBe(words)
})

const operation = fc.oneof(
  fc.constant({ kind: 'start' as const }),
  fc.constant({ kind: 'pause' as const }),
  fc.constant({ kind: 'reset' as const }),
  fc.constant({ kind: 'settle' as const }),
  fc
    .integer({ min: -2_000_000, max: 2_000_000 })
    .map((seconds) => ({ kind: 'add' as const, seconds })),
)
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never
const history = fc.array(fc.tuple(operation, fc.integer({ min: -100_000, max: 5_000_000 })))

function play(timer: Timer, steps: [Operation, number][]) {
  let now = NOW
  let current = timer
  for (const [step, elapsed] of steps) {
    now += elapsed
    if (step.kind === 'start') current = startTimer(current, now)
    else if (step.kind === 'pause') current = pauseTimer(current, now)
    else if (step.kind === 'reset') current = resetTimer(current)
    else if (step.kind === 'settle') current = settle(current, now).timer
    else current = addTime(current, step.seconds, now)
  }
  return { timer: current, now }
}

test('no order of operations at any time leaves the rules of a stored timer', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 1_000_000 }), history, (seconds, steps) => {
      const { timer, now } = play(createTimer({ id: 'p', label: 'P', seconds, now: NOW }), steps)
      expect(Timer.safeParse(timer).success).toBe(true)
      expect(remainingSeconds(timer, now)).toBeGreaterThanOrEqual(0)
      expect(remainingSeconds(timer, now)).toBeLessThanOrEqual(MAX_TIMER_SECONDS)
    }),
  )
})

test('a timer that stands still does not move, and a reset restores the full duration', () => {
  fc.assert(
    fc.property(history, fc.integer(), (steps, later) => {
      const { timer, now } = play(fiveMinutes(), steps)
      const still = pauseTimer(settle(timer, now).timer, now)
      expect(remainingSeconds(still, now + later)).toBe(still.remaining)
      expect(resetTimer(timer)).toMatchObject({
        remaining: 300,
        isRunning: false,
        isCompleted: false,
      })
    }),
  )
})
