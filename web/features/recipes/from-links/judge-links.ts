/** Which recipes of a list are there already: in the kitchen, or further up the list. */
import type { QueryClient } from '@tanstack/react-query'
import { doubtsAbout } from '#shared/imports/doubts.ts'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import { findSame } from '#shared/recipes/same-recipe.ts'
import { libraryNow } from '../recipes.queries.ts'
import type { LinkItem } from './kept-links.ts'

/** A recipe with what is doubtful about it, beside what the kitchen has and the list has read. */
export function judgeWith(queryClient: QueryClient, items: () => readonly LinkItem[]) {
  return async (recipe: ImportedRecipe) => {
    const read = items().flatMap((item) => (item.state === 'read' && item.recipe) || [])
    const same = findSame<ImportedRecipe>(recipe, [...(await libraryNow(queryClient)), ...read])
    return {
      recipe,
      doubts: doubtsAbout(recipe, same !== null),
      sameAs: same?.recipe.name ?? null,
    }
  }
}

/**
 * What 'Keep all' keeps: all that nothing is doubtful about. The kitchen may have come by one since it
 * was read: that is skipped. What it has under the link's own id was kept, and only its answer lost.
 */
export async function pickFor(queryClient: QueryClient, items: readonly LinkItem[]) {
  const library = await libraryNow(queryClient)
  const ids = new Set(library.map(({ id }) => id))
  const kept: (LinkItem & { recipe: ImportedRecipe })[] = []
  const skipped: LinkItem[] = []
  for (const item of items) {
    const { recipe, state, doubts } = item
    if (state !== 'read' || !recipe) continue
    const same = doubts.length === 0 && !ids.has(item.id) ? findSame(recipe, library) : null
    if (same) skipped.push({ ...item, sameAs: same.recipe.name })
    else if (doubts.length === 0) kept.push({ ...item, recipe })
    else if (doubts.includes('there_already')) skipped.push(item)
  }
  return { kept, skipped }
}
