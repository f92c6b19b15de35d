/** Something new: its name and amount, onto the list, into the pantry, or both. */
import { type RefObject, useRef, useState } from 'react'
import { DEFAULT_QUANTITY, EMPTY_ITEM_NAME_MESSAGE, ITEM_TEXTS } from '#shared/shopping/defaults.ts'
import { readNewItem } from '#shared/shopping/new-item.ts'
import type { RememberedItem, ShoppingList } from '#shared/shopping/schema.ts'
import { purchaseUnit } from '#shared/shopping/suggest.ts'
import { useAddPantryItem } from '#web/features/pantry/pantry.queries.ts'
import { useDraftIds } from '#web/lib/use-draft-ids.ts'
import { useFieldFaults } from '#web/lib/use-field-faults.ts'
import { Button } from '#web/ui/button.tsx'
import { roomHint } from '#web/ui/room-hint.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { BoughtBefore } from './bought-before.tsx'
import { useAddItems } from './shopping-writes.queries.ts'
import { useAisleMemory } from './use-aisle-memory.ts'

type Target = 'shopping list' | 'pantry' | 'both'

const EMPTY = { name: '', quantity: DEFAULT_QUANTITY, unit: '', isAmountTouched: false }

type NewItem = {
  form: typeof EMPTY
  change: (changed: Partial<typeof EMPTY>) => void
  faults: { name?: string; quantity?: string; unit?: string }
  formRef: RefObject<HTMLFormElement | null>
  submitRef: RefObject<HTMLButtonElement | null>
  pending: Target | null
  add: (target: Target) => Promise<void>
  /** What it is called and how much of it, as typed so far. */
  wanted: string
  /** Something would be lost if the form went. */
  isTyped: boolean
  choose: (item: RememberedItem) => void
  onList: readonly string[]
}

type NewItemOptions = { list: ShoppingList; isOpen: boolean; onAdded: () => void }

export function useNewItem({ list, isOpen, onAdded }: NewItemOptions): NewItem {
  const [form, setForm] = useState(EMPTY)
  const [pending, setPending] = useState<Target | null>(null)
  const submitRef = useRef<HTMLButtonElement>(null)
  const addItems = useAddItems('Failed to add item. Please try again.')
  const addPantryItem = useAddPantryItem()
  const aisleOf = useAisleMemory({ isWanted: isOpen })
  const idOf = useDraftIds()
  const item = readNewItem(form)
  const { form: formRef, faults, refuses, refusedBy, forget } = useFieldFaults(ITEM_TEXTS)

  function change(changed: Partial<typeof EMPTY>) {
    setForm((before) => ({ ...before, ...changed }))
    for (const field of ['name', 'quantity', 'unit'] as const) {
      if (changed[field] !== undefined) forget(field)
    }
  }

  function choose(remembered: RememberedItem) {
    const unit = item?.unit || purchaseUnit(remembered.unit)
    const quantity = String(item?.quantity ?? form.quantity)
    change({ name: remembered.name, quantity, unit, isAmountTouched: true })
    // what was touched is gone now
    submitRef.current?.focus()
  }

  async function add(target: Target) {
    if (!item) toast({ kind: 'error', title: 'Error', text: EMPTY_ITEM_NAME_MESSAGE })
    // its quantity is a number by now, whatever was typed
    const texts = { name: item?.name ?? '', quantity: '', unit: item?.unit ?? '', category: '' }
    if (refuses(texts) || !item) return
    setPending(target)
    const draft = { ...item, category: aisleOf(item.name), id: idOf(item) }
    try {
      if (target !== 'pantry') await addItems.mutateAsync([{ ...draft, source: 'Manual' }])
      if (target !== 'shopping list') {
        // an aisle of the shop is no shelf at home
        await addPantryItem.mutateAsync({ ...draft, category: null, sort_order: 0 })
      }
      toast({ title: `Item added to ${target}` })
      onAdded()
    } catch (error) {
      // told by the hooks; the form keeps what was typed
      refusedBy(error)
    } finally {
      setPending(null)
    }
  }

  return {
    ...{ form, change, faults, formRef, submitRef, pending, add, choose },
    wanted: item?.name ?? '',
    isTyped: form.name.trim() !== '',
    onList: list.items.map(({ name }) => name),
  }
}

const FORM_ID = 'new-item'
const AMOUNT_HINT = 'An amount may stand here too: 2 kg potatoes'

export function NewItemFields({ newItem }: { newItem: NewItem }) {
  const { form, change, faults, formRef, add, wanted, choose, onList } = newItem
  return (
    <form
      ref={formRef}
      id={FORM_ID}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        add('shopping list')
      }}
    >
      <TextField
        label="Name"
        error={faults.name}
        hint={roomHint(wanted, ITEM_TEXTS.name.max) ?? AMOUNT_HINT}
        value={form.name}
        enterKeyHint="done"
        required
        onText={(text) => change({ name: text })}
      />
      <BoughtBefore typed={wanted} without={onList} onChoose={choose} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Quantity"
          error={faults.quantity}
          value={form.quantity}
          inputMode="decimal"
          onText={(text) => change({ quantity: text, isAmountTouched: true })}
        />
        <TextField
          label="Unit"
          error={faults.unit}
          value={form.unit}
          max={ITEM_TEXTS.unit.max}
          onText={(text) => change({ unit: text, isAmountTouched: true })}
        />
      </div>
    </form>
  )
}

export function NewItemActions({ newItem }: { newItem: NewItem }) {
  const { pending, add, submitRef } = newItem
  const button = (target: Target) => ({
    pending: pending === target,
    disabled: pending !== null,
    pendingLabel: 'Adding...',
  })
  return (
    <>
      <Button
        ref={submitRef}
        kind="solid"
        type="submit"
        form={FORM_ID}
        {...button('shopping list')}
      >
        Add to Shopping List
      </Button>
      <Button {...button('pantry')} onClick={() => add('pantry')}>
        Add to Pantry
      </Button>
      <Button {...button('both')} onClick={() => add('both')}>
        Add to Both
      </Button>
    </>
  )
}
