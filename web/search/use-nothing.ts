/** What would help where a search has found nothing. Asked of another thread, after the answer itself. */
import { useEffect, useState } from 'react'
import type { LibraryQuery } from '#shared/recipes/library.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import type { Nothing } from '#shared/search/why-nothing.ts'
import { explainInThread } from './library-search.ts'

/** Null until it is known, and where there is nothing to explain. */
export function useNothing(
  recipes: readonly Recipe[],
  query: LibraryQuery,
  isNothing: boolean,
): Nothing | null {
  const [known, setKnown] = useState<{ query: LibraryQuery; nothing: Nothing } | null>(null)

  useEffect(() => {
    if (!isNothing) return
    let isAsked = true
    explainInThread(recipes, query).then(
      (nothing) => isAsked && nothing && setKnown({ query, nothing }),
    )
    return () => {
      isAsked = false
    }
  }, [recipes, query, isNothing])

  return isNothing && known?.query === query ? known.nothing : null
}
