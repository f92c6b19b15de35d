/** Tags, added by Enter or the plus button. What is typed and not yet added counts on saving. */
import type { KeyboardEvent } from 'react'
import { withTag } from '#shared/recipes/form.ts'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
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
  function add() {
    onTags(withTag(tags, typed))
    onTyped('')
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div className="grid gap-2">
      <Field label="Tags" error={error}>
        <span className="flex items-center gap-2">
          <TextInput
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
            <RemovableChip key={tag} onRemove={() => onTags(tags.filter((one) => one !== tag))}>
              {tag}
            </RemovableChip>
          ))}
        </div>
      )}
    </div>
  )
}
