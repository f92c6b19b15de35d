/** /this-week: My Week, every plan as a card. */
import { createFileRoute } from '@tanstack/react-router'
import { MyWeek } from '#web/features/plans/my-week.tsx'
import { plansQuery } from '#web/features/plans/plans.queries.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'

export const Route = createFileRoute('/_kitchen/_shell/this-week')({
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(plansQuery)
    queryClient.prefetchQuery(recipesQuery)
  },
  component: MyWeek,
})
