/** What is said near a field's limit, before it is broken. */
import { roomLeft } from '#shared/typed-text.ts'

/** '12 characters left', '3 too many'; undefined while there is plenty of room. */
export function roomHint(text: string, max: number): string | undefined {
  const left = roomLeft(text, max)
  if (left === null) return undefined
  if (left < 0) return `${-left} too many`
  return left === 1 ? '1 character left' : `${left} characters left`
}

/** From this share of the rows on, how many there may be is worth saying. */
const NEARLY_FULL = 0.9

export function rowsHint(count: number, max: number, what: string): string | undefined {
  return count < max * NEARLY_FULL ? undefined : `${count} of ${max} ${what}`
}
