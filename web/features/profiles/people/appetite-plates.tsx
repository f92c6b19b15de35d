/** How big a portion is, as a plate with more or less on it. */
import { useId } from 'react'
import { APPETITE_WORDS, APPETITES, type Appetite } from '#shared/profiles/appetite.ts'
import { classNames } from '#web/ui/class-names.ts'

type AppetitePlatesProps = { value: Appetite; onChange: (appetite: Appetite) => void }

/** Heaps grow less than portions do, or the biggest would leave its plate. */
const HEAP: Record<Appetite, number> = { 0.5: 0.56, 0.75: 0.78, 1: 1, 1.5: 1.36 }
/** A heap of food, round the origin. */
const FOOD = 'M-18-4C-18-16-8-20 2-19 14-18 20-8 18 3 16 14 6 19-4 18-14 17-19 8-18-4Z'

export function AppetitePlates({ value, onChange }: AppetitePlatesProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label="Appetite" className="appetites">
      {APPETITES.map((appetite) => {
        const { label, portion } = APPETITE_WORDS[appetite]
        return (
          <label key={appetite} className={classNames('appetite', appetite === value && 'on')}>
            <input
              type="radio"
              name={name}
              className="vh"
              checked={appetite === value}
              aria-labelledby={`${name}-${appetite}`}
              aria-describedby={`${name}-${appetite}-portion`}
              onChange={() => onChange(appetite)}
            />
            <Plate heap={HEAP[appetite]} />
            <span id={`${name}-${appetite}`}>{label}</span>
            <small id={`${name}-${appetite}-portion`}>{portion}</small>
          </label>
        )
      })}
    </div>
  )
}

function Plate({ heap }: { heap: number }) {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <circle cx="40" cy="42" r="36" fill="#2B1620" opacity=".12" />
      <circle cx="40" cy="40" r="36" fill="#FFFDF6" stroke="#2B1620" strokeWidth="2.2" />
      <circle cx="40" cy="40" r="31" fill="none" stroke="#5B86C4" strokeWidth="2.6" />
      <path
        transform={`translate(40 40) scale(${heap})`}
        fill="#F08A35"
        stroke="#2B1620"
        strokeWidth={2.2 / heap}
        d={FOOD}
      />
    </svg>
  )
}
