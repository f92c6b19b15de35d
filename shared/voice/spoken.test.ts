/** Short answers, as a cook hears them. */
import { expect, test } from 'vitest'
import { durationChecked, durationSpoken, listSpoken, numberSpoken } from './number-words.ts'
import {
  amountSpoken,
  isEcho,
  nextSpoken,
  noSuchStep,
  noSuchTimer,
  stepSpoken,
  timeAdded,
  timeLeftSpoken,
  timerDone,
  timerStarted,
  whereSpoken,
} from './spoken.ts'

test.for([
  [9 * 60, 'nine minutes'],
  [90, 'one minute thirty seconds'],
  [4_800, 'one hour twenty minutes'],
  [7_200, 'two hours'],
  [45, 'forty-five seconds'],
  [0, 'no time'],
] as const)('%i seconds are %s', ([seconds, words]) => {
  expect(durationSpoken(seconds)).toBe(words)
})

test.for([
  [15 * 60, 'fifteen minutes, one five'],
  [50 * 60, 'fifty minutes, five oh'],
  [13 * 60, 'thirteen minutes, one three'],
  [20 * 60, 'twenty minutes'],
  [12 * 60, 'twelve minutes'],
  [60 * 60, 'sixty minutes, six oh'],
  [15 * 60 + 30, 'fifteen minutes thirty seconds'],
] as const)('%i seconds are said so that a misheard one is noticed: %s', ([seconds, words]) => {
  expect(durationChecked(seconds)).toBe(words)
})

test.for([
  [stepSpoken(4, ' Fry the onions. '), 'Step 4. Fry the onions.'],
  [whereSpoken(3, 8), 'Step 3 of 8.'],
  [whereSpoken(8, 8), 'Step 8, the last one.'],
  [nextSpoken(null), 'This is the last step.'],
  [nextSpoken({ n: 2, text: 'Drain.' }), 'Next, step 2. Drain.'],
  [noSuchStep(8), 'There are only 8 steps.'],
  [noSuchStep(1), 'There is only one step.'],
  [timerStarted('pasta', 540), 'Pasta, nine minutes, started.'],
  [timerStarted('', 900), 'Fifteen minutes, one five, started.'],
  [timeAdded('rice', 120, 420), 'Rice, two minutes more. Seven minutes left.'],
  [timeAdded('rice', -60, 0), 'Rice, one minute off. No time left.'],
  [timeLeftSpoken([]), 'No timers are running.'],
  [
    timeLeftSpoken([
      { label: 'pasta', remaining: 312 },
      { label: 'eggs', remaining: 0 },
    ]),
    'Pasta, five minutes twelve seconds left. Eggs, done.',
  ],
  [timerDone('pasta', 0), 'Pasta, done.'],
  [timerDone('pasta', 130), 'Pasta, done two minutes ten seconds ago.'],
  [noSuchTimer('rice', ['pasta', 'peas']), 'No timer called rice. You have pasta and peas.'],
  [amountSpoken({ name: 'plain flour', quantity: '200', unit: 'g' }), '200 g plain flour'],
  [amountSpoken({ name: 'salt', quantity: '', unit: '' }), 'salt'],
  [listSpoken(['pasta', 'rice', 'peas']), 'pasta, rice and peas'],
  [numberSpoken(42), 'forty-two'],
  [numberSpoken(1.5), '1.5'],
] as const)('%s', ([said, expected]) => {
  expect(said).toBe(expected)
})

test.for([
  ['fry the onions', 'Step 4. Fry the onions for 8 minutes.', true],
  ['step four fry the onions for eight minutes', 'Step 4. Fry the onions for 8 minutes.', true],
  ['fry the onion for eight minutes', 'Step 4. Fry the onions for 8 minutes.', true],
  ['next', 'Next, step 5.', false],
  ['set a timer for ten minutes', 'Fry the onions for ten minutes', false],
] as const)('%s after %s', ([heard, said, expected]) => {
  expect(isEcho(heard, said)).toBe(expected)
})
