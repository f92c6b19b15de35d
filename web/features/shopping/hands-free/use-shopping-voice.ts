/** Hands-free for the list in big type. */
import { useEffect, useRef, useState } from 'react'
import type { ShoppingList, ShoppingListItem } from '#shared/shopping/schema.ts'
import { useHandsFree } from '#web/lib/hands-free/use-hands-free.ts'
import { useTickItem } from '../shopping-ticks.queries.ts'
import { useShoppingWish } from '../shopping-wish.queries.ts'
import { useAisleMemory } from '../use-aisle-memory.ts'

/** `lines` is the list in the order of the screen. The code comes ahead of the first tap: shops are cellars. */
export function useShoppingVoice(list: ShoppingList, lines: readonly ShoppingListItem[]) {
  const [isHelpOpen, showHelp] = useState(false)
  const tick = useTickItem(list)
  const add = useShoppingWish(useAisleMemory())
  const latest = useRef({ lines, tick, add })
  useEffect(() => {
    latest.current = { lines, tick, add }
  })
  const handsFree = useHandsFree(async () => {
    const { createShoppingRoom } = await import('./shopping-room.ts')
    return createShoppingRoom({
      lines: () => latest.current.lines,
      tick(line, checked) {
        const { current } = latest
        current.tick(line, checked)
        // two utterances may arrive at once, and the second answer counts what the first one left
        current.lines = current.lines.map((one) => (one.id === line.id ? { ...one, checked } : one))
      },
      add: (wish) => latest.current.add(wish),
      showHelp,
    })
  }, true)
  return { handsFree, isHelpOpen, showHelp }
}
