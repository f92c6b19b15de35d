/** What can be done to one line besides ticking it. */
import type { ShoppingListItem } from '#shared/shopping/schema.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useRemoveItem, useRestoreItems } from './shopping-writes.queries.ts'

/** `line` names the button. */
type ItemMenuProps = { item: ShoppingListItem; line: string; onEdit: () => void }

export function ItemMenu({ item, line, onEdit }: ItemMenuProps) {
  const remove = useRemoveItem()
  const restore = useRestoreItems()

  async function removeItem() {
    try {
      await remove.mutateAsync(item.id)
    } catch {
      return // said by the hook
    }
    const undo = { label: 'Undo', onClick: () => restore.mutate([item.id]) }
    toast({ title: 'Item removed', text: item.name, action: undo })
  }

  return (
    <Menu
      trigger={
        <IconButton
          icon="i-lucide-ellipsis-vertical"
          kind="flat"
          size="sm"
          aria-label={`More for ${line}`}
        />
      }
      items={[
        { label: 'Edit', icon: 'i-lucide-pencil', onSelect: onEdit },
        { label: 'Remove', icon: 'i-lucide-trash-2', kind: 'danger', onSelect: removeItem },
      ]}
    />
  )
}
