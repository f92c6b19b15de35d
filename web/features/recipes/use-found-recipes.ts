/** What a search finds: at once in a household's library, from another thread in a large one. */
import { useEffect, useMemo, useState } from 'react'
import { createLibrary, type LibraryQuery } from '#shared/recipes/library.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { findInThread, placed } from './library-search.ts'

/** Up to here the library is searched in place. */
const SMALL_LIBRARY = 200

type Answer = { recipes: Recipe[]; query: string; found: Recipe[] }

/** Kept beyond the page: whoever comes back finds the list as long as it was, at its scroll place. */
let lastAnswer: Answer | null = null

/** `undefined` until a large library has answered for the first time. `query` keeps its identity. */
export function useFoundRecipes(recipes: Recipe[], query: LibraryQuery): Recipe[] | undefined {
  const isSmall = recipes.length <= SMALL_LIBRARY
  const isAll = query.text.trim() === '' && query.tags.length === 0 && query.sort === 'newest'
  const library = useMemo(() => (isSmall ? createLibrary(recipes) : null), [recipes, isSmall])
  const inPlace = useMemo(() => {
    if (isAll) return recipes
    return library && placed(recipes, library.find(query))
  }, [recipes, isAll, library, query])
  const [answer, setAnswer] = useState(() =>
    lastAnswer?.recipes === recipes && lastAnswer.query === keyOf(query) ? lastAnswer : null,
  )

  useEffect(() => {
    let isAsked = true
    function keep(found: Recipe[]) {
      lastAnswer = { recipes, query: keyOf(query), found }
      setAnswer(lastAnswer)
    }
    if (inPlace) keep(inPlace)
    else findInThread(recipes, query).then((found) => isAsked && found && keep(found))
    return () => {
      isAsked = false
    }
  }, [recipes, query, inPlace])

  const stale = useMemo(() => answer && stillThere(answer, recipes), [answer, recipes])
  return inPlace ?? stale ?? undefined
}

/** Until the new answer is there the old one stands, without the recipes that are gone. */
function stillThere({ recipes: before, found }: Answer, recipes: Recipe[]): Recipe[] {
  if (before === recipes) return found
  const current = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  return found.flatMap(({ id }) => current.get(id) ?? [])
}

function keyOf({ text, tags, sort }: LibraryQuery): string {
  return JSON.stringify([text, tags, sort])
}
