/** One toast with 'Undo' at a time. It goes with its screen, since then there is nothing left to undo. */
import { useCallback, useEffect, useRef } from 'react'
import { dismissToast, type ToastWords, toast } from './toast.tsx'

type UndoToast = (words: Omit<ToastWords, 'action'>, undo: () => void) => void

export function useUndoToast(): UndoToast {
  const shown = useRef<number>(undefined)

  const hide = useCallback(() => {
    if (shown.current !== undefined) dismissToast(shown.current)
  }, [])

  useEffect(() => hide, [hide])

  return useCallback(
    (words, undo) => {
      hide()
      shown.current = toast({ ...words, action: { label: 'Undo', onClick: undo } })
    },
    [hide],
  )
}
