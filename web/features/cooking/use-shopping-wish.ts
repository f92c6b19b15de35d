/** Puts what runs out while cooking on the shopping list, and takes it off again. */
import { useAddItems, useRemoveItem } from '#web/features/shopping/shopping-writes.queries.ts'
import type { ShoppingWish } from './hands-free/hands-free-ports.ts'

/** Resolves to how it is taken off again, or to null when it could not be added: the toast has said so. */
export function useShoppingWish() {
  const add = useAddItems('Failed to add item. Please try again.')
  const remove = useRemoveItem()
  return async ({ item, quantity, unit }: ShoppingWish) => {
    const id = crypto.randomUUID()
    try {
      await add.mutateAsync([
        {
          id,
          name: item,
          quantity: quantity || null,
          unit: unit || null,
          source: 'Manual',
          category: 'other',
        },
      ])
      return () => remove.mutate(id)
    } catch {
      return null
    }
  }
}
