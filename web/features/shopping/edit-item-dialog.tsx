/** One line of the list as a form. Moving it to another section is remembered by the kitchen. */
import { type FormEvent, useId, useRef, useState } from 'react'
import { DEFAULT_CATEGORY, EMPTY_ITEM_NAME_MESSAGE } from '#shared/shopping/defaults.ts'
import { NAME_MAX, NAME_TOO_LONG_MESSAGE } from '#shared/shopping/new-item.ts'
import type { ShoppingListItem } from '#shared/shopping/schema.ts'
import { useOpening } from '#web/lib/use-opening.ts'
import { Button } from '#web/ui/button.tsx'
import { CategoryField } from '#web/ui/category-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useEditItem } from './shopping-writes.queries.ts'

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

  return (
    <Dialog
      open={item !== null}
      onOpenChange={onClose}
      title="Edit item"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
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
          onSave={(patch) => edit.mutate({ itemId: shown.id, patch }, { onSuccess: onClose })}
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
  onSave: (patch: Pick<ShoppingListItem, 'name' | 'quantity' | 'unit' | 'category'>) => void
}

function EditItemForm({ id, item, categories, onSave }: EditItemFormProps) {
  const [name, setName] = useState(item.name)
  const [quantity, setQuantity] = useState(String(item.quantity ?? ''))
  const [unit, setUnit] = useState(item.unit ?? '')
  const [category, setCategory] = useState(isNone(item.category) ? '' : (item.category ?? ''))
  const [error, setError] = useState<string | null>(null)
  const nameInput = useRef<HTMLInputElement>(null)
  const known = categories.filter((each) => !isNone(each))

  function submit(event: FormEvent) {
    event.preventDefault()
    const isLong = name.trim().length > NAME_MAX
    if (isLong || name.trim() === '') {
      setError(isLong ? NAME_TOO_LONG_MESSAGE : EMPTY_ITEM_NAME_MESSAGE)
      nameInput.current?.focus()
      return
    }
    // an amount comes back as it was sent, so words are welcome: '1 + 300 g'
    onSave({
      name: name.trim(),
      quantity: quantity.trim() || null,
      unit: unit.trim() || null,
      category: category.trim() || null,
    })
  }

  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
      <TextField
        label="Name"
        error={error}
        ref={nameInput}
        value={name}
        required
        onText={setName}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Quantity" value={quantity} onText={setQuantity} />
        <TextField label="Unit" value={unit} maxLength={100} onText={setUnit} />
      </div>
      <CategoryField none={NO_AISLE} known={known} value={category} onChange={setCategory} />
    </form>
  )
}
