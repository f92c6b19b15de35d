/** A whole number between minus and plus. The numeral is the spin button: arrows, Home and End. */
import './stepper.css'
import type { KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type StepperProps = {
  /** What is counted; names the spin button and both buttons. */
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  /** `lg` has the 76 px numeral between 64 px buttons, `md` fits a form row. */
  size?: 'md' | 'lg'
  /** What a screen reader says instead of the bare number: '4 servings'. */
  valueText?: string
  disabled?: boolean
  className?: string
}

export function Stepper(props: StepperProps) {
  const { label, value, onChange, min, max, size = 'lg', valueText, disabled, className } = props
  const buttonSize = size === 'lg' ? 'xl' : 'md'

  function set(next: number) {
    const clamped = Math.min(max, Math.max(min, next))
    if (clamped !== value && !disabled) onChange(clamped)
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = keyTarget(event.key, value, min, max)
    if (target === null) return
    event.preventDefault()
    set(target)
  }

  return (
    <div className={classNames('stepper', size === 'md' && 'stepper-md', className)}>
      <IconButton
        icon="i-lucide-minus"
        size={buttonSize}
        aria-label={`Fewer: ${label}`}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      />
      <span
        role="spinbutton"
        className="stepper-value"
        tabIndex={disabled ? -1 : 0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={valueText}
        aria-disabled={disabled || undefined}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      <IconButton
        icon="i-lucide-plus"
        size={buttonSize}
        aria-label={`More: ${label}`}
        disabled={disabled || value >= max}
        onClick={() => set(value + 1)}
      />
    </div>
  )
}

/** Where a key takes the value, before clamping; null for keys that are not ours. */
export function keyTarget(key: string, value: number, min: number, max: number): number | null {
  if (key === 'ArrowUp' || key === 'ArrowRight') return value + 1
  if (key === 'ArrowDown' || key === 'ArrowLeft') return value - 1
  if (key === 'PageUp') return value + 5
  if (key === 'PageDown') return value - 5
  if (key === 'Home') return min
  if (key === 'End') return max
  return null
}
