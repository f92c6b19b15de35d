/** /planner: settings, choosing (`?step=selection`), and the wait for the plan. */
import { createFileRoute } from '@tanstack/react-router'
import { Planner, type PlannerStep } from '#web/features/plans/planner.tsx'
import { plansQuery } from '#web/features/plans/plans.queries.ts'
import { recipesQuery, recipeTagsQuery } from '#web/features/recipes/recipes.queries.ts'

type PlannerSearch = { step?: Exclude<PlannerStep, undefined> }

export const Route = createFileRoute('/_kitchen/_shell/planner')({
  validateSearch: (search): PlannerSearch =>
    search.step === 'selection' ? { step: 'selection' } : {},
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(recipesQuery)
    queryClient.prefetchQuery(recipeTagsQuery)
    queryClient.prefetchQuery(plansQuery)
  },
  component: PlannerPage,
})

function PlannerPage() {
  return <Planner step={Route.useSearch().step} />
}
