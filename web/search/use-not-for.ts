/** Who of the kitchen cannot eat which recipe. Found in another thread, which is fetched where somebody has needs. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { isEmpty } from '#shared/diets/needs.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import type { Eater } from '#shared/search/not-for.ts'
import { profilesQuery } from '#web/features/profiles/profiles.queries.ts'
import { whenIdle } from '#web/lib/when-idle.ts'

/** By recipe, 'Mia: sesame' for each who cannot eat it. */
export type NotFor = ReadonlyMap<string, readonly string[]>

const NOBODY: NotFor = new Map()

/** Who cannot eat what. Asked only where somebody has needs. What was known stays until more is known. */
export function useNotFor(recipes: readonly Recipe[]): NotFor {
  const { data: people } = useQuery(profilesQuery)
  const eaters = useMemo(
    () =>
      (people ?? [])
        .filter(({ needs }) => !isEmpty(needs))
        .map(({ name, needs }) => ({ name, needs })),
    [people],
  )
  const [known, setKnown] = useState(NOBODY)

  useEffect(() => {
    if (recipes.length === 0 || eaters.length === 0) return
    let isAsked = true
    whenIdle()
      .then(() => (isAsked ? askThread(recipes, eaters) : null))
      .then((found) => isAsked && found && setKnown(found))
    return () => {
      isAsked = false
    }
  }, [recipes, eaters])

  return eaters.length === 0 ? NOBODY : known
}

/** Null when it is not known: the thread or its code did not come. */
async function askThread(recipes: readonly Recipe[], eaters: Eater[]): Promise<NotFor | null> {
  const search = await import('./library-search.ts').catch(() => null)
  return search?.notForInThread(recipes, eaters) ?? null
}
