/** A category to pick, or a new one typed in place. */
import './category-field.css'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { faultOfText, isBlank } from '#shared/typed-text.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { TextField } from './text-field.tsx'
import { Select } from './text-input.tsx'

/** No category has this name: names are trimmed. */
const CREATE = ' create'
/** As in the schemas of what has a category. */
const NAME = { max: 100 }

type CategoryFieldProps = {
  /** What having none is called. */
  none: string
  /** In use elsewhere; may repeat. */
  known: readonly string[]
  /** '' for none. */
  value: string
  onChange: (category: string) => void
}

export function CategoryField({ none, known, value, onChange }: CategoryFieldProps) {
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
        <option value="">{none}</option>
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
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.focus(), [])

  function add() {
    const found = faultOfText(typed, NAME)
    setFault(found)
    if (found !== null) input.current?.focus()
    else if (!isBlank(typed)) onAdd(typed.trim())
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter belongs to this box, not to the form around it
    event.preventDefault()
    add()
  }

  return (
    <div className="new-category">
      <TextField
        label="New category"
        ref={input}
        value={typed}
        max={NAME.max}
        error={fault}
        onText={(text) => {
          setTyped(text)
          setFault(null)
        }}
        onKeyDown={press}
      />
      <Button onClick={add}>Add</Button>
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
