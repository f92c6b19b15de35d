/** The names of foods, fetched when somebody looks at them: no other page waits for the table. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { foodNameOfId } from '#shared/profiles/needs-lines.ts'

/** A part of the page and not of the kitchen: it may be there without a network. */
export const foodsQuery = queryOptions({
  queryKey: ['foods', 'names'],
  queryFn: () => import('#shared/foods/suggest.ts'),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  structuralSharing: false,
})

export type Foods = Awaited<ReturnType<NonNullable<(typeof foodsQuery)['queryFn']>>>

/** A food's name by its id; in the words of the id until the table is there, or where it has none. */
export function useFoodNames(isWanted: boolean): (id: string) => string {
  const { data: foods } = useQuery({ ...foodsQuery, enabled: isWanted })
  return useCallback((id: string) => foods?.foodName(id) ?? foodNameOfId(id), [foods])
}
