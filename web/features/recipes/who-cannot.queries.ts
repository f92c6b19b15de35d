/** Who of the household cannot eat a recipe. The food table is fetched only where somebody has needs. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isEmpty } from '#shared/diets/needs.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { profilesQuery } from '#web/features/profiles/profiles.queries.ts'
import type { WhoCannotState } from '#web/ui/who-cannot.tsx'

/** A part of the page and not of the kitchen: it may be there without a network. */
const checkQuery = queryOptions({
  queryKey: ['recipes', 'who-cannot'],
  queryFn: () => import('#shared/profiles/who-cannot.ts'),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  structuralSharing: false,
})

export function useWhoCannot(recipe: Recipe): WhoCannotState {
  const people = useQuery(profilesQuery)
  const needy = useMemo(
    () => people.data?.filter(({ needs }) => !isEmpty(needs)) ?? [],
    [people.data],
  )
  const hasLines = recipe.ingredients.length > 0
  const isWanted = needy.length > 0 && hasLines
  const check = useQuery({ ...checkQuery, enabled: isWanted })
  const whoCannot = check.data?.whoCannot
  const who = useMemo(
    () => (isWanted && whoCannot ? whoCannot(recipe, needy) : null),
    [isWanted, whoCannot, recipe, needy],
  )

  if (!hasLines) return { is: 'none' }
  if (who) return { is: 'checked', who }
  // without a network nobody is asked, and nothing is known
  const isLost = !people.data && (people.isError || people.isPaused)
  const failed = isLost ? people : isWanted && check.isError ? check : null
  if (failed) {
    return { is: 'failed', isTrying: failed.isFetching, tryAgain: () => void failed.refetch() }
  }
  return { is: isWanted ? 'checking' : 'none' }
}
