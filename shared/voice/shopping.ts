/** What is said while shopping, in the list's big-type view (voice, rule 14). Pure: no microphone, no list. */
import { readRules } from './grammar.ts'
import type { VoiceContext } from './intents.ts'
import { LISTENING_PHRASES } from './phrases-session.ts'
import { parseUtterance } from './utterance.ts'

/** What is going on in the list. Everything may be left out. */
export type ShoppingContext = Pick<VoiceContext, 'wake' | 'speaking' | 'spoken' | 'followUp'> & {
  /** Names on the list, ticked or not. */
  items?: readonly string[]
}

/** A `name` is the one on the list, or as spoken where the list has none. */
export type ShoppingCommand =
  | { intent: 'tickItem' | 'untickItem'; slots: { name: string } }
  | { intent: 'addItem'; slots: { name: string; quantity?: string; unit?: string } }
  | { intent: 'whatsLeft' | 'undo' | 'stopListening' | 'help'; slots: Record<never, never> }

/** As in the kitchen, but 'add two lemons' needs no word of a list, and things are got, not used. */
const rules = readRules(`
untickItem: Untick #food/#stuff|take/remove tick off/from/on #food|put #food Back List?|mark #food as? not Got|i? havent/didnt Got #food in? yet?
tickItem: Tick #food/#stuff off?|mark/check/cross #food/#stuff off/out List?|mark #food as? Got|i/Have? just? Got #food|#food Got|#food is? in basket/trolley/cart
~whatsLeft: What Left on/from? List?|What need List?|What else need?|What else on List?|Many things/items? Left|what on List
whatsLeft: read/show List
addItem: Add/Put/get/write #item to/on/onto/in/2 List|Add to List #item|Add #item List?
#item??quantity?"1": a/an #pack of? #thing
#item: #qty #pack? of/more? #thing|some/more/a/an/the #thing|#thing
${LISTENING_PHRASES}`)

/**
 * The one shopping command that explains the whole utterance, or null. Never throws; null too for
 * anything longer than 300 characters (voice, rules 1, 2, 12 and 14).
 */
export function parseShoppingCommand(
  text: string,
  { items, ...context }: ShoppingContext = {},
): ShoppingCommand | null {
  const meant = parseUtterance(text, { ...context, ingredients: items ?? [] }, [], rules)
  if (meant === null) return null
  const { ingredient, item, ...slots } = meant.slots
  const name = ingredient ?? item
  // As in command.ts: the tests know what the rules make.
  return { intent: meant.intent, slots: name ? { name, ...slots } : slots } as ShoppingCommand
}
