/** /recipes/{recipeId}: a recipe; `?edit=true` opens its form. */
import { createFileRoute } from '@tanstack/react-router'
import { RecipePage } from '#web/features/recipes/recipe-page.tsx'
import {
  type RecipePageSearch,
  readRecipeSearch,
} from '#web/features/recipes/recipe-page-search.ts'
import { recipeQuery } from '#web/features/recipes/recipes.queries.ts'

export const Route = createFileRoute('/_kitchen/_shell/recipes/$recipeId')({
  validateSearch: (search): RecipePageSearch => readRecipeSearch(search),
  loader: ({ context: { queryClient }, params }) => {
    queryClient.prefetchQuery(recipeQuery(params.recipeId))
  },
  component: RecipeRoute,
})

function RecipeRoute() {
  const { recipeId } = Route.useParams()
  const { edit = false, servings } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <RecipePage
      key={recipeId}
      recipeId={recipeId}
      isEditing={edit}
      servings={servings}
      onServings={(next) =>
        navigate({ search: next ? { servings: next } : {}, replace: true, resetScroll: false })
      }
      onEdit={() => navigate({ search: (now) => ({ ...now, edit: true }) })}
      onView={() => navigate({ search: servings ? { servings } : {}, replace: true })}
    />
  )
}
