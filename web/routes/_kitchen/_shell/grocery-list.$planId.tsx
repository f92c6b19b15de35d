/** /grocery-list/{planId}: what one plan needs. */
import { createFileRoute } from '@tanstack/react-router'
import { groceryListQuery } from '#web/features/groceries/groceries.queries.ts'
import { GroceryList } from '#web/features/groceries/grocery-list.tsx'
import { planQuery } from '#web/features/plans/plans.queries.ts'

export const Route = createFileRoute('/_kitchen/_shell/grocery-list/$planId')({
  // its queries come with its screen: no other page waits for them
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient }, params: { planId } }) => {
    queryClient.prefetchQuery(groceryListQuery(planId))
    queryClient.prefetchQuery(planQuery(planId))
  },
  component: GroceryListPage,
})

function GroceryListPage() {
  const { planId } = Route.useParams()
  return <GroceryList key={planId} planId={planId} />
}
