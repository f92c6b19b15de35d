/** What becomes of each command: done through the ports, answered in one short sentence. */
import type { Deed } from '#web/lib/hands-free/room.ts'
import type { AskPorts } from './kitchen-ports.ts'
import type { KitchenCommand } from './kitchen-words.ts'
import { addToList, addToPantry, tellLeft } from './obey-lists.ts'
import { findRecipes, openScreen, startCooking } from './obey-pages.ts'
import { planMeal, tellDinner } from './obey-plans.ts'
import { stopAlarm, tellTimeLeft } from './obey-timers.ts'

/** What came of it in the end. */
export type Outcome = Pick<Deed, 'reply' | 'undo' | 'isRefused'>

export type SlotsOf<I extends KitchenCommand['intent']> = Extract<
  KitchenCommand,
  { intent: I }
>['slots']

export function obey(command: KitchenCommand, ports: AskPorts): Deed {
  switch (command.intent) {
    case 'openScreen':
      return inTime(openScreen(command.slots.screen, ports), 'One moment…')
    case 'whatsForDinner':
      return inTime(tellDinner(command.slots, ports), 'Looking at the plan…')
    case 'addItems':
      return inTime(addToList(command.slots.items, ports), 'Adding to the shopping list…')
    case 'whatsLeft':
      return inTime(tellLeft(ports), 'Looking at the list…')
    case 'addToPantry':
      return inTime(addToPantry(command.slots.items, ports), 'Adding to the pantry…')
    case 'findRecipes':
      return findRecipes(command.slots.wish, ports)
    case 'startCooking':
      return inTime(startCooking(command.slots.recipe, ports), 'Looking for the recipe…')
    case 'planMeal':
      return inTime(planMeal(command.slots, ports), 'Adding to the plan…')
    case 'timeLeft':
      return tellTimeLeft(command.slots, ports)
    case 'stopAlarm':
      return stopAlarm(ports)
    case 'askAssistant': {
      const { question } = command.slots
      return { reply: 'Asking the assistant.', after: () => ports.ask(question) }
    }
    case 'help':
      ports.showHelp(true)
      return { reply: 'Here is what you can say.', undo: () => ports.showHelp(false) }
    case 'undo':
      return { reply: '', after: 'undo' }
  }
}

/** `shown` stands there until it is known what came of it; a kitchen that does not answer is said. */
function inTime(outcome: Promise<Outcome>, shown: string): Deed {
  const later = outcome.catch((error: unknown) => {
    console.warn('The kitchen did not answer:', error)
    return { reply: 'The kitchen does not answer. Please try again.', isRefused: true }
  })
  return { reply: '', shown, later }
}
