/** What a search of the library finds. Words are read in another thread; what was found stays until it answers. */
import { useEffect, useMemo, useState } from 'react'
import { createLibrary, type LibraryQuery } from '#shared/recipes/library.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import {
  findInThread,
  type LibraryFound,
  placed,
  plainly,
  prepareThread,
} from './library-search.ts'

/** Up to here tags and orders are looked through in place. */
const SMALL_LIBRARY = 200

type Answer = { recipes: readonly Recipe[]; query: string; found: LibraryFound }

/** Kept beyond the page: whoever comes back finds the list as long as it was, at its scroll place. */
let lastAnswer: Answer | null = null

/** `undefined` until the thread has answered for the first time. `query` keeps its identity. */
export function useFoundRecipes(
  recipes: readonly Recipe[],
  query: LibraryQuery,
): LibraryFound | undefined {
  const inPlace = useMemo(() => findInPlace(recipes, query), [recipes, query])
  const [answer, setAnswer] = useState(() =>
    lastAnswer?.recipes === recipes && lastAnswer.query === keyOf(query) ? lastAnswer : null,
  )

  useEffect(() => {
    let isAsked = true
    function keep(found: LibraryFound) {
      lastAnswer = { recipes, query: keyOf(query), found }
      setAnswer(lastAnswer)
    }
    if (inPlace) keep(inPlace)
    else findInThread(recipes, query).then((found) => isAsked && found && keep(found))
    return () => {
      isAsked = false
    }
  }, [recipes, query, inPlace])

  useEffect(() => {
    // the first key in a large library should not wait for it to be handed over
    if (recipes.length > SMALL_LIBRARY) whenIdle().then(() => prepareThread(recipes))
  }, [recipes])

  const stale = useMemo(() => answer && stillThere(answer, recipes), [answer, recipes])
  return inPlace ?? stale ?? undefined
}

/** Without words there are no wishes to read. */
function findInPlace(recipes: readonly Recipe[], query: LibraryQuery): LibraryFound | null {
  const { text, tags, sort } = query
  if (text.trim() !== '') return null
  const isAsStored = tags.length === 0 && (sort === 'newest' || sort === 'best')
  if (isAsStored) return plainly('', recipes as Recipe[])
  if (recipes.length > SMALL_LIBRARY) return null
  return plainly('', placed(recipes, createLibrary(recipes).find(query)))
}

/** Until the new answer is there the old one stands, without the recipes that are gone. */
function stillThere({ recipes: before, found }: Answer, recipes: readonly Recipe[]): LibraryFound {
  if (before === recipes) return found
  const current = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  return { ...found, recipes: found.recipes.flatMap(({ id }) => current.get(id) ?? []) }
}

function keyOf({ text, tags, sort }: LibraryQuery): string {
  return JSON.stringify([text, tags, sort])
}
