/** Clearing the list, all of it or what is ticked. Both can be undone from the toast. */
import type { ShoppingList } from '#shared/shopping/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useClearList, useClearTicked, useRestoreItems } from './shopping.queries.ts'

export function ClearTicked({ list }: { list: ShoppingList }) {
  const clear = useClearTicked()
  const restore = useRestoreItems()

  async function clearTicked() {
    const itemIds = list.checked_items
    try {
      await clear.mutateAsync()
    } catch {
      return // said by the hook
    }
    const undo = { label: 'Undo', onClick: () => restore.mutate(itemIds) }
    toast({ title: 'Items cleared', action: undo })
  }

  return (
    <Button size="sm" pending={clear.isPending} onClick={clearTicked}>
      Clear Ticked Items
    </Button>
  )
}

export function ClearList({ list }: { list: ShoppingList }) {
  const clear = useClearList()
  const restore = useRestoreItems()

  async function clearList() {
    if (!window.confirm('Clear the whole shopping list?')) return
    const itemIds = list.items.map((item) => item.id)
    try {
      await clear.mutateAsync()
    } catch {
      return // said by the hook
    }
    const undo = { label: 'Undo', onClick: () => restore.mutate(itemIds) }
    toast({ title: 'Shopping list cleared', action: undo })
  }

  return (
    <Button kind="danger" size="sm" pending={clear.isPending} onClick={clearList}>
      Clear Shopping List
    </Button>
  )
}
