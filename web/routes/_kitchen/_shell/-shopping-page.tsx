/** The one screen of /shopping and /shopping-list. No route itself: the dash keeps it out of the tree. */
import { useSearch } from '@tanstack/react-router'
import { PantryItemDialog } from '#web/features/pantry/pantry-item-dialog.tsx'
import { ShoppingList } from '#web/features/shopping/shopping-list.tsx'

export function ShoppingPage() {
  const { view } = useSearch({ strict: false })
  return (
    <ShoppingList
      isBig={view === 'big'}
      editPantryItem={(item, onClose) => <PantryItemDialog item={item} onClose={onClose} />}
    />
  )
}
