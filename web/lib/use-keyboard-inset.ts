/** How much of the page's foot a phone's keyboard covers, for CSS as `--keyboard`. No noun known. */
import { useEffect } from 'react'

/** A page that is pinched larger shows less of itself too, and no keyboard covers it. */
const SCALE_MAX = 1.01

/** `0px` wherever the browser makes the page itself shorter, or has no such keyboard. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    const measure = () => {
      const hidden = window.innerHeight - seen.height - seen.offsetTop
      style.setProperty('--keyboard', `${seen.scale > SCALE_MAX ? 0 : Math.max(0, hidden)}px`)
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}
