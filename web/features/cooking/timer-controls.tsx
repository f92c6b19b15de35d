/** More or less time, from the start again, another name, away with it. */
import {
  ADJUSTMENTS_MINUTES,
  addTime,
  canSubtract,
  resetTimer,
  type Timer,
} from '#shared/cooking/timer.ts'
import { Button } from '#web/ui/button.tsx'

type TimerControlsProps = {
  timer: Timer
  now: number
  onChange: (how: (timer: Timer) => Timer) => void
  onRename: () => void
  onRemove: () => void
}

export function TimerControls(props: TimerControlsProps) {
  const { timer, now, onChange, onRename, onRemove } = props
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
        <Button
          size="sm"
          icon="i-lucide-rotate-ccw"
          className="timers-inner"
          onClick={() => onChange(resetTimer)}
        >
          Reset
        </Button>
        <Button size="sm" icon="i-lucide-pencil" className="timers-inner" onClick={onRename}>
          Rename
        </Button>
        <Button size="sm" icon="i-lucide-trash-2" className="timers-inner" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  )
}
