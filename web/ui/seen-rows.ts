/** Heights of rows once seen, by list: whoever comes back, also by a reload, finds the same place. */
import type { VirtualItem } from '@tanstack/react-virtual'

type Seen = { width: number; rows: VirtualItem[] }
type Left = Seen & { entry: string; scrolled: number }

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
  try {
    sessionStorage.setItem(`rows-${name}`, JSON.stringify(left))
  } catch {
    // storage full or refused: the list is read from its top
  }
}

/** What an earlier document left at this very entry of the history, if this one has not used it. */
export function leftRows(name: string): Left | undefined {
  if (seen.has(name)) return undefined
  try {
    const left: Left | null = JSON.parse(sessionStorage.getItem(`rows-${name}`) ?? 'null')
    const isHere = left?.entry === historyEntry() && left?.width === window.innerWidth
    return left && isHere ? left : undefined
  } catch {
    return undefined
  }
}

/** The router's name for this entry: another with the same address has another. */
function historyEntry(): string | undefined {
  const state: { __TSR_key?: string } | null = window.history.state
  return state?.__TSR_key
}
