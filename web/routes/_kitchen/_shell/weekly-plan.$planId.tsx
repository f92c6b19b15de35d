/** /weekly-plan/{planId}: one plan. */
import { createFileRoute } from '@tanstack/react-router'
import { groceryListQuery } from '#web/features/groceries/groceries.queries.ts'
import { ListUpdate } from '#web/features/groceries/list-update.tsx'
import { planQuery } from '#web/features/plans/plans.queries.ts'
import { WeeklyPlan } from '#web/features/plans/weekly-plan.tsx'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'

export const Route = createFileRoute('/_kitchen/_shell/weekly-plan/$planId')({
  // its queries come with its screen: no other page waits for them
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient }, params: { planId } }) => {
    queryClient.prefetchQuery(planQuery(planId))
    queryClient.prefetchQuery(recipesQuery)
    queryClient.prefetchQuery(groceryListQuery(planId))
  },
  component: WeeklyPlanPage,
})

function WeeklyPlanPage() {
  const { planId } = Route.useParams()
  return <WeeklyPlan key={planId} planId={planId} listUpdate={<ListUpdate planId={planId} />} />
}
