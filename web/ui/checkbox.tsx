/** Tick boxes. The whole row is the label, so a wet thumb cannot miss it. */
import './checkbox.css'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** The drawn box alone, for rows that bring their own control. */
export function Tick({ checked, size = 'md' }: { checked: boolean; size?: 'md' | 'lg' }) {
  return (
    <span
      className={classNames('tick', checked && 'on', size === 'lg' && 'tick-lg')}
      aria-hidden="true"
    >
      <Icon name="i-lucide-check" size={size === 'lg' ? 'lg' : 'md'} />
    </span>
  )
}

type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The row's content and the accessible name. */
  children: ReactNode
  /** A name that differs from the row's words. */
  'aria-label'?: string
  disabled?: boolean
  className?: string
}

/** A row at least 44 px high; `className` may make it 68. */
export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, children, disabled = false, className } = props
  return (
    <label className={classNames('check', checked && 'on', disabled && 'check-off', className)}>
      <input
        type="checkbox"
        className="check-input"
        checked={checked}
        disabled={disabled}
        aria-label={props['aria-label']}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Tick checked={checked} />
      <span className="check-words">{children}</span>
    </label>
  )
}
