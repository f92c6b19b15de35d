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
      tick: (line, checked) => latest.current.tick(line, checked),
      add: (wish) => latest.current.add(wish),
      showHelp,
    })
  }, true)
  return { handsFree, isHelpOpen, showHelp }
}
