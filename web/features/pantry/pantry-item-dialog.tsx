/** The form of a pantry item, new or not (Spec 2, sections 2 and 5). */
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { PantryItem } from '#shared/pantry/schema.ts'
import { readStock, UNCATEGORIZED } from '#shared/pantry/shelves.ts'
import { useDraftIds } from '#web/lib/use-draft-ids.ts'
import { useOpening } from '#web/lib/use-opening.ts'
import { Button } from '#web/ui/button.tsx'
import { CategoryField } from '#web/ui/category-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { pantryQuery, useAddPantryItem, useEditPantryItem } from './pantry.queries.ts'

type Draft = Omit<PantryItem, 'id' | 'sort_order'>

type PantryItemDialogProps = {
  /** Null: closed. */
  item: PantryItem | 'new' | null
  onClose: () => void
}

export function PantryItemDialog({ item, onClose }: PantryItemDialogProps) {
  const add = useAddPantryItem()
  const edit = useEditPantryItem()
  const idOf = useDraftIds()
  const formId = useId()
  const { item: shown, round } = useOpening(item)
  const known = shown === 'new' ? null : shown

  async function save(draft: Draft) {
    try {
      if (known) await edit.mutateAsync({ id: known.id, patch: draft })
      else await add.mutateAsync({ ...draft, sort_order: 0, id: idOf({ draft, round }) })
    } catch {
      return // said by the hooks; the form keeps what was typed
    }
    toast({ title: known ? 'Pantry item updated' : 'Item added to pantry' })
    onClose()
  }

  return (
    <Dialog
      open={item !== null}
      onOpenChange={onClose}
      title={known ? 'Edit Pantry Item' : 'Add New Pantry Item'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            kind="solid"
            icon="i-lucide-save"
            pending={add.isPending || edit.isPending}
            pendingLabel="Saving..."
          >
            {known ? 'Save' : 'Add Item'}
          </Button>
        </>
      }
    >
      <PantryItemForm key={round} id={formId} item={known} onSave={save} />
    </Dialog>
  )
}

type PantryItemFormProps = {
  id: string
  item: PantryItem | null
  onSave: (draft: Draft) => void
}

function PantryItemForm({ id, item, onSave }: PantryItemFormProps) {
  const { data: items = [] } = useQuery(pantryQuery)
  const [name, setName] = useState(item?.name ?? '')
  const [quantity, setQuantity] = useState(String(item?.quantity ?? ''))
  const [unit, setUnit] = useState(item?.unit ?? '')
  const [category, setCategory] = useState(item?.category ?? '')
  const [error, setError] = useState<string | null>(null)
  const nameInput = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const fault = faultOf(name)
    setError(fault)
    if (fault) {
      nameInput.current?.focus()
      return
    }
    onSave({
      name: name.trim(),
      quantity: readStock(quantity),
      unit: unit.trim() || null,
      category: category || null,
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
        onText={(text) => {
          setName(text)
          setError(null)
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Quantity"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.1}
          value={quantity}
          onText={setQuantity}
        />
        <TextField label="Unit" value={unit} maxLength={100} onText={setUnit} />
      </div>
      <CategoryField
        none={UNCATEGORIZED}
        known={items.flatMap((each) => each.category ?? [])}
        value={category}
        onChange={setCategory}
      />
    </form>
  )
}

function faultOf(name: string): string | null {
  if (name.trim() === '') return 'Name is required'
  return name.trim().length > 200 ? 'At most 200 characters' : null
}
