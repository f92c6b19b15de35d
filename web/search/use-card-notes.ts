/** What cards say beside a recipe: the wishes it meets, and who cannot eat it. */
import { useMemo } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import type { LibraryFound } from './library-search.ts'
import { useNotFor } from './use-not-for.ts'
import type { CardNotes } from './wish-hits.tsx'

const NOTHING_ASKED: Pick<CardNotes, 'parts' | 'met'> = { parts: [], met: new Map() }

export function useCardNotes(
  recipes: readonly Recipe[],
  { parts, met }: Pick<LibraryFound, 'parts' | 'met'> = NOTHING_ASKED,
): CardNotes {
  const notFor = useNotFor(recipes)
  return useMemo(() => ({ parts, met, notFor }), [parts, met, notFor])
}
