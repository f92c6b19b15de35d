/** 'Active Timers': the first is large where there is room, the others are rows. */
import './timers.css'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { CookingSession } from '../use-cooking-session.ts'
import { TimerCard } from './timer-card.tsx'
import { useNow } from './use-now.ts'

export function TimerPanel({ cooking }: { cooking: CookingSession }) {
  const { timers } = cooking.session
  const now = useNow(
    timers.some((timer) => timer.isRunning),
    timers,
  )
  const hasRoom = useMediaQuery('(min-width: 1024px) and (min-height: 640px)')
  return (
    <Card as="section" className="timers" aria-labelledby="timers-title">
      <div className="timers-head">
        <h2 id="timers-title" className="section-title">
          Active Timers
        </h2>
        {timers.length === 0 && <p className="muted">No active timers</p>}
        <IconButton
          icon="i-lucide-plus"
          aria-label="Add Timer"
          className="timers-inner"
          onClick={cooking.addCustomTimer}
        />
      </div>
      {timers.length > 0 && (
        <ul className="timers-list">
          {timers.map((timer, index) => (
            <li key={timer.id}>
              <TimerCard
                timer={timer}
                now={now}
                isLarge={hasRoom && index === 0}
                onChange={(how) => cooking.changeTimer(timer.id, how)}
                onRemove={() => cooking.removeTimer(timer.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
