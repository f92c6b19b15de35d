/** Tags, added by Enter or the plus button. What is typed and not yet added counts on saving. */
import { type KeyboardEvent, useRef } from 'react'
import { withTag } from '#shared/recipes/form.ts'
import { RECIPE_LIMITS } from '#shared/recipes/schema.ts'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { roomHint, rowsHint } from '#web/ui/room-hint.ts'
import { RemovableChip } from '#web/ui/tag.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type FormTagsProps = {
  tags: string[]
  onTags: (tags: string[]) => void
  typed: string
  onTyped: (typed: string) => void
  error: string | undefined
}

export function FormTags({ tags, onTags, typed, onTyped, error }: FormTagsProps) {
  const input = useRef<HTMLInputElement>(null)

  function add() {
    onTags(withTag(tags, typed))
    onTyped('')
    input.current?.focus()
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  function remove(tag: string) {
    onTags(tags.filter((one) => one !== tag))
    // the button under the finger is gone
    input.current?.focus()
  }

  return (
    <div className="grid gap-2">
      <Field
        label="Tags"
        error={error}
        hint={
          roomHint(typed, RECIPE_LIMITS.tag) ?? rowsHint(tags.length, RECIPE_LIMITS.tags, 'tags')
        }
      >
        <span className="flex items-center gap-2">
          <TextInput
            ref={input}
            dir="auto"
            value={typed}
            placeholder="Soup, Quick & Easy..."
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => onTyped(event.target.value)}
            onKeyDown={addOnEnter}
          />
          <IconButton icon="i-lucide-plus" aria-label="Add tag" onClick={add} />
        </span>
      </Field>
      {tags.length > 0 && (
        <div className="chips">
          {tags.map((tag) => (
            <RemovableChip key={tag} onRemove={() => remove(tag)}>
              {tag}
            </RemovableChip>
          ))}
        </div>
      )}
    </div>
  )
}
