/** What a screen shows when it has nothing, cannot show it, or must make everybody wait. */
import './empty-state.css'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Mark } from './mark.tsx'

type EmptyStateProps = {
  /** Address of a spot drawing, 132 px. */
  spot?: string
  title: string
  text?: ReactNode
  action?: ReactNode
  /** The heading's level in its page. */
  level?: 1 | 2 | 3
  className?: string
}

export function EmptyState({ spot, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('empty', className)}>
      {spot && <img className="spot" src={spot} alt="" width={132} height={132} />}
      <Heading className="display empty-title">{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className="empty-action">{action}</div>}
    </div>
  )
}

type ErrorStateProps = {
  spot?: string
  title: string
  text?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
  level?: 1 | 2 | 3
}

/** The same shape for a failure, announced, with a way to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { onRetry, retryLabel = 'Try again', isRetrying = false, ...rest } = props
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        action={
          onRetry && (
            <Button icon="i-lucide-rotate-cw" pending={isRetrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )
        }
      />
    </div>
  )
}

/** A whole screen waits 300 ms before it says so, counted from when the page was opened. */
const WAIT_MS = 300

/** 'Loading your kitchen...': nothing else can be shown yet. */
export function FullScreenWait({ text }: { text: string }) {
  const [delay] = useState(() => `${Math.round(WAIT_MS - performance.now())}ms`)
  return (
    <div className="wait" role="status" aria-busy="true" style={{ animationDelay: delay }}>
      <Mark />
      <p>{text}</p>
    </div>
  )
}
