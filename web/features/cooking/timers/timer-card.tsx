/** One timer: what is left of it, and everything that can be done with it. */
import { useState } from 'react'
import {
  formatTime,
  pauseTimer,
  remainingSeconds,
  renameTimer,
  startTimer,
  type Timer,
} from '#shared/cooking/timer.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TimerRing, type TimerRingState } from '#web/ui/timer-ring.tsx'
import { TimerControls } from './timer-controls.tsx'
import { TimerName } from './timer-name.tsx'

/**
 * `large`: the ring round its digits, all controls in sight. `row`: controls at a press, in place. `line`:
 * controls at a press, elsewhere. `open`: a row with all controls.
 */
type TimerLook = 'large' | 'row' | 'line' | 'open'

type TimerCardProps = {
  timer: Timer
  now: number
  look: TimerLook
  /** Where its controls are, for one in a line. */
  onOpen?: () => void
  onChange: (how: (timer: Timer) => Timer) => void
  onRemove: () => void
}

export function TimerCard({ timer, now, look, onOpen, onChange, onRemove }: TimerCardProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const left = remainingSeconds(timer, now)
  const isLarge = look === 'large'
  const isOpen = isLarge || look === 'open' || (look === 'row' && isUnfolded)
  const digits = (
    <span className="timer-digits" role="timer" aria-label={timer.label}>
      {formatTime(left)}
    </span>
  )
  const startOrPause = !timer.isCompleted && (
    <StartOrPause isRunning={timer.isRunning} isLarge={isLarge} onChange={onChange} />
  )
  return (
    <article
      className={classNames('timer', isLarge && 'timer-lg', timer.isCompleted && 'timer-done')}
      aria-label={timer.label}
    >
      <div className="timer-row">
        <TimerRing {...ringOf(timer, left)} size={isLarge ? 'lg' : 'md'}>
          {isLarge && digits}
        </TimerRing>
        <div className="timer-words">
          {!isLarge && digits}
          <TimerName
            label={timer.label}
            isRenaming={isRenaming}
            onRename={(label) => onChange((current) => renameTimer(current, label))}
            onEnd={() => setRenaming(false)}
          />
        </div>
        {look === 'row' && !isRenaming && (
          <OpenTimer
            label={timer.label}
            isOpen={isUnfolded}
            onToggle={() => setUnfolded(!isUnfolded)}
          />
        )}
        {look === 'line' && onOpen && <OpenTimer label={timer.label} onToggle={onOpen} />}
        {!isLarge && startOrPause}
      </div>
      {isOpen && (
        <TimerControls
          timer={timer}
          now={now}
          onChange={onChange}
          onRename={() => setRenaming(true)}
          onRemove={onRemove}
          main={isLarge && startOrPause}
        />
      )}
      <span className="vh" aria-live="polite">
        {announcement(timer, left)}
      </span>
    </article>
  )
}

type StartOrPauseProps = Pick<TimerCardProps, 'onChange'> & {
  isRunning: boolean
  isLarge: boolean
}

function StartOrPause({ isRunning, isLarge, onChange }: StartOrPauseProps) {
  return (
    <IconButton
      icon={isRunning ? 'i-lucide-pause' : 'i-lucide-play'}
      kind={isLarge ? 'solid' : 'enamel'}
      aria-label={isRunning ? 'Pause' : 'Start'}
      className={isLarge ? 'timer-go' : 'timers-inner'}
      onClick={() =>
        onChange((current) => {
          const at = Date.now()
          return current.isRunning ? pauseTimer(current, at) : startTimer(current, at)
        })
      }
    />
  )
}

/** `isOpen` for one that opens in place. */
type OpenTimerProps = { label: string; isOpen?: boolean; onToggle: () => void }

/** The whole row, under the buttons that stand on it. */
function OpenTimer({ label, isOpen, onToggle }: OpenTimerProps) {
  return (
    <button
      type="button"
      className="timer-open"
      aria-label={`Adjust ${label}`}
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  )
}

function ringOf(timer: Timer, left: number) {
  return {
    remaining: timer.duration === 0 ? 0 : left / Math.max(timer.duration, left),
    state: stateOf(timer),
    isPulsing: left < 60,
  }
}

function stateOf(timer: Timer): TimerRingState {
  if (timer.isCompleted) return 'complete'
  if (timer.isRunning) return 'running'
  return timer.remaining < timer.duration ? 'paused' : 'stopped'
}

/** Spoken once each: the alarm says the rest (design: at 5 min, 1 min, 10 s and done). */
const MARKS = [
  { seconds: 10, words: '10 seconds left' },
  { seconds: 60, words: '1 minute left' },
  { seconds: 300, words: '5 minutes left' },
]

function announcement(timer: Timer, left: number): string {
  const passed = MARKS.find(({ seconds }) => left <= seconds && timer.duration > seconds)
  return timer.isRunning && passed ? `${timer.label}: ${passed.words}` : ''
}
