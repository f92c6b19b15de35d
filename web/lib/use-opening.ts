/** What a dialog is about, kept while it leaves, so that it does not empty on its way out. */
import { useState } from 'react'

/** `item` is null while closed. `round` counts the openings: a key for a form that starts anew each time. */
export function useOpening<T>(item: T | null): { item: T | null; round: number } {
  const [opening, setOpening] = useState({ item, round: 0, isOpen: item !== null })
  if (item !== null && (!opening.isOpen || item !== opening.item)) {
    setOpening({ item, round: opening.round + 1, isOpen: true })
  } else if (item === null && opening.isOpen) setOpening({ ...opening, isOpen: false })
  return opening
}
