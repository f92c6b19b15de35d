/** A whole number to step or to type. What is typed may be 0 or nothing (null); the buttons clamp. */
import './number-stepper.css'
import { useId } from 'react'
import { IconButton } from './icon-button.tsx'

type NumberStepperProps = {
  /** What is counted: stands above, and names both buttons. */
  label: string
  value: number | null
  onChange: (value: number | null) => void
  min: number
  max: number
}

export function NumberStepper({ label, value, onChange, min, max }: NumberStepperProps) {
  const id = useId()
  const isEmpty = value === null || value < min

  function step(by: number) {
    onChange(Math.min(max, Math.max(min, (value ?? 0) + by)))
  }

  return (
    <div>
      <label htmlFor={id} className="field-label number-label">
        {label}
      </label>
      <div className="stepper">
        <IconButton
          icon="i-lucide-minus"
          size="xl"
          aria-label={`Fewer: ${label}`}
          disabled={!isEmpty && value <= min}
          onClick={() => step(-1)}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          className="number-input"
          min={min}
          max={max}
          step={1}
          value={value ?? ''}
          onChange={(event) => onChange(readWhole(event.target.value, max))}
          onFocus={(event) => event.target.select()}
        />
        <IconButton
          icon="i-lucide-plus"
          size="xl"
          aria-label={`More: ${label}`}
          disabled={value !== null && value >= max}
          onClick={() => step(1)}
        />
      </div>
    </div>
  )
}

/** Null for what is no number yet; never below 0 or above `max`. */
function readWhole(typed: string, max: number): number | null {
  const number = Math.trunc(Number(typed))
  return typed === '' || !Number.isFinite(number) ? null : Math.min(max, Math.max(0, number))
}
