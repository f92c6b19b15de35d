/** Asks before a page with changes is left: by a link, by the browser, or by the page's own button. */
import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Give it functions that stay the same. Returns whether the page may be left, having asked `question`
 * where it must.
 */
export function useLeaveGuard(
  question: string,
  hasChanges: () => boolean,
  onGivenUp?: () => void,
): () => boolean {
  const mayLeave = useCallback(() => {
    if (!hasChanges()) return true
    if (!window.confirm(question)) return false
    onGivenUp?.()
    return true
  }, [question, hasChanges, onGivenUp])

  const isBlocked = useCallback(() => !mayLeave(), [mayLeave])
  useBlocker({ shouldBlockFn: isBlocked, enableBeforeUnload: hasChanges })
  return mayLeave
}
