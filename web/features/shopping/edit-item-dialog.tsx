/** One line of the list as a form. Moving it to another section is remembered by the kitchen. */
import { type FormEvent, useId } from 'react'
import { DEFAULT_CATEGORY, ITEM_TEXTS } from '#shared/shopping/defaults.ts'
import type { ShoppingListItem } from '#shared/shopping/schema.ts'
import { useFieldFaults } from '#web/lib/use-field-faults.ts'
import { useOpening } from '#web/lib/use-opening.ts'
import { forgetTyped, useTyped, useWasTyped } from '#web/lib/use-typed.ts'
import { Button } from '#web/ui/button.tsx'
import { CategoryField } from '#web/ui/category-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useEditItem } from './shopping-writes.queries.ts'

const slotOf = ({ id }: ShoppingListItem) => `line ${id}`

type EditItemDialogProps = {
  /** Null: closed. */
  item: ShoppingListItem | null
  /** To choose from. */
  categories: readonly string[]
  onClose: () => void
}

export function EditItemDialog({ item, categories, onClose }: EditItemDialogProps) {
  const edit = useEditItem()
  const formId = useId()
  const { item: shown, round } = useOpening(item)

  /** Saved, or not to be. */
  function done() {
    if (shown) forgetTyped(slotOf(shown))
    onClose()
  }

  return (
    <Dialog
      open={item !== null}
      onOpenChange={onClose}
      title="Edit item"
      actions={
        <>
          {/* 'Cancel' is the one beside a new category */}
          <Button onClick={done}>Never mind</Button>
          <Button
            type="submit"
            form={formId}
            kind="solid"
            icon="i-lucide-save"
            pending={edit.isPending}
            pendingLabel="Saving..."
          >
            Save
          </Button>
        </>
      }
    >
      {shown && (
        <EditItemForm
          key={round}
          id={formId}
          item={shown}
          categories={categories}
          onSave={async (patch) => {
            await edit.mutateAsync({ itemId: shown.id, patch })
            done()
          }}
        />
      )}
    </Dialog>
  )
}

/** Where a line without a category stands. */
const NO_AISLE = 'Other'

const isNone = (category: string | null) =>
  category === null || category.trim().toLowerCase() === DEFAULT_CATEGORY

type EditItemFormProps = {
  id: string
  item: ShoppingListItem
  categories: readonly string[]
  /** Throws what the kitchen says, once it is told. */
  onSave: (
    patch: Pick<ShoppingListItem, 'name' | 'quantity' | 'unit' | 'category'>,
  ) => Promise<void>
}

function EditItemForm({ id, item, categories, onSave }: EditItemFormProps) {
  const slot = slotOf(item)
  const wasTyped = useWasTyped(slot)
  const [name, setName] = useTyped(slot, 'name', item.name)
  const [quantity, setQuantity] = useTyped(slot, 'quantity', String(item.quantity ?? ''))
  const [unit, setUnit] = useTyped(slot, 'unit', item.unit ?? '')
  const aisle = isNone(item.category) ? '' : (item.category ?? '')
  const [category, setCategory] = useTyped(slot, 'category', aisle)
  const { form, refuses, refusedBy, typing } = useFieldFaults(ITEM_TEXTS)
  const known = categories.filter((each) => !isNone(each))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (refuses({ name, quantity, unit, category })) return
    try {
      // an amount comes back as it was sent, so words are welcome: '1 + 300 g'
      await onSave({
        name: name.trim(),
        quantity: quantity.trim() || null,
        unit: unit.trim() || null,
        category: category.trim() || null,
      })
    } catch (error) {
      refusedBy(error)
    }
  }

  return (
    <form ref={form} id={id} noValidate className="grid gap-4" onSubmit={submit}>
      {wasTyped && (
        <p role="status" className="small muted">
          We kept what you typed
        </p>
      )}
      <TextField label="Name" value={name} required {...typing('name', setName)} />
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Quantity" value={quantity} {...typing('quantity', setQuantity)} />
        <TextField label="Unit" value={unit} {...typing('unit', setUnit)} />
      </div>
      <CategoryField none={NO_AISLE} known={known} value={category} onChange={setCategory} />
    </form>
  )
}
