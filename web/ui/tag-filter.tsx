/** Tags as filters: the first twelve, the rest behind 'Show more'. */
import './tag-filter.css'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Chip } from './tag.tsx'

/** Spec 1, section 9. */
const PREVIEW_TAGS = 12

type TagFilterProps = {
  tags: string[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
}

export function TagFilter({ tags, selected, onChange }: TagFilterProps) {
  const [isOpen, setOpen] = useState(false)
  // a filter that is on is never out of sight
  const preview = tags.filter((tag, index) => index < PREVIEW_TAGS || selected.includes(tag))
  const shown = isOpen ? tags : preview

  function toggle(tag: string) {
    onChange(selected.includes(tag) ? selected.filter((one) => one !== tag) : [...selected, tag])
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be styled as one
    <div role="group" aria-label="Tags" className={classNames('tag-filter', isOpen && 'open')}>
      {shown.map((tag) => (
        <Chip key={tag} pressed={selected.includes(tag)} onClick={() => toggle(tag)}>
          {tag}
        </Chip>
      ))}
      {tags.length > PREVIEW_TAGS && (
        <Chip aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : `Show more (${tags.length - preview.length} more)`}
        </Chip>
      )}
    </div>
  )
}
