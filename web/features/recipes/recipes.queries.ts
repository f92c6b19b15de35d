/** What the kitchen knows of recipes. Changing them is in recipes-change.queries.ts: a first visit needs none of it. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Recipe } from '#shared/recipes/schema.ts'
import { api, hasCode, unwrap, unwrapRows } from '#web/lib/api.ts'

const RECIPES = ['recipes']

/** The whole library, the newest first. */
export const recipesQuery = queryOptions({
  queryKey: [...RECIPES, 'list'],
  queryFn: (): Promise<Recipe[]> => unwrapRows(api.recipes.$get()),
  structuralSharing: (before, after) =>
    keepUnchanged(before as Recipe[] | undefined, after as Recipe[]),
})

/** As it is known, or asked for once. A library that cannot be had now stops nothing. */
export async function libraryNow(queryClient: QueryClient): Promise<readonly Recipe[]> {
  const known = queryClient.getQueryData(recipesQuery.queryKey)
  return known ?? queryClient.fetchQuery({ ...recipesQuery, retry: false }).catch(() => [])
}

/** Every tag in use, sorted, for whoever offers them (Spec 1, section 7). */
export const recipeTagsQuery = queryOptions({
  queryKey: [...RECIPES, 'tags'],
  queryFn: (): Promise<string[]> => unwrap(api.recipes.tags.$get()),
})

/** After a write: the library and its tags are asked again. */
export function refreshRecipes(queryClient: QueryClient): Promise<unknown> {
  const stale = [recipesQuery, recipeTagsQuery]
  return Promise.all(stale.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
}

/** A recipe of the same revision and ratings is the same: thousands are compared without a look inside. */
function keepUnchanged(before: Recipe[] | undefined, after: Recipe[]): Recipe[] {
  const known = new Map(before?.map((recipe) => [recipe.id, recipe]))
  const kept = after.map((recipe) => {
    const old = known.get(recipe.id)
    return old?.rev === recipe.rev && isRatedAs(old, recipe) ? old : recipe
  })
  const isSame = before?.length === kept.length && kept.every((recipe, at) => recipe === before[at])
  return isSame ? before : kept
}

function isRatedAs({ ratings }: Recipe, other: Recipe): boolean {
  if (ratings.length === 0 && other.ratings.length === 0) return true
  return JSON.stringify(ratings) === JSON.stringify(other.ratings)
}

/** One recipe; null when the kitchen does not have it (contract: at once, without retries). */
export function recipeQuery(id: string) {
  return queryOptions({
    queryKey: [...RECIPES, 'detail', id],
    queryFn: async (): Promise<Recipe | null> => {
      try {
        return await unwrap(api.recipes[':id'].$get({ param: { id } }))
      } catch (error) {
        if (hasCode(error, 'not_found')) return null
        throw error
      }
    },
  })
}
