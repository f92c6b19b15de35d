/**
 * What is typed into a dialog's form outlives its closing: opened again, by whatever way it was closed,
 * the form is as it was left. Kept as long as the page is open, not on the device.
 */
import { useEffect, useState } from 'react'

/** Slot to field to what stands there; only what differs from how the form began. */
const typed = new Map<string, Map<string, unknown>>()

/** As `useState`, for one field of the form that `slot` names. `start` is what stands there untouched. */
export function useTyped<T>(slot: string, field: string, start: T) {
  const state = useState<T>(() => {
    const kept = typed.get(slot)?.get(field)
    return kept === undefined ? start : (kept as T)
  })
  const [value] = state
  const startText = JSON.stringify(start)

  useEffect(() => {
    const fields = typed.get(slot) ?? new Map<string, unknown>()
    if (JSON.stringify(value) === startText) fields.delete(field)
    else fields.set(field, value)
    if (fields.size > 0) typed.set(slot, fields)
    else typed.delete(slot)
  }, [slot, field, value, startText])

  return state
}

/** Whether something of an earlier opening stands in the form; asked once, as it opens. */
export function useWasTyped(slot: string): boolean {
  const [wasTyped] = useState(() => typed.has(slot))
  return wasTyped
}

/**
 * The id of a new row under the words that it is tried with. It stays with what was typed until that is
 * forgotten, so that a second try makes no second row, however the form was left in between.
 */
export function idOfTyped(slot: string, draft: unknown): string {
  const field = `id of ${JSON.stringify(draft)}`
  const fields = typed.get(slot) ?? new Map<string, unknown>()
  const id = (fields.get(field) as string | undefined) ?? crypto.randomUUID()
  fields.set(field, id)
  typed.set(slot, fields)
  return id
}

/** Saved, or given up. */
export function forgetTyped(slot: string): void {
  typed.delete(slot)
}
