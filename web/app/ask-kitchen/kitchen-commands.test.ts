/** The sheet 'What can I say?' promises nothing that is not understood. */
import { expect, test } from 'vitest'
import { KITCHEN_COMMANDS } from './kitchen-commands.ts'
import { parseKitchenCommand } from './kitchen-words.ts'

const INTENTS: Record<string, readonly string[]> = {
  Meals: ['whatsForDinner', 'planMeal'],
  Recipes: ['findRecipes', 'startCooking'],
  Lists: ['addItems', 'addToPantry', 'whatsLeft'],
  Timers: ['timeLeft', 'stopAlarm'],
  Screens: ['openScreen'],
  'Any time': ['askAssistant', 'undo', 'help'],
}

const CONTEXT = {
  recipes: ['Pea Risotto', 'Leek Soup'],
  timers: [{ label: 'pasta', remaining: 60, running: true }],
}

test.for(KITCHEN_COMMANDS)('$title: each example is understood', ({ title, examples }) => {
  const context = { ...CONTEXT, alarmRinging: title === 'Timers' }
  const intents = examples.map((text) => parseKitchenCommand(text, context)?.intent)
  expect(new Set(intents)).toEqual(new Set(INTENTS[title]))
})
