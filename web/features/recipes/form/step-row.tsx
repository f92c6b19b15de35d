/** One step of a form. Drawn again only when it changes itself. */
import { type ClipboardEvent, memo } from 'react'
import { RECIPE_LIMITS } from '#shared/recipes/schema.ts'
import { Field } from '#web/ui/field.tsx'
import { roomHint } from '#web/ui/room-hint.ts'
import { TextArea } from '#web/ui/text-input.tsx'
import { RowButtons } from './row-buttons.tsx'
import { SortableRow } from './sortable-row.tsx'
import type { RowActions } from './use-rows.ts'

type StepRowProps = {
  rowKey: number
  value: string
  index: number
  isLast: boolean
  error: string | undefined
  actions: RowActions<string>
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>, key: number, isBlank: boolean) => void
}

export const StepRow = memo(function StepRow(props: StepRowProps) {
  return (
    <SortableRow rowKey={props.rowKey} className="form-step">
      <StepBoxes {...props} />
    </SortableRow>
  )
})

/** Apart from the row around it, which a drag draws again and again. */
const StepBoxes = memo(function StepBoxes(props: StepRowProps) {
  const { rowKey, value, index, isLast, error, actions, onPaste } = props
  return (
    <>
      <span className="form-number" aria-hidden="true">
        {index + 1}
      </span>
      <Field
        label={`Step ${index + 1}`}
        hideLabel
        error={error}
        hint={roomHint(value, RECIPE_LIMITS.step)}
      >
        <TextArea
          rows={2}
          dir="auto"
          placeholder="What happens next?"
          value={value}
          data-first
          onChange={(event) => actions.set(rowKey, event.target.value)}
          onPaste={(event) => onPaste(event, rowKey, true)}
        />
      </Field>
      <RowButtons
        what={describeStep(value, index)}
        rowKey={rowKey}
        isFirst={index === 0}
        isLast={isLast}
        actions={actions}
      />
    </>
  )
})

export function describeStep(_value: string, index: number): string {
  return `step ${index + 1}`
}
