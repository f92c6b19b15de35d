/** What a recipe is, in a line or two; with what is wrong with it, or how much room is left. */
import { RECIPE_LIMITS } from '#shared/recipes/schema.ts'
import { Field } from '#web/ui/field.tsx'
import { roomHint } from '#web/ui/room-hint.ts'
import { TextArea } from '#web/ui/text-input.tsx'

type DescriptionFieldProps = {
  value: string
  error: string | undefined
  onText: (description: string) => void
}

export function DescriptionField({ value, error, onText }: DescriptionFieldProps) {
  return (
    <Field label="Description" error={error} hint={roomHint(value, RECIPE_LIMITS.description)}>
      <TextArea
        rows={2}
        dir="auto"
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
    </Field>
  )
}
