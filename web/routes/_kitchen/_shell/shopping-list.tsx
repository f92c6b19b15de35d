/** /shopping-list: the profile's one list. */
import { createFileRoute } from '@tanstack/react-router'
import { pantryQuery } from '#web/features/pantry/pantry.queries.ts'
import { shoppingListQuery } from '#web/features/shopping/shopping.queries.ts'
import { ShoppingPage } from './-shopping-page.tsx'
import { shoppingSearch } from './-shopping-search.ts'

export const Route = createFileRoute('/_kitchen/_shell/shopping-list')({
  // its queries come with its screen: no other page waits for them
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: shoppingSearch,
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(shoppingListQuery())
    queryClient.prefetchQuery(pantryQuery)
  },
  component: ShoppingPage,
})
