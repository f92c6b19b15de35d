/** A category to pick, or a new one typed in place. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { UNCATEGORIZED } from '#shared/pantry/shelves.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Select } from '#web/ui/text-input.tsx'

/** No category has this name: names are trimmed. */
const CREATE = ' create'

type CategoryFieldProps = {
  /** In use elsewhere; may repeat. */
  known: readonly string[]
  /** '' for none. */
  value: string
  onChange: (category: string) => void
}

export function CategoryField({ known, value, onChange }: CategoryFieldProps) {
  const [isCreating, setCreating] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const wasCreating = useRef(false)
  const options = [...new Set([...known, value])]
    .filter((category) => category !== '')
    .sort((a, b) => a.localeCompare(b, 'en'))

  useEffect(() => {
    if (wasCreating.current && !isCreating) select.current?.focus()
    wasCreating.current = isCreating
  }, [isCreating])

  function create(category: string) {
    onChange(category)
    setCreating(false)
  }

  if (isCreating) return <NewCategory onAdd={create} onCancel={() => setCreating(false)} />
  return (
    <Field label="Category">
      <Select
        ref={select}
        value={value}
        onChange={({ target }) =>
          target.value === CREATE ? setCreating(true) : onChange(target.value)
        }
      >
        <option value="">{UNCATEGORIZED}</option>
        {options.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
        <option value={CREATE}>+ Create new category</option>
      </Select>
    </Field>
  )
}

type NewCategoryProps = { onAdd: (category: string) => void; onCancel: () => void }

function NewCategory({ onAdd, onCancel }: NewCategoryProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.focus(), [])

  function add() {
    const category = typed.trim()
    if (category) onAdd(category)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter belongs to this box, not to the form around it
    event.preventDefault()
    add()
  }

  return (
    <div className="pantry-new-category">
      <TextField
        label="New category"
        ref={input}
        value={typed}
        onText={setTyped}
        onKeyDown={press}
      />
      <Button onClick={add}>Add</Button>
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
