/** /cooking-mode/{recipeId}: without the shell, so that nothing but the recipe is in reach of wet hands. */
import { createFileRoute } from '@tanstack/react-router'
import { CookingMode } from '#web/features/cooking/cooking-mode.tsx'
import { type CookingSearch, readCookingSearch } from '#web/features/cooking/cooking-search.ts'
import { recipeQuery } from '#web/features/recipes/recipes.queries.ts'

export const Route = createFileRoute('/_kitchen/cooking-mode/$recipeId')({
  validateSearch: (search): CookingSearch => readCookingSearch(search),
  loader: ({ context: { queryClient }, params: { recipeId } }) => {
    queryClient.prefetchQuery(recipeQuery(recipeId))
  },
  component: CookingModePage,
})

function CookingModePage() {
  const { recipeId } = Route.useParams()
  const { servings } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CookingMode
      key={recipeId}
      recipeId={recipeId}
      served={{
        servings,
        onServings: (next) =>
          navigate({ search: next ? { servings: next } : {}, replace: true, resetScroll: false }),
      }}
    />
  )
}
