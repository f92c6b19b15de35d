/** / : the home dashboard. */
import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '#web/features/home/dashboard.tsx'
import { plansQuery } from '#web/features/plans/plans.queries.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'

export const Route = createFileRoute('/_kitchen/_shell/')({
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(plansQuery)
    queryClient.prefetchQuery(recipesQuery)
  },
  component: Dashboard,
})
