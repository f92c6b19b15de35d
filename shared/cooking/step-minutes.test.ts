/** Step texts as cooks write them, and what their timer says. */
import { expect, test } from 'vitest'
import { minutesInStep, stepTimerLabel } from './step-minutes.ts'

test.for([
  ['Fry the onions for 8 minutes until soft.', 8],
  ['Rest 1 minute.', 1],
  ['Bake 25 mins', 25],
  ['Boil for 10min, then drain', 10],
  ['Simmer for 20 to 25 minutes.', 20],
  ['Simmer for 20-25 minutes', 20],
  ['Simmer 20–25 min', 20],
  ['Cook between 5 and 7 minutes', 5],
  ['A 15-minute rest does wonders', 15],
  ['Cook for 5 more minutes', 5],
  ['Blend for 1.5 minutes', 1.5],
  ['Blend for 1 1/2 minutes', 1.5],
  ['Blend for 1½ minutes', 1.5],
  ['Steep for ten minutes', 10],
  ['Steep for sixteen minutes', 16],
  ['Roast for seventy minutes', 70],
  ['Roast for 1 hour 30 minutes', 90],
  ['Roast for 2 hours and 15 minutes', 135],
  ['Roast at 200 °C for 40 MINUTES', 40],
  ['Add 4 and 3 minutes later serve', 3],
  ['Add 2 minced cloves and 3 mint leaves', null],
  ['Leave for 2 hours', null],
  ['A few minutes', null],
  ['0 minutes', null],
  ['', null],
] as const)('%s: %s minutes', ([text, minutes]) => {
  expect(minutesInStep(text)).toBe(minutes)
})

test.for([
  [0, 'Fry the onions', 'Step 1: Fry the onions'],
  [1, 'a'.repeat(30), `Step 2: ${'a'.repeat(30)}`],
  [1, 'a'.repeat(31), `Step 2: ${'a'.repeat(30)}…`],
  [9, '🍳'.repeat(31), `Step 10: ${'🍳'.repeat(30)}…`],
] as const)('the timer of step index %i has the label of its text', ([index, text, label]) => {
  expect(stepTimerLabel(index, text)).toBe(label)
})
