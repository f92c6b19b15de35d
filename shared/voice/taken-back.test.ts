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
