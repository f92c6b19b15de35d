/** The recipe behind a dish of an answer: out of the library, or a starter recipe that is saved when it is used. */
import { useQuery } from '@tanstack/react-query'
import type { OfferedRecipe } from '#shared/guide/schema.ts'
import type { Recipe, RecipeInput } from '#shared/recipes/schema.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { starterRecipesQuery, useKeepStarter } from '#web/features/recipes/starters.queries.ts'

export type Offered = {
  /** What is known of it; `null` while it is looked for, and when it is gone. */
  recipe: Recipe | RecipeInput | null
  isInLibrary: boolean
  /** Deleted since the answer was given. */
  isGone: boolean
  /** The recipe in the library, saved there first where it was not. Throws what the API says. */
  inLibrary: () => Promise<Recipe>
}

export function useOfferedRecipe({ id, isStarter }: OfferedRecipe): Offered {
  const library = useQuery(recipesQuery)
  const own = library.data?.find((recipe) => recipe.id === id)
  const isMissing = library.data !== undefined && !own
  const starters = useQuery({ ...starterRecipesQuery, enabled: isMissing && isStarter })
  const starter = isMissing ? starters.data?.find((recipe) => recipe.id === id) : undefined
  const { keep } = useKeepStarter()
  return {
    recipe: own ?? starter ?? null,
    isInLibrary: own !== undefined,
    isGone: isMissing && !starter && (!isStarter || starters.data !== undefined),
    async inLibrary() {
      if (own) return own
      if (!starter) throw new Error('The recipe is not known yet')
      return keep(starter)
    },
  }
}
