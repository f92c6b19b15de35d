/** A whole number between minus and plus, for a row. The numeral is the spin button: arrows, Home, End. */
import './stepper.css'
import type { KeyboardEvent } from 'react'
import { IconButton } from './icon-button.tsx'

type StepperProps = {
  /** What is counted; names the spin button and both buttons. */
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  /** What a screen reader says instead of the bare number: '4 servings'. */
  valueText?: string
}

export function Stepper({ label, value, onChange, min, max, valueText }: StepperProps) {
  function set(next: number) {
    const clamped = Math.min(max, Math.max(min, next))
    if (clamped !== value) onChange(clamped)
  }

  function onKeyDown(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowUp: value + 1,
      ArrowRight: value + 1,
      ArrowDown: value - 1,
      ArrowLeft: value - 1,
      PageUp: value + 5,
      PageDown: value - 5,
      Home: min,
      End: max,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    set(target)
  }

  return (
    <div className="small-stepper">
      <IconButton
        icon="i-lucide-minus"
        size="sm"
        aria-label={`Fewer: ${label}`}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      />
      <span
        role="spinbutton"
        className="small-stepper-value"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={valueText}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      <IconButton
        icon="i-lucide-plus"
        size="sm"
        aria-label={`More: ${label}`}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      />
    </div>
  )
}
