/** A category to pick, or a new one typed in place. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { UNCATEGORIZED } from '#shared/pantry/shelves.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select, TextInput } from '#web/ui/text-input.tsx'

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
  const [typed, setTyped] = useState<string | null>(null)
  const select = useRef<HTMLSelectElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isCreating = typed !== null
  const wasCreating = useRef(false)
  const options = [...new Set([...known, value])]
    .filter((category) => category !== '')
    .sort((a, b) => a.localeCompare(b, 'en'))

  useEffect(() => {
    if (isCreating) input.current?.focus()
    else if (wasCreating.current) select.current?.focus()
    wasCreating.current = isCreating
  }, [isCreating])

  function add() {
    const category = typed?.trim()
    if (!category) return
    onChange(category)
    setTyped(null)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter belongs to this box, not to the form around it
    event.preventDefault()
    add()
  }

  if (!isCreating) {
    return (
      <Field label="Category">
        <Select
          ref={select}
          value={value}
          onChange={({ target }) =>
            target.value === CREATE ? setTyped('') : onChange(target.value)
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
  return (
    <div className="pantry-new-category">
      <Field label="New category">
        <TextInput
          ref={input}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
      </Field>
      <Button onClick={add}>Add</Button>
      <Button kind="quiet" onClick={() => setTyped(null)}>
        Cancel
      </Button>
    </div>
  )
}
