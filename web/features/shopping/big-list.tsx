/** The list in the shop: type to be read at arm's length, whole rows to hit, a screen that stays awake. */
import './big-list.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ShoppingList, ShoppingListItem } from '#shared/shopping/schema.ts'
import { useWakeLock } from '#web/lib/use-wake-lock.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BigDock } from './hands-free/big-dock.tsx'

type BigListProps = {
  list: ShoppingList
  /** Its items in the order of the screen. */
  lines: readonly ShoppingListItem[]
  /** 'N/M items completed'. */
  progress: string
  children: ReactNode
}

export function BigList({ list, lines, progress, children }: BigListProps) {
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
      <BigDock list={list} lines={lines} />
    </div>
  )
}
