/** A labelled field: the label always shows, hint and error are linked to the control inside. */
import './field.css'
import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type FieldLinks = { id: string; describedBy: string | undefined; invalid: boolean }

const FieldContext = createContext<FieldLinks | null>(null)

type FieldProps = {
  label: ReactNode
  /** Keeps the label for screen readers alone, where the screen already says it. */
  hideLabel?: boolean
  hint?: ReactNode
  /** The message under the control; marks it invalid. */
  error?: string | null | undefined
  className?: string
  children: ReactNode
}

export function Field({ label, hideLabel, hint, error, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className={hideLabel ? 'vh' : 'field-label'}>
        {label}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          <Icon name="i-lucide-circle-alert" size="sm" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

type Linkable = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: unknown
}

/** The id and aria links of the field around a control; what the control was given wins. */
export function useFieldLinks(given: Linkable) {
  const field = use(FieldContext)
  const invalid = given['aria-invalid'] ?? (field?.invalid || undefined)
  return {
    id: given.id ?? field?.id,
    'aria-describedby': given['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': invalid === true || invalid === 'true' ? true : undefined,
  }
}
