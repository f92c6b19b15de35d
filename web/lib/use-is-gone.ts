/** Whether the screen was left meanwhile: then a late answer leads nowhere. */
import { useEffect, useRef } from 'react'

export function useIsGone(): () => boolean {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return () => isGone.current
}
