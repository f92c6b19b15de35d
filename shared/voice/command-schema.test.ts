/** Commands of strangers: what passes, and what does not. */
import { expect, test } from 'vitest'
import { readCommand, slotsLine } from './command-schema.ts'

test.each([
  ['next', {}],
  ['next', { count: 2 }],
  ['startTimer', { seconds: 540, label: 'pasta' }],
  ['startTimer', {}],
  ['addTime', { seconds: -60 }],
  ['cancelTimer', { all: true }],
  ['scale', { factor: 0.5 }],
  ['scale', { servings: 6 }],
  ['convert', { value: 2, from: 'cup', to: 'g', ingredient: 'flour' }],
  ['addItems', { items: [{ name: 'nappies' }, { name: 'milk', quantity: '2', unit: 'l' }] }],
  ['planMeal', { recipe: 'Ragù', day: 'Tuesday' }],
])('%s %j is a command', (intent, slots) => {
  expect(readCommand(intent, slots)).toEqual({ intent, slots })
})

test('what a stranger leaves empty is left out', () => {
  expect(readCommand('startTimer', { seconds: 60, label: null })).toEqual({
    intent: 'startTimer',
    slots: { seconds: 60 },
  })
})

test.each([
  ['deleteEverything', {}],
  ['constructor', {}],
  ['next', { count: 0 }],
  ['next', { count: 'two' }],
  ['next', { steps: 2 }],
  ['goToStep', {}],
  ['startTimer', { seconds: 1.5 }],
  ['startTimer', { seconds: 10_000_000 }],
  ['addTime', { seconds: 0 }],
  ['howMuch', { ingredient: '  ' }],
  ['scale', { factor: 2, servings: 6 }],
  ['scale', { factor: Number.NaN }],
  ['volume', { direction: 'sideways' }],
  ['addItems', { items: [] }],
])('%s %j is none', (intent, slots) => {
  expect(readCommand(intent, slots)).toBeNull()
})

test.each([
  ['repeat', ''],
  ['startTimer', 'seconds?: integer, label?: string'],
  ['goToStep', 'n: integer'],
  ['scale', 'factor: number or servings: integer'],
  ['volume', 'direction: "up" | "down"'],
  ['addItems', 'items: [{name: string, quantity?: string, unit?: string}]'],
  ['sing', null],
])('the slots of %s read %j', (intent, line) => {
  expect(slotsLine(intent)).toBe(line)
})
