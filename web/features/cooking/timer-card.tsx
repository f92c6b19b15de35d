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

type TimerCardProps = {
  timer: Timer
  now: number
  /** The ring round its digits, all controls in sight. */
  isLarge: boolean
  onChange: (how: (timer: Timer) => Timer) => void
  onRemove: () => void
}

export function TimerCard({ timer, now, isLarge, onChange, onRemove }: TimerCardProps) {
  const [isOpen, setOpen] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const left = remainingSeconds(timer, now)
  const state = stateOf(timer)
  const digits = (
    <span className="timer-digits" role="timer" aria-label={timer.label}>
      {formatTime(left)}
    </span>
  )
  const ring = (
    <TimerRing
      remaining={timer.duration === 0 ? 0 : left / Math.max(timer.duration, left)}
      state={state}
      isPulsing={left < 60}
      size={isLarge ? 'lg' : 'md'}
    >
      {isLarge && digits}
    </TimerRing>
  )
  const name = (
    <TimerName
      label={timer.label}
      isRenaming={isRenaming}
      onRename={(label) => onChange((current) => renameTimer(current, label))}
      onEnd={() => setRenaming(false)}
    />
  )
  const startOrPause = !timer.isCompleted && (
    <IconButton
      icon={timer.isRunning ? 'i-lucide-pause' : 'i-lucide-play'}
      kind={isLarge ? 'solid' : 'enamel'}
      aria-label={timer.isRunning ? 'Pause' : 'Start'}
      className={isLarge ? 'timer-go' : 'timers-inner'}
      onClick={() =>
        onChange((current) => {
          const at = Date.now()
          return current.isRunning ? pauseTimer(current, at) : startTimer(current, at)
        })
      }
    />
  )
  const controls = (
    <TimerControls
      timer={timer}
      now={now}
      onChange={onChange}
      onRename={() => setRenaming(true)}
      onRemove={onRemove}
      main={isLarge && startOrPause}
    />
  )
  return (
    <article
      className={classNames('timer', isLarge && 'timer-lg', timer.isCompleted && 'timer-done')}
      aria-label={timer.label}
    >
      <div className="timer-row">
        {ring}
        <div className="timer-words">
          {!isLarge && digits}
          {name}
        </div>
        {!isLarge && !isRenaming && (
          <button
            type="button"
            className="timer-open"
            aria-label={`Adjust ${timer.label}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        {!isLarge && startOrPause}
      </div>
      {(isLarge || isOpen) && controls}
      <span className="vh" aria-live="polite">
        {announcement(timer, left)}
      </span>
    </article>
  )
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
