/** Timers that go on after cooking mode was left: a strip over the page, until they ring. */
import './timers-elsewhere.css'
import { Link } from '@tanstack/react-router'
import { formatTime, remainingSeconds } from '#shared/cooking/timer.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AlarmBar } from './alarm-bar.tsx'
import { shortLabel } from './short-label.ts'
import { TimerTitle } from './timer-title.tsx'
import { useAlarm } from './use-alarm.ts'
import { useNow } from './use-now.ts'
import { useTimersElsewhere } from './use-timers-elsewhere.ts'

/** `except`: the recipe whose timers are on the screen anyway. */
export function TimersElsewhere({ except }: { except?: string }) {
  const { timers, ringing, settle, stop } = useTimersElsewhere(except)
  useAlarm({ timers: timers.map(({ timer }) => timer), isRinging: ringing.length > 0, settle })
  const now = useNow(timers.length > 0)
  return (
    <>
      {except === undefined && (
        <TimerTitle timers={timers.map(({ timer }) => timer)} ringing={ringing} />
      )}
      <AlarmBar ringing={ringing} onStop={stop} />
      {timers.length > 0 && (
        <ul className="timers-elsewhere" aria-label="Active Timers">
          {timers.map(({ recipeId, timer }) => (
            <li key={timer.id}>
              <Link to="/cooking-mode/$recipeId" params={{ recipeId }}>
                <Icon name="i-lucide-flame" />
                <b className="num" role="timer" aria-label={timer.label}>
                  {formatTime(remainingSeconds(timer, now))}
                </b>
                <span>{shortLabel(timer.label)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
