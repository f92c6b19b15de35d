/** /cooking-mode/{recipeId}: without the shell, so that nothing but the recipe is in reach of wet hands. */
import { createFileRoute } from '@tanstack/react-router'
import { CookingMode } from '#web/features/cooking/cooking-mode.tsx'
import { recipeQuery } from '#web/features/recipes/recipes.queries.ts'

export const Route = createFileRoute('/_kitchen/cooking-mode/$recipeId')({
  loader: ({ context: { queryClient }, params: { recipeId } }) => {
    queryClient.prefetchQuery(recipeQuery(recipeId))
  },
  component: CookingModePage,
})

function CookingModePage() {
  const { recipeId } = Route.useParams()
  return <CookingMode key={recipeId} recipeId={recipeId} />
}
