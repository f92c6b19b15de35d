/** What does in place of a food that has run out, from the food table; fetched when it is asked for. */
import { foodOf } from '#shared/foods/foods.ts'
import { swapsOf } from '#shared/guide/answers/swap-sides.ts'
import { listSpoken } from '#shared/voice/number-words.ts'

const MOST = 2

/** A sentence, or null where the table has no swap. */
export function swapSpoken(item: string): string | null {
  const food = foodOf(item)
  const swaps = food ? swapsOf(food).slice(0, MOST) : []
  return swaps.length === 0 ? null : `Instead you could use ${listSpoken(swaps, 'or')}.`
}
