/** /recipes/{recipeId}: a recipe; `?edit=true` opens its form. */
import { createFileRoute } from '@tanstack/react-router'
import { profilesQuery } from '#web/features/profiles/profiles.queries.ts'
import {
  type RecipePageSearch,
  readRecipeSearch,
} from '#web/features/recipes/recipe-page-search.ts'
import { recipeQuery } from '#web/features/recipes/recipes.queries.ts'
import { RecipeAt } from '../-recipe-at.tsx'

export const Route = createFileRoute('/_kitchen/_shell/recipes/$recipeId')({
  validateSearch: (search): RecipePageSearch => readRecipeSearch(search),
  loader: ({ context: { queryClient }, params }) => {
    queryClient.prefetchQuery(recipeQuery(params.recipeId))
    // what they must not eat
    queryClient.prefetchQuery(profilesQuery)
  },
  component: RecipeRoute,
})

function RecipeRoute() {
  const { recipeId } = Route.useParams()
  return <RecipeAt recipeId={recipeId} search={Route.useSearch()} go={Route.useNavigate()} />
}
