/** /shopping-list: the profile's one list. */
import { createFileRoute } from '@tanstack/react-router'
import { pantryQuery } from '#web/features/pantry/pantry.queries.ts'
import { PantryItemDialog } from '#web/features/pantry/pantry-item-dialog.tsx'
import { shoppingListQuery } from '#web/features/shopping/shopping.queries.ts'
import { ShoppingList } from '#web/features/shopping/shopping-list.tsx'

export const Route = createFileRoute('/_kitchen/_shell/shopping-list')({
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(shoppingListQuery())
    queryClient.prefetchQuery(pantryQuery)
  },
  component: ShoppingPage,
})

function ShoppingPage() {
  return (
    <ShoppingList
      editPantryItem={(item, onClose) => <PantryItemDialog item={item} onClose={onClose} />}
    />
  )
}
