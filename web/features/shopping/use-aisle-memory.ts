/** Which aisle the household keeps a thing in, once it was moved to another. */
import { useQuery } from '@tanstack/react-query'
import { aisleMemory } from '#shared/shopping/suggest.ts'
import { rememberedItemsQuery } from './shopping.queries.ts'

/** Asks by name; null for a thing that was never placed, and while nobody knows. */
export function useAisleMemory({ isWanted = true } = {}): (name: string) => string | null {
  const { data = [] } = useQuery({ ...rememberedItemsQuery, enabled: isWanted })
  return aisleMemory(data)
}
