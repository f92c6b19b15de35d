/** Whoever follows a link by keyboard goes on in the page it leads to, not at the top of the window again. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Pages that place the focus themselves keep it: only what went with the page before is carried on. */
export function useCarriedFocus(): void {
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const isLost = document.activeElement === document.body
        if (!fromLocation || !pathChanged || !isLost) return
        document.querySelector('main')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
