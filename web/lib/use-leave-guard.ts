/** Asks before a page is left by which something would be lost: by a link, or by the browser. */
import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Give it a function that stays the same. What is kept anyway is not asked about. */
export function useLeaveGuard(question: string, hasChanges: () => boolean): void {
  const isBlocked = useCallback(
    () => hasChanges() && !window.confirm(question),
    [question, hasChanges],
  )
  useBlocker({ shouldBlockFn: isBlocked, enableBeforeUnload: hasChanges })
}
