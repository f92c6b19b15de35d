/** How many of a long list to put on the page: more as its end comes near, never all at once. */
import { type RefCallback, useCallback, useState } from 'react'

const NEAR_PX = 1500

/** Starts with one `step` and adds another whenever the element with the ref comes near the screen. */
export function useGrowingCount(step: number): [count: number, nearEnd: RefCallback<Element>] {
  const [count, setCount] = useState(step)
  const nearEnd = useCallback(
    (end: Element | null) => {
      if (!end) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setCount((before) => before + step)
        },
        { rootMargin: `${NEAR_PX}px` },
      )
      observer.observe(end)
      return () => observer.disconnect()
    },
    [step],
  )
  return [count, nearEnd]
}
