/** 'Add Items': from the pantry, or something new (Spec 2, section 2). Mounted anew for each opening. */
import { type ReactNode, useState } from 'react'
import type { PantryItem } from '#shared/pantry/schema.ts'
import { DEFAULT_QUANTITY } from '#shared/shopping/defaults.ts'
import type { ShoppingList } from '#shared/shopping/schema.ts'
import { useDraftIds } from '#web/lib/use-draft-ids.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast.tsx'
import { BrowsePantry } from './browse-pantry.tsx'
import { NewItemActions, NewItemFields, useNewItem } from './new-item-form.tsx'
import { useAddItems } from './shopping-writes.queries.ts'
import { useAisleMemory } from './use-aisle-memory.ts'

/** Renders the form of a pantry item; null closes it. */
export type EditPantryItem = (item: PantryItem | null, onClose: () => void) => ReactNode

type AddItemsDialogProps = {
  list: ShoppingList
  open: boolean
  onOpenChange: (open: boolean) => void
  editPantryItem: EditPantryItem
}

export function AddItemsDialog(props: AddItemsDialogProps) {
  const { list, open, onOpenChange, editPantryItem } = props
  const [tab, setTab] = useState<'pantry' | 'new'>('pantry')
  const [selected, setSelected] = useState<readonly PantryItem[]>([])
  const newItem = useNewItem({ list, isOpen: open, onAdded: () => onOpenChange(false) })

  /** Closing forgets the form (Spec 2, section 2): by whatever way, Back too, that is asked. */
  function openChange(next: boolean) {
    const isLost = !next && newItem.isTyped
    if (!isLost || window.confirm('Discard what you typed?')) onOpenChange(next)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={openChange}
      title="Add Items"
      className="add-items"
      actions={
        tab === 'pantry' ? (
          <AddSelected items={selected} onAdded={() => onOpenChange(false)} />
        ) : (
          <NewItemActions newItem={newItem} />
        )
      }
    >
      <Tabs
        label="Where from"
        value={tab}
        onChange={setTab}
        keepMounted
        tabs={[
          {
            value: 'pantry',
            label: 'Browse Pantry',
            panel: (
              <BrowsePantry
                selected={selected}
                onSelect={setSelected}
                editPantryItem={editPantryItem}
              />
            ),
          },
          { value: 'new', label: 'Add New Item', panel: <NewItemFields newItem={newItem} /> },
        ]}
      />
    </Dialog>
  )
}

type AddSelectedProps = { items: readonly PantryItem[]; onAdded: () => void }

function AddSelected({ items, onAdded }: AddSelectedProps) {
  const add = useAddItems('Failed to add items from pantry. Please try again.')
  const idOf = useDraftIds()
  const aisleOf = useAisleMemory()

  async function addSelected() {
    const drafts = items.map(({ id, name, quantity, unit, category }) => {
      const draft = {
        name,
        quantity: quantity || DEFAULT_QUANTITY,
        unit,
        category: aisleOf(name) ?? category,
        source: 'Pantry',
      }
      return { ...draft, id: idOf({ ...draft, pantryItem: id }) }
    })
    try {
      await add.mutateAsync(drafts)
    } catch {
      return // said by the hook
    }
    const isOne = drafts.length === 1
    toast({
      title: isOne ? 'Item added' : 'Items added',
      text: `${drafts.length} ${isOne ? 'item' : 'items'} from the pantry.`,
    })
    onAdded()
  }

  return (
    <>
      <p className="self-center muted" aria-live="polite">
        {items.length} {items.length === 1 ? 'item' : 'items'} selected
      </p>
      <Button
        kind="solid"
        icon="i-lucide-plus"
        disabled={items.length === 0}
        pending={add.isPending}
        onClick={addSelected}
      >
        {`Add ${items.length} Selected`}
      </Button>
    </>
  )
}
