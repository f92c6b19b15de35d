/** Heights of rows once seen, by list: whoever comes back, also by a reload, finds the same place. */
import type { VirtualItem } from '@tanstack/react-virtual'
import { aNumber, aText, eitherOf, objectOf, rowsOf } from '#web/lib/readers.ts'
import { readStored, writeJson } from '#web/lib/storage.ts'
import { leftRowsKey } from '#web/lib/storage-keys.ts'

type Seen = { width: number; rows: VirtualItem[] }
type Left = Seen & { entry: string; scrolled: number }

const ROW = objectOf({
  key: eitherOf(aText, aNumber),
  index: aNumber,
  start: aNumber,
  end: aNumber,
  size: aNumber,
  lane: aNumber,
})
const LEFT = objectOf({ entry: aText, width: aNumber, scrolled: aNumber, rows: rowsOf(ROW) })
const ENTRY = objectOf({ __TSR_key: aText })

const seen = new Map<string, Seen>()

export function seenRows(name: string): Seen | undefined {
  return seen.get(name)
}

export function rememberRows(name: string, { width, rows }: Seen): void {
  seen.set(name, { width, rows })
}

/** For the document that comes after this one: a reload, or the way back from another site. */
export function leaveRows(name: string, rows: VirtualItem[]): void {
  const entry = historyEntry()
  if (!entry) return
  const left: Left = { entry, width: window.innerWidth, rows, scrolled: window.scrollY }
  writeJson(leftRowsKey(name), left, 'session')
}

/** What an earlier document left at this very entry of the history, if this one has not used it. */
export function leftRows(name: string): Left | undefined {
  if (seen.has(name)) return undefined
  const left = readStored<Left | null>(leftRowsKey(name), LEFT, null, 'session')
  const isHere = left?.entry === historyEntry() && left?.width === window.innerWidth
  return left && isHere ? left : undefined
}

/** The router's name for this entry: another with the same address has another. */
function historyEntry(): string | undefined {
  return ENTRY.safeParse(window.history.state).data?.__TSR_key
}
