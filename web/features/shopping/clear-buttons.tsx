/** Clearing the list, all of it or what is ticked. Both can be undone from the toast. */
import type { ShoppingList } from '#shared/shopping/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useClearList, useClearTicked, useRestoreItems } from './shopping-writes.queries.ts'

type Clear = { mutateAsync: () => Promise<ShoppingList> }

/** Clears, and says so with a way back for exactly what went, also what another phone had ticked. */
function useClearing(clear: Clear, list: ShoppingList, said: string) {
  const restore = useRestoreItems()
  return async () => {
    let left: ShoppingList
    try {
      left = await clear.mutateAsync()
    } catch {
      return // said by the hook
    }
    const stayed = new Set(left.items.map(({ id }) => id))
    const itemIds = list.items.map(({ id }) => id).filter((id) => !stayed.has(id))
    const undo = { label: 'Undo', onClick: () => restore.mutate(itemIds) }
    toast({ title: said, action: undo })
  }
}

export function ClearTicked({ list }: { list: ShoppingList }) {
  const clear = useClearTicked()
  const clearTicked = useClearing(clear, list, 'Items cleared')
  return (
    <Button size="sm" pending={clear.isPending} onClick={clearTicked}>
      Clear Ticked Items
    </Button>
  )
}

export function ClearList({ list }: { list: ShoppingList }) {
  const clear = useClearList()
  const clearAll = useClearing(clear, list, 'Shopping list cleared')

  function clearList() {
    if (window.confirm('Clear the whole shopping list?')) clearAll()
  }

  return (
    <Button
      kind="danger"
      size="sm"
      icon="i-lucide-trash-2"
      className="shop-clear"
      pending={clear.isPending}
      onClick={clearList}
    >
      Clear Shopping List
    </Button>
  )
}
