/** The one screen of /shopping and /shopping-list. No route itself: the dash keeps it out of the tree. */
import { PantryItemDialog } from '#web/features/pantry/pantry-item-dialog.tsx'
import { ShoppingList } from '#web/features/shopping/shopping-list.tsx'

export function ShoppingPage() {
  return (
    <ShoppingList
      editPantryItem={(item, onClose) => <PantryItemDialog item={item} onClose={onClose} />}
    />
  )
}
