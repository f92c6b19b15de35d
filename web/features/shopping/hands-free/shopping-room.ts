/** Hands-free while shopping: what is understood there, and done to the list. The list comes in as ports. */
import type { ShoppingListItem } from '#shared/shopping/schema.ts'
import { listSpoken } from '#shared/voice/number-words.ts'
import { type ShoppingCommand, understandShopping } from '#shared/voice/shopping.ts'
import type { Deed, Room, Undo, Wish } from '#web/lib/hands-free/room.ts'
import type { ShoppingWish } from '../shopping-wish.queries.ts'
import { addedSpoken, countSpoken, leftSpoken, noneSpoken, tickedSpoken } from './answers.ts'

export type ShopPorts = {
  /** The list as this device sees it, in the order of the screen. */
  lines: () => readonly ShoppingListItem[]
  tick: (line: ShoppingListItem, checked: boolean) => void
  /** Answers how to take it off again; null when it could not be added. */
  add: (wish: ShoppingWish) => Promise<Undo | null>
  showHelp: (isOpen: boolean) => void
}

type Tick = Extract<ShoppingCommand, { intent: 'tickItem' | 'untickItem' }>

const ALWAYS = ['hey chef', 'tick', 'untick', 'add', "what's left", 'undo', 'stop listening']
/** More would make every word a likely one. */
const MOST_PHRASES = 60

export function createShoppingRoom(ports: ShopPorts): Room<ShoppingCommand> {
  const names = (checked: boolean) => namesOf(ports.lines(), checked)
  return {
    listener: (hearing) => {
      const open = names(false)
      const ticked = names(true)
      return (text) => {
        const meant = understandShopping(text, { ...hearing, items: [...open, ...ticked] })
        // of two tomatoes the one that can still be ticked is meant, and the other way round
        const [first] = meant.commands.length > 0 ? meant.commands : [meant.maybe]
        return first?.intent === 'untickItem'
          ? understandShopping(text, { ...hearing, items: [...ticked, ...open] })
          : meant
      }
    },
    mayInterrupt: ({ intent }) => intent === 'stopListening',
    // none of them is harmless enough (voice, 'Hearing')
    earlyAfterMs: () => null,
    obey: (heard) => obey(heardOnList(heard, ports.lines()), ports),
    phrases: () =>
      [...new Set([...ALWAYS, ...names(false), ...names(true)])].slice(0, MOST_PHRASES),
    nameOf,
    stopHint: 'Say “stop listening”.',
    notUnderstood: 'I did not get that. Say “what’s left” or “help”.',
  }
}

function namesOf(lines: readonly ShoppingListItem[], checked: boolean): string[] {
  return lines.filter((line) => line.checked === checked).map(({ name }) => name)
}

/** Of several hearings the one that names something on the list: 'tick mill' was 'tick milk'. */
function heardOnList(
  { command, others }: Pick<Wish<ShoppingCommand>, 'command' | 'others'>,
  lines: readonly ShoppingListItem[],
): ShoppingCommand {
  if (!isTick(command)) return command
  const isKnown = (other: ShoppingCommand) =>
    isTick(other) &&
    other.intent === command.intent &&
    linesCalled(other.slots.name, lines).length > 0
  return [command, ...others].find(isKnown) ?? command
}

function isTick(command: ShoppingCommand): command is Tick {
  return command.intent === 'tickItem' || command.intent === 'untickItem'
}

/** What a guess is called. */
function nameOf(command: ShoppingCommand): string {
  switch (command.intent) {
    case 'tickItem':
      return `tick ${command.slots.name}`
    case 'untickItem':
      return `untick ${command.slots.name}`
    case 'addItems':
      return `add ${listSpoken(command.slots.items.map(({ name }) => name))}`
    case 'whatsLeft':
      return 'what is left'
    case 'stopListening':
      return 'stop listening'
    case 'help':
    case 'undo':
      return command.intent
  }
}

function obey(command: ShoppingCommand, ports: ShopPorts): Deed {
  switch (command.intent) {
    case 'tickItem':
      return tick(command.slots.name, true, ports)
    case 'untickItem':
      return tick(command.slots.name, false, ports)
    case 'addItems': {
      const wishes = command.slots.items.map(({ name, ...amount }) => ({ item: name, ...amount }))
      const shown = 'Adding to the shopping list…'
      return { reply: '', shown, later: addAll(wishes, ports) }
    }
    case 'whatsLeft': {
      const left = namesOf(ports.lines(), false)
      return { reply: leftSpoken(left), short: countSpoken(left.length) }
    }
    case 'help':
      ports.showHelp(true)
      return { reply: 'Here is what you can say.', undo: () => ports.showHelp(false) }
    case 'stopListening':
      return { reply: 'Hands-free is off.', after: 'stopListening' }
    case 'undo':
      return { reply: '', after: 'undo' }
  }
}

/** A thing may stand on several lines: it is got, or not, as a whole. */
function tick(spoken: string, checked: boolean, ports: ShopPorts): Deed {
  const lines = ports.lines()
  const named = linesCalled(spoken, lines)
  const [first] = named
  if (!first) return { reply: noneSpoken(spoken), isRefused: true }
  const changed = named.filter((line) => line.checked !== checked)
  const what = checked ? 'ticked' : 'not ticked'
  const wasOpen = namesOf(lines, false).length
  if (changed.length === 0) {
    return { reply: tickedSpoken(first.name, `${what} already`, wasOpen), isRefused: true }
  }
  const set = (to: boolean) => {
    for (const line of changed) ports.tick(line, to)
  }
  set(checked)
  const left = wasOpen + (checked ? -changed.length : changed.length)
  return {
    reply: tickedSpoken(first.name, what, left),
    short: tickedSpoken(first.name, what),
    undo: () => set(!checked),
  }
}

function linesCalled(name: string, lines: readonly ShoppingListItem[]) {
  const plain = (text: string) => text.trim().toLowerCase()
  return lines.filter((line) => plain(line.name) === plain(name))
}

/** One after the other; what could not be added is not spoken of as added, and all of it is taken back at once. */
async function addAll(wishes: readonly ShoppingWish[], ports: ShopPorts) {
  const added: ShoppingWish[] = []
  const undos: Undo[] = []
  for (const wish of wishes) {
    const undo = await ports.add(wish)
    if (!undo) continue
    added.push(wish)
    undos.push(undo)
  }
  const undo = () => {
    for (const takeBack of undos) takeBack()
  }
  return added.length > 0
    ? { reply: added.map(addedSpoken).join(' '), undo }
    : { reply: 'Failed to add item. Please try again.', isRefused: true }
}
