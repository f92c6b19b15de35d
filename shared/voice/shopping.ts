/** What is said while shopping, in the list's big-type view. Pure: no microphone, no list. */
import { apart } from './apart.ts'
import { type Item, items, things } from './fill-foods.ts'
import type { VoiceContext } from './intents.ts'
import type { Model } from './model.ts'
import { plain } from './phrase.ts'
import { trained } from './trained.ts'
import { type Ears, type Understood, understandIn, type Wish } from './understand.ts'

/** What is going on in the list. Everything may be left out. */
export type ShoppingContext = Pick<VoiceContext, 'wake' | 'speaking' | 'spoken' | 'followUp'> & {
  /** Names on the list, ticked or not. */
  items?: readonly string[]
}

/** A `name` is the one on the list, or as spoken where the list has none. */
export type ShoppingCommand =
  | { intent: 'tickItem' | 'untickItem'; slots: { name: string } }
  | { intent: 'addItems'; slots: { items: Item[] } }
  | { intent: 'whatsLeft' | 'undo' | 'stopListening' | 'help'; slots: Record<never, never> }

/** As in cooking mode, for the list: nothing clears or deletes (voice, rules 1, 2 and 11). */
export function understandShopping(
  text: string,
  { items: names, ...context }: ShoppingContext = {},
  model: Model = trained(),
): Understood<ShoppingCommand> {
  const ears: Ears<ShoppingCommand> = {
    room: 'shopping',
    labels: [],
    things: names ?? [],
    apart,
    commandsOf,
    certain: () => null,
    isUrgent: () => false,
  }
  return understandIn(text, context, ears, model)
}

/** All shopping commands of an utterance, in their order. */
export function parseShoppingCommands(
  text: string,
  context: ShoppingContext = {},
): ShoppingCommand[] {
  return understandShopping(text, context).commands
}

/** The shopping command of an utterance, of several the first; `null` when there is none. */
export function parseShoppingCommand(
  text: string,
  context: ShoppingContext = {},
): ShoppingCommand | null {
  return understandShopping(text, context).commands[0] ?? null
}

/** Voice, rule 11: lists are never cleared by voice, nor is anything taken off them. */
const CLEARING = /\b(?:clear|delete|empty|wipe|remove|erase)\b(?!.*\btick\b)/

function commandsOf({ meaning, phrase }: Wish): readonly ShoppingCommand[] {
  if (CLEARING.test(plain(phrase))) return []
  switch (meaning) {
    case 'tick':
    case 'untick': {
      const intent = meaning === 'tick' ? 'tickItem' : 'untickItem'
      return things(phrase).map((name) => ({ intent, slots: { name } }))
    }
    case 'add': {
      const added = items(phrase)
      const isBare = !/ /.test(plain(phrase).trim())
      return added.length > 0 && !isBare ? [{ intent: 'addItems', slots: { items: added } }] : []
    }
    case 'whatsLeft':
    case 'undo':
    case 'stopListening':
    case 'help':
      return [{ intent: meaning, slots: {} }]
    default:
      return []
  }
}
