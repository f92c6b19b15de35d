/**
 * Where the message stands: at the bottom, until what looks for a place that covers nothing is loaded.
 * That is when somebody is at the page, as there is nothing to say before; without it the message stays.
 */
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { whenUsed } from '#web/lib/when-used.ts'

const loadPlace = () => import('./hold-toast-place.ts')

/** `shown` is undefined while there is none. */
export function useToastPlace(slot: RefObject<HTMLElement | null>, shown: unknown): void {
  useEffect(() => {
    whenUsed()
      .then(loadPlace)
      .catch(() => undefined)
  }, [])

  useLayoutEffect(() => {
    const node = slot.current
    if (!node) return
    if (shown === undefined) return void node.style.removeProperty('inset')
    let stop: (() => void) | undefined
    let isOver = false
    loadPlace().then(
      ({ holdToastPlace }) => {
        if (!isOver) stop = holdToastPlace(node)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [slot, shown])
}
