/** How the lines of a plan's list are bought: the packs of a UK supermarket, asked for when wanted. */
import { useQuery } from '@tanstack/react-query'
import { LIST_ITEMS_MAX } from '#shared/groceries/limits.ts'
import type { GroceryList, OptimizedItem } from '#shared/groceries/schema.ts'
import { api, unwrap } from '#web/lib/api.ts'

type Packs = {
  /** By the id of the line. */
  byLine: Map<string, OptimizedItem>
  source: 'workers-ai' | 'kitchen-guide'
}

/** Asked once for each list, however often it is ticked. */
export function usePacks(list: GroceryList, isWanted: boolean) {
  const lines = list.items.map(({ id, name, quantity, unit }) => ({ id, name, quantity, unit }))
  return useQuery({
    // a list keeps its lines for good: made again it is another one
    queryKey: ['groceries', 'packs', list.id],
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async (): Promise<Packs> => {
      const byLine = new Map<string, OptimizedItem>()
      let source: Packs['source'] = 'kitchen-guide'
      for (let from = 0; from < lines.length; from += LIST_ITEMS_MAX) {
        const batch = lines.slice(from, from + LIST_ITEMS_MAX)
        const items = batch.map(({ name, quantity, unit }) => ({ name, quantity, unit }))
        const optimise = api.functions['optimize-and-categorize-grocery-list'].$post
        const answer = await unwrap(optimise({ json: { items } }))
        source = answer.source
        for (const [at, line] of batch.entries()) {
          const pack = answer.optimizedItems[at]
          if (pack) byLine.set(line.id, pack)
        }
      }
      return { byLine, source }
    },
  })
}
