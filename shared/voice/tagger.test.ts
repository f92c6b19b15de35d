/** The name of a timer among the words around it. */
import { expect, test } from 'vitest'
import { parseCommand } from './command.ts'

const labelIn = (says: string, timers: readonly string[] = []) => {
  const context = {
    timers: timers.map((label) => ({ label, remaining: 60, running: true })),
  }
  const slots: { label?: string } = parseCommand(says, context)?.slots ?? {}
  return slots.label
}

test.each([
  ['set a timer for ten minutes for the jacket potatoes', 'jacket potatoes'],
  ['rice timer twelve minutes please', 'rice'],
  ['start a timer called gravy for six minutes', 'gravy'],
  ['set a timer for ten minutes', undefined],
  ['start a dimer for sixteen minutes', undefined],
  ['could you count forty five seconds', undefined],
])('%s: %s', (says, label) => expect(labelIn(says)).toBe(label))

test.each([
  ['how long is left on the rice', 'rice'],
  ['cancel the timer for the eggs', 'eggs'],
  ['add two minutes to the bread', 'bread'],
])('of some that are there, %s: %s', (says, label) =>
  expect(labelIn(says, ['rice', 'eggs', 'bread'])).toBe(label),
)
