/** Reloads once when the device last ran another build (Spec 1, section 9; at most once whatever storage does). */
import { aText, orNull } from '#web/lib/readers.ts'
import { isKept, readStoredText, writeText } from '#web/lib/storage.ts'
import { BUILD_ID_KEY } from '#web/lib/storage-keys.ts'

export const BUILD_ID = '1.0.1'

/** Stores our build id; reloads only if another was there and ours can be read back. */
export function checkBuild(reload: () => void): void {
  const stored = readStoredText(BUILD_ID_KEY, orNull(aText), null)
  if (stored === BUILD_ID) return
  writeText(BUILD_ID_KEY, BUILD_ID)
  // asked of the device itself: our memory would answer yes, and reload for ever
  if (stored !== null && isKept(BUILD_ID_KEY, BUILD_ID)) reload()
}
