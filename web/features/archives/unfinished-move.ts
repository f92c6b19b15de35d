/** What a move that was cut short left behind: its recipes are told apart by the ids made for them. */
import { anId, aText, objectOf, rowsOf } from '#web/lib/readers.ts'
import { readStored, writeJson, writeText } from '#web/lib/storage.ts'
import { MOVE_IN_KEY } from '#web/lib/storage-keys.ts'

type UnfinishedMove = { fileName: string; ids: string[] }

const MOVE = objectOf({ fileName: aText, ids: rowsOf(anId) })

export function rememberMove(fileName: string, ids: readonly string[]): void {
  writeJson(MOVE_IN_KEY, { fileName, ids })
}

export function forgetMove(): void {
  writeText(MOVE_IN_KEY, null)
}

export function unfinishedMove(): UnfinishedMove | null {
  return readStored<UnfinishedMove | null>(MOVE_IN_KEY, MOVE, null)
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
