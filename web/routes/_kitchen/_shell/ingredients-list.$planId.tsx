/** /ingredients-list/{planId}: what each recipe of a plan takes. */
import { createFileRoute } from '@tanstack/react-router'
import { IngredientsList } from '#web/features/plans/ingredients-list.tsx'
import { planQuery } from '#web/features/plans/plans.queries.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'

export const Route = createFileRoute('/_kitchen/_shell/ingredients-list/$planId')({
  loader: ({ context: { queryClient }, params: { planId } }) => {
    queryClient.prefetchQuery(planQuery(planId))
    queryClient.prefetchQuery(recipesQuery)
  },
  component: IngredientsListPage,
})

function IngredientsListPage() {
  return <IngredientsList planId={Route.useParams().planId} />
}
