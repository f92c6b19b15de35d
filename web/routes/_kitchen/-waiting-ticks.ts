/** Ticks that a lost network or a closed browser left on the device, sent from whatever page opens next. */
import type { QueryClient } from '@tanstack/react-query'
import { isStored } from '#web/lib/storage.ts'
import { GROCERY_TICKS_KEY, SHOPPING_TICKS_KEY } from '#web/lib/storage-keys.ts'
import { whenIdle } from '#web/lib/when-idle.ts'

/** Loads what sends them only if there are any. */
export async function sendWaitingTicks(queryClient: QueryClient): Promise<void> {
  if (!isStored(SHOPPING_TICKS_KEY) && !isStored(GROCERY_TICKS_KEY)) return
  await whenIdle()
  const [{ shoppingTicks }, { groceryTicks }] = await Promise.all([
    import('#web/features/shopping/shopping-ticks.queries.ts'),
    import('#web/features/groceries/grocery-ticks.queries.ts'),
  ])
  await Promise.all([shoppingTicks(queryClient).flush(), groceryTicks(queryClient).flush()])
}
