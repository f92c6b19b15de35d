/** The browser's own box for photos, hidden: a button of the page clicks it through `ref`. */
import type { RefObject } from 'react'

type PhotoPickerProps = {
  ref: RefObject<HTMLInputElement | null>
  label: string
  multiple?: boolean
  onPick: (files: File[]) => void
}

export function PhotoPicker({ ref, label, multiple = false, onPick }: PhotoPickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      multiple={multiple}
      hidden
      aria-label={label}
      onChange={(event) => {
        onPick([...(event.target.files ?? [])])
        // the same file may be chosen again after it was removed or refused
        event.target.value = ''
      }}
    />
  )
}
