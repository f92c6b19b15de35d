/** An overlay that Back closes, and nothing else with it. Every overlay of the product uses this. */
import { useEffect, useEffectEvent } from 'react'
import { openOverlay } from './overlay-history.ts'

/** `close` is called when the browser goes back while `isOpen`; it may ask, and stay open. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => (isOpen ? openOverlay(onBack) : undefined), [isOpen])
}
