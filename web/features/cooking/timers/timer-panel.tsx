/** 'Active Timers': the first is large where there is room, the others are rows. */
import './timers.css'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { CookLayout } from '../steps/use-fit.ts'
import type { CookingSession } from '../use-cooking-session.ts'
import { TimerCard } from './timer-card.tsx'
import { useNow } from './use-now.ts'

type TimerPanelProps = {
  cooking: CookingSession
  /** Wide: a column of its own, where the first is large and all can be opened in place. */
  layout: CookLayout
}

export function TimerPanel({ cooking, layout }: TimerPanelProps) {
  const { timers } = cooking.session
  const now = useNow(
    timers.some((timer) => timer.isRunning),
    timers,
  )
  return (
    <Card as="section" className={`timers timers-${layout}`} aria-labelledby="timers-title">
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
                look={layout === 'wide' ? (index === 0 ? 'large' : 'row') : 'line'}
                onOpen={() => cooking.open('timers')}
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
