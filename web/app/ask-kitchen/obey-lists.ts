/** What becomes of things for the shopping list and the pantry. */
import { listSpoken } from '#shared/voice/number-words.ts'
import { addedSpoken, countSpoken, leftSpoken } from '#web/features/shopping/hands-free/answers.ts'
import type { Undo } from '#web/lib/hands-free/room.ts'
import type { AskPorts } from './kitchen-ports.ts'
import type { Item } from './kitchen-words.ts'
import type { Outcome } from './obey.ts'

export async function addToList(items: readonly Item[], ports: AskPorts): Promise<Outcome> {
  const wishes = items.map(({ name, ...amount }) => ({ item: name, ...amount }))
  const undo = await ports.addToList(wishes)
  if (undo) return { reply: wishes.map(addedSpoken).join(' '), undo }
  const what = wishes.length === 1 ? 'item' : 'items'
  return { reply: `Failed to add ${what}. Please try again.`, isRefused: true }
}

/** One after the other: what failed is said, what was added is taken back as a whole. */
export async function addToPantry(items: readonly Item[], ports: AskPorts): Promise<Outcome> {
  const added: string[] = []
  const failed: string[] = []
  const undos: Undo[] = []
  for (const item of items) {
    const undo = await ports.addToPantry(item)
    if (undo) undos.push(undo)
    const names = undo ? added : failed
    names.push(item.name)
  }
  const sorry = failed.length > 0 ? `Failed to add ${listSpoken(failed)}. Please try again.` : ''
  if (added.length === 0) return { reply: sorry, isRefused: true }
  const names = listSpoken(added)
  const done = `${names.charAt(0).toUpperCase()}${names.slice(1)}, added to the pantry.`
  return {
    reply: [done, sorry].filter((words) => words !== '').join(' '),
    undo: () => {
      for (const undo of undos) undo()
    },
  }
}

export async function tellLeft(ports: AskPorts): Promise<Outcome> {
  const left = await ports.toGet()
  return { reply: left.length === 0 ? `${countSpoken(0)} The list is done.` : leftSpoken(left) }
}
