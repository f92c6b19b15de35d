/** Which recipes of a list are there already: in the kitchen, or further up the list. */
import type { QueryClient } from '@tanstack/react-query'
import { doubtsAbout } from '#shared/imports/doubts.ts'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import { findSame } from '#shared/recipes/same-recipe.ts'
import { recipesQuery } from '../recipes.queries.ts'
import type { LinkItem } from './kept-links.ts'

type Others = readonly (ImportedRecipe & { id?: string })[]

/** A recipe with what is doubtful about it, beside what the kitchen has and the list has read. */
export function judgeWith(queryClient: QueryClient, items: () => readonly LinkItem[]) {
  return async (recipe: ImportedRecipe) => {
    const read = items().flatMap((item) => (item.state === 'read' && item.recipe) || [])
    const same = findSame(recipe, [...(await libraryOf(queryClient)), ...read])
    return {
      recipe,
      doubts: doubtsAbout(recipe, same !== null),
      sameAs: same?.recipe.name ?? null,
    }
  }
}

/**
 * What 'Keep all' keeps: all that nothing is doubtful about. The kitchen may have come by one since it
 * was read: that is skipped.
 */
export async function pickFor(queryClient: QueryClient, items: readonly LinkItem[]) {
  const library = await libraryOf(queryClient)
  const kept: (LinkItem & { recipe: ImportedRecipe })[] = []
  const skipped: LinkItem[] = []
  for (const item of items) {
    const { recipe, state, doubts } = item
    if (state !== 'read' || !recipe) continue
    const same = doubts.length === 0 ? findSame(recipe, library) : null
    if (same) skipped.push({ ...item, sameAs: same.recipe.name })
    else if (doubts.length === 0) kept.push({ ...item, recipe })
    else if (doubts.includes('there_already')) skipped.push(item)
  }
  return { kept, skipped }
}

/** A library that cannot be had now stops nothing. */
async function libraryOf(queryClient: QueryClient): Promise<Others> {
  const known = queryClient.getQueryData(recipesQuery.queryKey)
  return known ?? queryClient.fetchQuery({ ...recipesQuery, retry: false }).catch(() => [])
}
