/** Which recipes the planner shows to choose from, and in which order. */
import { useDeferredValue, useMemo, useState } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { hasAllTags, matchesSearch } from '#shared/recipes/search.ts'

type Filter = { search: string; filterTags: readonly string[] }

/** What was suggested stands first, and stays there when it is taken out. */
export function useMealChoices(
  recipes: readonly Recipe[],
  selectedIds: readonly string[],
  { search, filterTags }: Filter,
): Recipe[] {
  const wantedText = useDeferredValue(search)
  const [suggested] = useState(selectedIds)
  const ordered = useMemo(() => inFront(recipes, suggested), [recipes, suggested])
  return useMemo(
    () => ordered.filter((one) => matchesSearch(one, wantedText) && hasAllTags(one, filterTags)),
    [ordered, wantedText, filterTags],
  )
}

function inFront(recipes: readonly Recipe[], ids: readonly string[]): Recipe[] {
  const first = new Set(ids)
  return [
    ...recipes.filter((recipe) => first.has(recipe.id)),
    ...recipes.filter((recipe) => !first.has(recipe.id)),
  ]
}
