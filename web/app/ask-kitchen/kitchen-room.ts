/** Ask the kitchen: what is understood on every screen of the shell, and done. The kitchen comes in as ports. */
import type { Room } from '#web/lib/hands-free/room.ts'
import { dishesCalled } from './dishes.ts'
import type { AskPorts } from './kitchen-ports.ts'
import type { KitchenCommand, KitchenContext } from './kitchen-words.ts'
import { obey } from './obey.ts'
import { timersHeard } from './obey-timers.ts'

const ALWAYS = ["what's for dinner", 'add', 'shopping list', 'pantry', 'start cooking', 'undo']
/** More would make every word a likely one. */
const MOST_PHRASES = 60

export function createKitchenRoom(ports: AskPorts): Room<KitchenCommand> {
  const names = () => ports.knownDishes().map(({ name }) => name)
  return {
    listener({ question: _, ...hearing }) {
      const context = {
        ...hearing,
        timers: timersHeard(ports.timers(), ports.now()),
        alarmRinging: ports.isRinging(),
      }
      const recipes = names()
      return (text) => {
        const command = understand(text, { ...context, recipes }, ports)
        return { commands: command ? [command] : [], maybe: null, isForUs: command !== null }
      }
    },
    mayInterrupt: ({ intent }) => intent === 'stopAlarm',
    earlyAfterMs: ({ command }) => (command.intent === 'stopAlarm' ? 0 : null),
    obey: ({ command }) => obey(command, ports),
    phrases: () => [...new Set([...ALWAYS, ...names()])].slice(0, MOST_PHRASES),
    stopHint: 'Nothing is ringing.',
    notUnderstood: 'I did not get that. Say “what’s for dinner” or “help”.',
  }
}

/** The grammar takes one of the names that fit; where several do, what was said stays, to be asked about. */
function understand(text: string, context: KitchenContext, ports: AskPorts): KitchenCommand | null {
  const command = ports.parse(text, context)
  if (command?.intent !== 'startCooking' && command?.intent !== 'planMeal') return command
  const { recipes: _, ...nameless } = context
  const asSaid = ports.parse(text, nameless)
  if (asSaid?.intent !== command.intent) return command
  const isDoubtful = dishesCalled(asSaid.slots.recipe, ports.knownDishes()).length > 1
  return isDoubtful ? asSaid : command
}
