/** A part of the page that is fetched when it is wanted, outside the way of what the page shows first. */
import { useEffect, useState } from 'react'

/**
 * What `load` brings, or null until it is there; a part that cannot be had stays away. `load` must be
 * the same function each time.
 */
export function useLater<T>(isWanted: boolean, load: () => Promise<T>): T | null {
  const [part, setPart] = useState<{ value: T } | null>(null)

  useEffect(() => {
    if (!isWanted || part) return
    let isLate = false
    load().then(
      (value) => isLate || setPart({ value }),
      (error: unknown) => console.warn('A part of the page did not load:', error),
    )
    return () => {
      isLate = true
    }
  }, [isWanted, load, part])

  return isWanted && part ? part.value : null
}
