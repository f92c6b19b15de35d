/** /weekly-recipes/{planId}: the recipes of a plan. */
import { createFileRoute } from '@tanstack/react-router'
import { planQuery } from '#web/features/plans/plans.queries.ts'
import { WeeklyRecipes } from '#web/features/plans/weekly-recipes.tsx'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'

export const Route = createFileRoute('/_kitchen/_shell/weekly-recipes/$planId')({
  loader: ({ context: { queryClient }, params: { planId } }) => {
    queryClient.prefetchQuery(planQuery(planId))
    queryClient.prefetchQuery(recipesQuery)
  },
  component: WeeklyRecipesPage,
})

function WeeklyRecipesPage() {
  return <WeeklyRecipes planId={Route.useParams().planId} />
}
