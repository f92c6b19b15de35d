/** The starter recipes on this device, and the way of one into the library. */
import { queryOptions } from '@tanstack/react-query'
import type { Recipe, RecipeInput } from '#shared/recipes/schema.ts'
import { useAddRecipe } from './recipes-change.queries.ts'

/** They come with the app: they are fetched when an answer names one, and never change. */
export const starterRecipesQuery = queryOptions({
  queryKey: ['starter-recipes'],
  queryFn: async (): Promise<RecipeInput[]> => {
    const { starterRecipes } = await import('#shared/recipes/starter/index.ts')
    return starterRecipes
  },
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
})

/** Under its own fixed id: one that is in the library already is answered with as it is there. */
export function useKeepStarter() {
  const { mutateAsync, isPending } = useAddRecipe()
  const keep = ({ id = crypto.randomUUID(), ...starter }: RecipeInput): Promise<Recipe> =>
    mutateAsync({ draft: { ...starter, id }, isRetry: false })
  return { keep, isPending }
}
