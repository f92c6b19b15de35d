/** Tells a network that is gone from a kitchen that says no. No noun known. */
import { ApiError } from './api.ts'

const PROBE_MS = 3_000

/**
 * Whether a call failed because nobody could be reached. Where the browser believes it is online, the
 * kitchen is asked for a sign of life: a single call that broke is no lost network.
 */
export async function isNetworkGone(error: unknown): Promise<boolean> {
  if (error instanceof ApiError || isMistake(error)) return false
  if (!navigator.onLine) return true
  try {
    await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) })
    return false
  } catch {
    return true
  }
}

/** What a mistake in the program throws: it would come again with any network. */
function isMistake(error: unknown): boolean {
  return [TypeError, ReferenceError, RangeError].some((kind) => error instanceof kind)
}
