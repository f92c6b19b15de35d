/** Which recipes the planner shows to choose from, and in which order. */
import { useDeferredValue, useMemo } from 'react'
import { recipesById } from '#shared/recipes/by-id.ts'
import type { LibraryQuery } from '#shared/recipes/library.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import type { LibraryFound } from '#web/search/library-search.ts'
import { useFoundRecipes } from '#web/search/use-found-recipes.ts'

type Filter = { search: string; filterTags: readonly string[] }

/** `found` says what was read in the search; all are shown until there is an answer. */
type ShownMeals = { shown: Recipe[]; found: LibraryFound | undefined }

/** What was suggested stands first, in the order of the week, also after it was taken out. */
export function useShownMeals(
  recipes: readonly Recipe[],
  suggestedIds: readonly string[],
  { search, filterTags }: Filter,
): ShownMeals {
  const text = useDeferredValue(search)
  const query = useMemo(
    (): LibraryQuery => ({ text, tags: filterTags, sort: 'best' }),
    [text, filterTags],
  )
  const found = useFoundRecipes(recipes, query)
  const shown = useMemo(
    () => inFront(found?.recipes ?? recipes, suggestedIds),
    [found, recipes, suggestedIds],
  )
  return { shown, found }
}

function inFront(recipes: readonly Recipe[], ids: readonly string[]): Recipe[] {
  const first = new Set(recipesById(recipes)(ids))
  return [...first, ...recipes.filter((recipe) => !first.has(recipe))]
}
