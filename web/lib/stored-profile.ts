/** Who is cooking on this device, as it keeps it. Says nothing of whether the kitchen knows that chef. */
import { anId, orNull } from './readers.ts'
import { readStoredText } from './storage.ts'
import { PROFILE_ID_KEY } from './storage-keys.ts'

/** The profile's id; null for nobody, and for anything that is no id: it would be sent with every call. */
export function storedProfileId(): string | null {
  return readStoredText(PROFILE_ID_KEY, orNull(anId), null)
}
