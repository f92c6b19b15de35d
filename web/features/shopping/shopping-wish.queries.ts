/** Puts what was said, or ran out, on the list, and takes it off again. */
import { DEFAULT_CATEGORY } from '#shared/shopping/defaults.ts'
import { useAddItems, useRemoveItem } from './shopping-writes.queries.ts'

export type ShoppingWish = { item: string; quantity?: string; unit?: string }

const nowhere = () => null

/**
 * Resolves to how all of them are taken off again, or to null when they could not be added, none of them:
 * the toast has said so. `aisleOf` knows the aisles of things by their names.
 */
export function useShoppingWishes(aisleOf: (name: string) => string | null = nowhere) {
  const add = useAddItems('Failed to add item. Please try again.')
  const remove = useRemoveItem()
  return async (wishes: readonly ShoppingWish[]) => {
    const lines = wishes.map(({ item, quantity, unit }) => ({
      id: crypto.randomUUID(),
      name: item,
      quantity: quantity || null,
      unit: unit || null,
      source: 'Manual',
      category: aisleOf(item) ?? DEFAULT_CATEGORY,
    }))
    try {
      await add.mutateAsync(lines)
    } catch {
      return null
    }
    return () => {
      for (const { id } of lines) remove.mutate(id)
    }
  }
}

/** As `useShoppingWishes`, for one thing. */
export function useShoppingWish(aisleOf?: (name: string) => string | null) {
  const add = useShoppingWishes(aisleOf)
  return (wish: ShoppingWish) => add([wish])
}
