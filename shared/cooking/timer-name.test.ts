import { expect, test } from 'vitest'
import { stepTimerLabel } from './step-minutes.ts'
import { timeLabel, timesInStep } from './step-times.ts'
import { timerName, timerNameAmong } from './timer-name.ts'

const RECIPE = {
  ingredients: ['beef mince', 'spaghetti', 'onion', 'olive oil', 'red lentils'].map((name) => ({
    name,
  })),
  method: [
    'Heat the oil and brown the mince for 8 minutes.',
    'Add the lentils, lower the heat, then simmer for 20 minutes. Boil the pasta for 9 minutes.',
    'Cook for 12 minutes.',
    'Cover and rest for 5 minutes.',
    'Stir the mince, and simmer it for 30 minutes.',
  ],
}
const own = (step: number) => stepTimerLabel(step, RECIPE.method[step] ?? '')

test.each([
  [own(0), 'mince'],
  [own(1), 'lentils'],
  [own(2), 'Step 3'],
  [own(3), 'rest'],
  ['rice', 'rice'],
  ['Step 9: gone', 'Step 9'],
])("'%s' is called '%s'", (label, name) => {
  expect(timerName(label, RECIPE)).toBe(name)
})

test('two times of a step are called by what each cooks', () => {
  const text = RECIPE.method[1] ?? ''
  const labels = timesInStep(text).map((time) => timeLabel(1, text, time))
  expect(labels.map((label) => timerName(label, RECIPE))).toEqual(['lentils', 'spaghetti'])
})

test('two timers of one food are told apart by what happens to it, else by number', () => {
  const timers = [
    { id: 'b', label: own(4) },
    { id: 'a', label: own(0) },
  ]
  expect(timers.map((timer) => timerNameAmong(timer, timers, RECIPE))).toEqual([
    'simmer mince',
    'brown mince',
  ])
  const twice = [
    { id: 'b', label: own(2) },
    { id: 'a', label: own(2) },
  ]
  expect(twice.map((timer) => timerNameAmong(timer, twice, RECIPE))).toEqual(['Step 3 2', 'Step 3'])
})
