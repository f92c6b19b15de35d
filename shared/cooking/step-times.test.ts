/** The times of steps as cooks write them, in seconds, and what their timers are called. */
import { expect, test } from 'vitest'
import { secondsOfStep, timeLabel, timesInStep } from './step-times.ts'

test.for([
  ['Simmer for 20 to 25 minutes.', [1_200]],
  ['Roast for 1 hour', [3_600]],
  ['Microwave for 90 seconds', [90]],
  ['Braise for 1½ hours', [5_400]],
  ['Braise for 1 1/2 hours', [5_400]],
  ['Braise for 2.5 hrs', [9_000]],
  ['Rest for half an hour', [1_800]],
  ['Chill for an hour and a half', [5_400]],
  ['Prove for a quarter of an hour', [900]],
  ['Stir for a minute', [60]],
  ['Cook for another minute', [60]],
  ['Bake 1 hour 30 minutes', [5_400]],
  ['Bake 1 hour, 30 mins', [5_400]],
  ['Bake for an hour and 20 minutes', [4_800]],
  ['Bake for 45 minutes to 1 hour', [2_700]],
  ['Bake for two to three hours', [7_200]],
  ['Sear 30-40 secs a side', [30]],
  ['Fry for 5 minutes, then simmer for 20 minutes', [300, 1_200]],
  ['Fry for 2 minutes and 3 minutes on the other side', [120, 180]],
  ['Heat the oven to 200°C and add 300 g flour', []],
  ['Stir for 2 seconds', []],
  ['Cure for 48 hours', []],
  ['', []],
] as const)('%s: %j seconds', ([text, seconds]) => {
  expect(timesInStep(text).map((time) => time.seconds)).toEqual(seconds)
})

test.for([
  ['Marinate for 1 hour, then fry for 5 minutes', 300],
  ['Marinate for 1 hour', 3_600],
  ['Serve', null],
] as const)("%s: the step's own timer has %s seconds", ([text, seconds]) => {
  expect(secondsOfStep(text)).toBe(seconds)
})

test.for([
  ['Simmer for 12 minutes, stirring.', 0, 'Step 2: Simmer for 12 minutes, stirrin…'],
  ['Roast for 1 hour', 0, 'Step 2: Roast for 1 hour'],
  ['Fry for 5 minutes, then simmer for 20 minutes', 0, 'Step 2: Fry for 5 minutes, then simmer…'],
  ['Fry for 5 minutes, then simmer for 20 minutes', 1, 'Step 2: then simmer for 20 minutes'],
  ['Fry 5 minutes and bake 20 minutes', 1, 'Step 2: Fry 5 minutes and bake 20 minu…'],
] as const)('%s, time %i: %s', ([text, index, label]) => {
  const time = timesInStep(text)[index]
  expect(time && timeLabel(1, text, time)).toBe(label)
})
