/** What cards say beside a recipe: the wishes it meets, and who cannot eat it. Found in another thread. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { isEmpty } from '#shared/diets/needs.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { profilesQuery } from '#web/features/profiles/profiles.queries.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { type LibraryFound, notForInThread } from './library-search.ts'
import type { CardNotes } from './wish-hits.tsx'

/** By recipe, 'Mia: sesame' for each who cannot eat it. */
export type NotFor = ReadonlyMap<string, readonly string[]>

const NOBODY: NotFor = new Map()

const NOTHING_ASKED: Pick<CardNotes, 'parts' | 'met'> = { parts: [], met: new Map() }

export function useCardNotes(
  recipes: readonly Recipe[],
  { parts, met }: Pick<LibraryFound, 'parts' | 'met'> = NOTHING_ASKED,
): CardNotes {
  const notFor = useNotFor(recipes)
  return useMemo(() => ({ parts, met, notFor }), [parts, met, notFor])
}

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
      .then(() => (isAsked ? notForInThread(recipes, eaters) : null))
      .then((found) => isAsked && found && setKnown(found))
    return () => {
      isAsked = false
    }
  }, [recipes, eaters])

  return eaters.length === 0 ? NOBODY : known
}
