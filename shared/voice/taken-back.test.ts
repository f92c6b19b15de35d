/** What is said about what was just done, or asked about a step. */
import { expect, test } from 'vitest'
import { parseCommand } from './command.ts'

const timers = [{ label: 'rice', remaining: 60, running: true }]

test("'cancel that' takes back what was just done, else it is about the timer", () => {
  expect(parseCommand('cancel that')?.intent).toBe('undo')
  expect(parseCommand('cancel that', { timers, followUp: true })?.intent).toBe('undo')
  expect(parseCommand('cancel that', { timers })?.intent).toBe('cancelTimer')
})

test.each(['what goes into step 2', 'what is it I need for step three'])(
  "'%s' is a question, not a move",
  (question) => {
    expect(parseCommand(question, { step: 1, steps: 4 })?.intent).toBe('askCoach')
  },
)

test("'continue' goes on with a timer that stands still, else with the steps", () => {
  const paused = [{ label: 'rice', remaining: 60, running: false }]
  expect(parseCommand('continue', { timers: paused })?.intent).toBe('resumeTimer')
  expect(parseCommand('continue', { step: 1, steps: 4 })?.intent).toBe('next')
})

test("'for six people' scales, and what has run out goes on the list", () => {
  expect(parseCommand('for six people')).toEqual({ intent: 'scale', slots: { servings: 6 } })
  expect(parseCommand('we are out of vanilla')).toEqual({
    intent: 'addToShoppingList',
    slots: { item: 'vanilla' },
  })
})

test.each(['what did you say', 'sorry what did you just say'])("'%s' is said again", (asked) => {
  expect(parseCommand(asked, { timers, followUp: true })?.intent).toBe('repeat')
})

test("'stop' silences what rings, and agrees to nothing", () => {
  expect(parseCommand('stop', { alarmRinging: true, pending: 'finish' })?.intent).toBe('stopAlarm')
  expect(parseCommand('stop', { pending: 'finish' })?.intent).toBe('deny')
  expect(parseCommand('wrong', { pending: 'cancelAll' })?.intent).toBe('deny')
})
