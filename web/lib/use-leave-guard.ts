/** Asks before a page is left by which something would be lost: by a link, or by the browser. */
import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Give it functions that stay the same. What is kept anyway is not asked about; `isLost` is whether
 * something would go with the whole page, on a reload.
 */
export function useLeaveGuard(
  question: string,
  hasChanges: () => boolean,
  isLost: () => boolean = hasChanges,
): void {
  const isBlocked = useCallback(
    () => hasChanges() && !window.confirm(question),
    [question, hasChanges],
  )
  useBlocker({ shouldBlockFn: isBlocked, enableBeforeUnload: isLost })
}
