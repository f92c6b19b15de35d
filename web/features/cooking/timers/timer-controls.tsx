/** More or less time, from the start again, another name, away with it. */
import type { ReactNode } from 'react'
import {
  ADJUSTMENTS_MINUTES,
  addTime,
  canSubtract,
  resetTimer,
  type Timer,
} from '#shared/cooking/timer.ts'
import { Button } from '#web/ui/button.tsx'
import type { IconName } from '#web/ui/icon.tsx'

type TimerControlsProps = {
  timer: Timer
  now: number
  onChange: (how: (timer: Timer) => Timer) => void
  onRename: () => void
  onRemove: () => void
  /** Start or Pause, where it stands among these: then the others are icons. */
  main?: ReactNode
}

export function TimerControls(props: TimerControlsProps) {
  const { timer, now, onChange, onRename, onRemove, main } = props
  const others: { icon: IconName; label: string; act: () => void }[] = [
    { icon: 'i-lucide-rotate-ccw', label: 'Reset', act: () => onChange(resetTimer) },
    { icon: 'i-lucide-pencil', label: 'Rename', act: onRename },
    { icon: 'i-lucide-trash-2', label: 'Remove', act: onRemove },
  ]
  return (
    <div className="timer-controls">
      <div className="timer-adjust">
        {ADJUSTMENTS_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            className="timers-inner"
            disabled={minutes < 0 && !canSubtract(timer, now)}
            onClick={() => onChange((current) => addTime(current, minutes * 60, Date.now()))}
          >
            {`${minutes > 0 ? '+' : ''}${minutes}m`}
          </Button>
        ))}
      </div>
      <div className="timer-more">
        {main}
        {others.map(({ icon, label, act }) => (
          <Button
            key={label}
            size="sm"
            icon={icon}
            aria-label={label}
            className="timers-inner"
            onClick={act}
          >
            {main ? '' : label}
          </Button>
        ))}
      </div>
    </div>
  )
}
