/** Something new: its name and amount, onto the list, into the pantry, or both. */
import { type RefObject, useRef, useState } from 'react'
import { DEFAULT_QUANTITY, EMPTY_ITEM_NAME_MESSAGE } from '#shared/shopping/defaults.ts'
import { readNewItem } from '#shared/shopping/new-item.ts'
import { useAddPantryItem } from '#web/features/pantry/pantry.queries.ts'
import { useDraftIds } from '#web/lib/use-draft-ids.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useAddItems } from './shopping.queries.ts'

type Target = 'shopping list' | 'pantry' | 'both'

const EMPTY = { name: '', quantity: DEFAULT_QUANTITY, unit: '', isAmountTouched: false }

type NewItem = {
  form: typeof EMPTY
  change: (changed: Partial<typeof EMPTY>) => void
  error: string | null
  nameRef: RefObject<HTMLInputElement | null>
  pending: Target | null
  add: (target: Target) => Promise<void>
}

export function useNewItem(onAdded: () => void): NewItem {
  const [form, setForm] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const [pending, setPending] = useState<Target | null>(null)
  const nameRef = useRef<HTMLInputElement>(null)
  const addItems = useAddItems('Failed to add item. Please try again.')
  const addPantryItem = useAddPantryItem()
  const idOf = useDraftIds()
  const isBlank = form.name.trim() === ''

  async function add(target: Target) {
    const item = readNewItem(form)
    if (!item) {
      setTried(true)
      toast({ kind: 'error', title: 'Error', text: EMPTY_ITEM_NAME_MESSAGE })
      nameRef.current?.focus()
      return
    }
    setPending(target)
    const draft = { ...item, category: null, id: idOf(item) }
    try {
      if (target !== 'pantry') await addItems.mutateAsync([{ ...draft, source: 'Manual' }])
      if (target !== 'shopping list') await addPantryItem.mutateAsync({ ...draft, sort_order: 0 })
      toast({ title: `Item added to ${target}` })
      onAdded()
    } catch {
      // said by the hooks; the form keeps what was typed
    } finally {
      setPending(null)
    }
  }

  return {
    form,
    change: (changed) => setForm((before) => ({ ...before, ...changed })),
    error: isTried && isBlank ? EMPTY_ITEM_NAME_MESSAGE : null,
    nameRef,
    pending,
    add,
  }
}

const FORM_ID = 'new-item'

export function NewItemFields({ newItem }: { newItem: NewItem }) {
  const { form, change, error, nameRef, add } = newItem
  return (
    <form
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
        error={error}
        hint="An amount may stand here too: 2 kg potatoes"
        ref={nameRef}
        value={form.name}
        enterKeyHint="done"
        required
        onText={(text) => change({ name: text })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Quantity"
          value={form.quantity}
          inputMode="decimal"
          onText={(text) => change({ quantity: text, isAmountTouched: true })}
        />
        <TextField
          label="Unit"
          value={form.unit}
          onText={(text) => change({ unit: text, isAmountTouched: true })}
        />
      </div>
    </form>
  )
}

export function NewItemActions({ newItem: { pending, add } }: { newItem: NewItem }) {
  const button = (target: Target) => ({
    pending: pending === target,
    disabled: pending !== null,
    pendingLabel: 'Adding...',
  })
  return (
    <>
      <Button kind="solid" type="submit" form={FORM_ID} {...button('shopping list')}>
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
