/** A labelled line of text: what most forms are made of. */
import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { roomHint } from './room-hint.ts'
import { TextInput } from './text-input.tsx'

type TextFieldProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'> & {
    value: string
    /** In code points. More can be typed and pasted: how much too many is said, and saving refuses. */
    max?: number
    onText: (text: string) => void
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, max, onText, ...input } = props
  const room = max === undefined ? undefined : roomHint(input.value, max)
  return (
    <Field label={label} hint={room ?? hint} error={error}>
      <TextInput autoComplete="off" {...input} onChange={(event) => onText(event.target.value)} />
    </Field>
  )
}
