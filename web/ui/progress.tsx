/** How far things are: a bar with a dollop at its end, and the steps of a recipe. */
import './progress.css'

type ProgressBarProps = {
  /** What progresses. */
  label: string
  value: number
  max: number
  /** The count in words, shown by the caller and read out here: '4/16 items completed'. */
  valueText: string
  /** How many of the value came to nothing: these are no success. */
  failed?: number
}

export function ProgressBar({ label, value, max, valueText, failed = 0 }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const good = value > 0 ? share * Math.max(0, 1 - failed / value) : 0
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
    >
      {failed > 0 && <span className="bar-failed" style={{ width: `${share * 100}%` }} />}
      {good > 0 && (
        <span
          className={share === 1 ? 'bar-fill bar-full' : 'bar-fill'}
          style={{ width: `${good * 100}%` }}
        />
      )}
    </div>
  )
}

/** `current` counts from 0. */
type StepsProps = { current: number; total: number; label: string }

export function Steps({ current, total, label }: StepsProps) {
  return (
    <div
      className="steps"
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={current + 1}
      aria-valuetext={`Step ${current + 1} of ${total}`}
    >
      {Array.from({ length: total }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          key={index}
          className={index < current ? 'done' : index === current ? 'now' : undefined}
        />
      ))}
    </div>
  )
}
