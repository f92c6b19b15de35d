/** What a move that was cut short left behind: its recipes are told apart by the ids made for them. */

import { readJson, writeJson, writeText } from '#web/lib/storage.ts'
import { MOVE_IN_KEY } from '#web/lib/storage-keys.ts'

export type UnfinishedMove = { fileName: string; ids: string[] }

export function rememberMove(fileName: string, ids: readonly string[]): void {
  writeJson(MOVE_IN_KEY, { fileName, ids })
}

export function forgetMove(): void {
  writeText(MOVE_IN_KEY, null)
}

export function unfinishedMove(): UnfinishedMove | null {
  return readJson<UnfinishedMove | null>(MOVE_IN_KEY, { safeParse }, null)
}

function safeParse(value: unknown) {
  const { fileName, ids } = (value ?? {}) as Partial<UnfinishedMove>
  const isMove =
    typeof fileName === 'string' && Array.isArray(ids) && ids.every((id) => typeof id === 'string')
  return isMove ? { success: true, data: { fileName, ids } } : { success: false }
}

/** Held while recipes come in, so that another tab does not take a running move for a broken one. */
const LOCK = 'move-in'

export function holdingMove(work: () => Promise<void>): Promise<void> {
  return hasLocks() ? navigator.locks.request(LOCK, work) : work()
}

export async function isMoveRunning(): Promise<boolean> {
  if (!hasLocks()) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === LOCK)
}

/** A page that came over plain http has none. */
function hasLocks(): boolean {
  return 'locks' in navigator
}
