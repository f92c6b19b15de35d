/** Puts what a recipe needs on the shopping list, each line from that recipe, and takes it off again. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Recipe } from '#shared/recipes/schema.ts'
import { aisleMemory } from '#shared/shopping/suggest.ts'
import { api, hasCode, NetworkError, unwrap } from '#web/lib/api.ts'
import {
  keepShoppingList,
  rememberedItemsQuery,
  SHOPPING_WRITE,
  shoppingListQuery,
} from './shopping.queries.ts'
import { shoppingTicks } from './shopping-ticks.queries.ts'

type Shopped = Pick<Recipe, 'name' | 'ingredients'>

const lists = api['shopping-lists']

/** Gives the ids of the new lines; none when the recipe names nothing to buy. */
export function usePutOnList() {
  const queryClient = useQueryClient()
  return useMutation({
    ...SHOPPING_WRITE,
    mutationFn: async (recipe: Shopped): Promise<string[]> => {
      const [{ groceriesOfRecipes }, aisleOf] = await Promise.all([
        import('#shared/groceries/build-list.ts'),
        knownAisles(),
      ])
      const items = groceriesOfRecipes([recipe]).map(({ name, quantity, unit, category }) => ({
        id: crypto.randomUUID(),
        name,
        quantity: quantity || null,
        unit: unit || null,
        source: recipe.name,
        category: aisleOf(name) ?? category ?? null,
      }))
      if (items.length === 0) return []
      const { id } = await queryClient.ensureQueryData(shoppingListQuery())
      // ticks that are on their way go first
      if (!(await shoppingTicks(queryClient).flush())) throw new NetworkError('No network')
      const post = lists[':id'].items.$post({ param: { id }, json: { items } })
      keepShoppingList(queryClient, await unwrap(post))
      queryClient.invalidateQueries({ queryKey: rememberedItemsQuery.queryKey })
      return items.map((item) => item.id)
    },
    // the cause may be that the list is another one by now
    onError: () => queryClient.invalidateQueries({ queryKey: shoppingListQuery().queryKey }),
  })

  /** A memory that cannot be read leaves the aisles as they are. */
  async function knownAisles(): Promise<(name: string) => string | null> {
    try {
      return aisleMemory(await queryClient.fetchQuery({ ...rememberedItemsQuery, retry: false }))
    } catch {
      return () => null
    }
  }
}

/** Takes these lines off; one that somebody removed, or bought and cleared, is off already. */
export function useTakeOffList() {
  const queryClient = useQueryClient()
  return useMutation({
    ...SHOPPING_WRITE,
    mutationFn: async (itemIds: readonly string[]) => {
      const { id } = await queryClient.ensureQueryData(shoppingListQuery())
      for (const itemId of itemIds) {
        try {
          const gone = lists[':id'].items[':itemId'].$delete({ param: { id, itemId } })
          keepShoppingList(queryClient, await unwrap(gone))
        } catch (error) {
          if (!hasCode(error, 'not_found')) throw error
        }
      }
    },
    onError: () => queryClient.invalidateQueries({ queryKey: shoppingListQuery().queryKey }),
  })
}
