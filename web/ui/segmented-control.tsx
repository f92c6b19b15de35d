/** One choice of a few, side by side. Radio buttons underneath, so the keyboard comes with them. */
import './segmented.css'
import { useId } from 'react'
import { classNames } from './class-names.ts'

type SegmentedControlProps<T extends string> = {
  /** Names the group. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  className?: string
}

export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, options, value, onChange, className } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classNames('seg', className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames('seg-item', option.value === value && 'on')}
        >
          <input
            type="radio"
            className="vh"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
