/** The list in the shop: type to be read at arm's length, whole rows to hit, a screen that stays awake. */
import './big-list.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWakeLock } from '#web/lib/use-wake-lock.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** `progress` is 'N/M items completed'. */
type BigListProps = { progress: string; children: ReactNode }

export function BigList({ progress, children }: BigListProps) {
  const isAwake = useWakeLock(true)
  return (
    <div className="big-list">
      <title>Shopping List · Dollop</title>
      <PageHeader
        title="Shopping List"
        text={
          <>
            {progress}
            {isAwake && (
              <span className="big-awake">
                <Icon name="i-lucide-sun" size="sm" /> Screen stays awake
              </span>
            )}
          </>
        }
        actions={
          <Link to="/shopping" search={{}} className={buttonClass({ kind: 'solid' })}>
            Done
          </Link>
        }
      />
      {children}
    </div>
  )
}
