/** The form of a pantry item, new or not (Spec 2, sections 2 and 5). */
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import {
  PANTRY_QUANTITY_MAX,
  PANTRY_QUANTITY_MESSAGE,
  PANTRY_TEXTS,
} from '#shared/pantry/limits.ts'
import type { PantryItem } from '#shared/pantry/schema.ts'
import { readStock, UNCATEGORIZED } from '#shared/pantry/shelves.ts'
import { useFieldFaults } from '#web/lib/use-field-faults.ts'
import { useOpening } from '#web/lib/use-opening.ts'
import { forgetTyped, idOfTyped, useTyped, useWasTyped } from '#web/lib/use-typed.ts'
import { Button } from '#web/ui/button.tsx'
import { CategoryField } from '#web/ui/category-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { pantryQuery, useAddPantryItem, useEditPantryItem } from './pantry.queries.ts'

type Draft = Omit<PantryItem, 'id' | 'sort_order'>

/** A quantity is a number: only the kitchen finds fault with its text. */
const RULES = { ...PANTRY_TEXTS, quantity: { max: Number.POSITIVE_INFINITY } }

const slotOf = (item: PantryItem | null) => `pantry ${item?.id ?? 'new'}`

type PantryItemDialogProps = {
  /** Null: closed. */
  item: PantryItem | 'new' | null
  onClose: () => void
}

export function PantryItemDialog({ item, onClose }: PantryItemDialogProps) {
  const add = useAddPantryItem()
  const edit = useEditPantryItem()
  const formId = useId()
  const { item: shown, round } = useOpening(item)
  const known = shown === 'new' ? null : shown

  /** Throws what the kitchen says; the hooks have told it, the form keeps what was typed. */
  async function save(draft: Draft) {
    if (known) await edit.mutateAsync({ id: known.id, patch: draft })
    else await add.mutateAsync({ ...draft, sort_order: 0, id: idOfTyped(slotOf(null), draft) })
    toast({ title: known ? 'Pantry item updated' : 'Item added to pantry' })
    done()
  }

  /** Saved, or not to be. */
  function done() {
    forgetTyped(slotOf(known))
    onClose()
  }

  return (
    <Dialog
      open={item !== null}
      onOpenChange={onClose}
      title={known ? 'Edit Pantry Item' : 'Add New Pantry Item'}
      actions={
        <>
          {/* 'Cancel' is the one beside a new category */}
          <Button onClick={done}>Never mind</Button>
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
  onSave: (draft: Draft) => Promise<void>
}

function PantryItemForm({ id, item, onSave }: PantryItemFormProps) {
  const { data: items = [] } = useQuery(pantryQuery)
  const slot = slotOf(item)
  const wasTyped = useWasTyped(slot)
  const [name, setName] = useTyped(slot, 'name', item?.name ?? '')
  const [quantity, setQuantity] = useTyped(slot, 'quantity', String(item?.quantity ?? ''))
  const [unit, setUnit] = useTyped(slot, 'unit', item?.unit ?? '')
  const [category, setCategory] = useTyped(slot, 'category', item?.category ?? '')
  const { form, refuses, refusedBy, typing } = useFieldFaults(RULES)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const stock = readStock(quantity)
    const tooMuch = stock > PANTRY_QUANTITY_MAX && { quantity: PANTRY_QUANTITY_MESSAGE }
    if (refuses({ name, quantity, unit, category }, tooMuch || {})) return
    try {
      await onSave({
        name: name.trim(),
        quantity: stock,
        unit: unit.trim() || null,
        category: category || null,
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
        <TextField
          label="Quantity"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.1}
          value={quantity}
          {...typing('quantity', setQuantity)}
        />
        <TextField label="Unit" value={unit} {...typing('unit', setUnit)} />
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
