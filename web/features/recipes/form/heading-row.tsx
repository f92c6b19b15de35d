/** A heading between the ingredients of a form: 'For the sauce'. What stands under it is its group. */
import { type KeyboardEvent, memo } from 'react'
import { type FormRow, type Heading, isHeading } from '#shared/recipes/form-rows.ts'
import { RECIPE_LIMITS } from '#shared/recipes/schema.ts'
import { Field } from '#web/ui/field.tsx'
import { roomHint } from '#web/ui/room-hint.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { describeIngredient } from './ingredient-row.tsx'
import { RowButtons } from './row-buttons.tsx'
import { SortableRow } from './sortable-row.tsx'
import type { RowActions } from './use-rows.ts'

type HeadingRowProps = {
  rowKey: number
  value: Heading
  /** Among the headings, from 0. */
  index: number
  isFirst: boolean
  isLast: boolean
  error: string | undefined
  actions: RowActions<FormRow>
}

export const HeadingRow = memo(function HeadingRow(props: HeadingRowProps) {
  const { rowKey, value, index, isFirst, isLast, error, actions } = props

  /** Enter is the next row, never the end of the form. */
  function nextRow(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    actions.add(rowKey)
  }

  return (
    <SortableRow rowKey={rowKey} className="form-ingredient form-heading">
      <Field
        label={`Heading ${index + 1}`}
        hideLabel
        className="form-name"
        error={error}
        hint={roomHint(value.heading, RECIPE_LIMITS.groupName)}
      >
        <TextInput
          compact
          dir="auto"
          data-first
          placeholder="For the sauce"
          value={value.heading}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => actions.set(rowKey, { heading: event.target.value })}
          onKeyDown={nextRow}
        />
      </Field>
      <RowButtons
        what={describeRow(value, index)}
        rowKey={rowKey}
        isFirst={isFirst}
        isLast={isLast}
        actions={actions}
      />
    </SortableRow>
  )
})

/** A row of either kind for the ear. */
export function describeRow(row: FormRow, index: number): string {
  if (isHeading(row)) return row.heading.trim() || `heading ${index + 1}`
  return describeIngredient(row, index)
}
