/** What is left of a timer, drawn as an arc that shrinks clockwise from the top. */
import './timer-ring.css'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export type TimerRingState = 'stopped' | 'running' | 'paused' | 'complete'

const ICONS: Record<TimerRingState, IconName> = {
  stopped: 'i-lucide-timer',
  running: 'i-lucide-flame',
  paused: 'i-lucide-pause',
  complete: 'i-lucide-check',
}

type TimerRingProps = {
  /** 1 is all of it left, 0 is none. */
  remaining: number
  state: TimerRingState
  /** Under a minute. */
  isPulsing?: boolean
  /** 54 px with an icon, or 214 px round the digits given as children. */
  size?: 'md' | 'lg'
  children?: ReactNode
}

export function TimerRing(props: TimerRingProps) {
  const { remaining, state, isPulsing = false, size = 'md', children } = props
  const share = Math.min(1, Math.max(0, remaining)) * 100
  return (
    <span
      className={classNames(
        'timer-ring',
        `timer-ring-${state}`,
        size === 'lg' && 'timer-ring-lg',
        isPulsing && state === 'running' && 'timer-ring-pulse',
      )}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className="timer-track" cx="60" cy="60" r="54" />
        {share > 0 && state !== 'complete' && (
          <circle
            className="timer-arc"
            cx="60"
            cy="60"
            r="54"
            pathLength="100"
            strokeDasharray={`${share} 101`}
          />
        )}
      </svg>
      {children ? <span>{children}</span> : <Icon name={ICONS[state]} />}
    </span>
  )
}
