/** Asks before a page with changes is left: by a link, by the browser, or by the page's own button. */
import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'

const QUESTION = 'Leave without saving? What you typed will be lost.'

/** Both functions stay the same. Returns whether the page may be left, having asked where it must. */
export function useLeaveGuard(hasChanges: () => boolean, onGivenUp: () => void): () => boolean {
  const mayLeave = useCallback(() => {
    if (!hasChanges()) return true
    if (!window.confirm(QUESTION)) return false
    onGivenUp()
    return true
  }, [hasChanges, onGivenUp])

  const isBlocked = useCallback(() => !mayLeave(), [mayLeave])
  useBlocker({ shouldBlockFn: isBlocked, enableBeforeUnload: hasChanges })
  return mayLeave
}
