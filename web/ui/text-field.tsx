/** A labelled line of text: what most forms are made of. */
import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

type TextFieldProps = Omit<ComponentProps<typeof TextInput>, 'onChange'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'> & {
    onText: (text: string) => void
  }

export function TextField({ label, hint, error, onText, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput autoComplete="off" {...input} onChange={(event) => onText(event.target.value)} />
    </Field>
  )
}
