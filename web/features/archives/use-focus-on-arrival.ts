/** A step that takes another's place takes its focus too, so that keys and voices go on from its heading. */
import { useEffect, useRef } from 'react'

export function useFocusOnArrival<T extends HTMLElement>() {
  const heading = useRef<T>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
