/** Puts something that was said, or ran out, on the list, and takes it off again. */
import { DEFAULT_CATEGORY } from '#shared/shopping/defaults.ts'
import { useAddItems, useRemoveItem } from './shopping-writes.queries.ts'

export type ShoppingWish = { item: string; quantity?: string; unit?: string }

const nowhere = () => null

/**
 * Resolves to how it is taken off again, or to null when it could not be added: the toast has said so.
 * `aisleOf` knows the aisles of things by their names.
 */
export function useShoppingWish(aisleOf: (name: string) => string | null = nowhere) {
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
          category: aisleOf(item) ?? DEFAULT_CATEGORY,
        },
      ])
      return () => remove.mutate(id)
    } catch {
      return null
    }
  }
}
