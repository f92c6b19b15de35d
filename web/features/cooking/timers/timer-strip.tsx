/** Running timers in one line, where there is no room, or no need, for their controls. */
import './timer-strip.css'
import { Link } from '@tanstack/react-router'
import { formatTime, remainingSeconds, type Timer } from '#shared/cooking/timer.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { shortLabel } from './short-label.ts'
import { useNow } from './use-now.ts'

type TimerStripProps = {
  /** `recipeId` where the timer leads to its recipe. */
  timers: readonly { timer: Timer; recipeId?: string }[]
  className?: string
}

export function TimerStrip({ timers, className }: TimerStripProps) {
  const now = useNow(timers.length > 0)
  if (timers.length === 0) return null
  return (
    <ul className={classNames('timer-strip', className)} aria-label="Active Timers">
      {timers.map(({ timer, recipeId }) => {
        const words = (
          <>
            <Icon name="i-lucide-flame" />
            <b className="num" role="timer" aria-label={timer.label}>
              {formatTime(remainingSeconds(timer, now))}
            </b>
            <span>{shortLabel(timer.label)}</span>
          </>
        )
        return (
          <li key={timer.id}>
            {recipeId ? (
              <Link to="/cooking-mode/$recipeId" params={{ recipeId }} className="timer-chip">
                {words}
              </Link>
            ) : (
              <p className="timer-chip">{words}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
