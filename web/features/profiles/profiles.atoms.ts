/** Who is cooking on this device: the stored profile id, nothing else of the profile. */
import { atom } from 'jotai'
import { readText, writeText } from '#web/lib/storage.ts'
import { PROFILE_ID_KEY } from '#web/lib/storage-keys.ts'

const idAtom = atom<string | null>(readText(PROFILE_ID_KEY))

/** The current profile's id; setting null logs out. */
export const currentProfileIdAtom = atom(
  (get) => get(idAtom),
  (_get, set, id: string | null) => {
    writeText(PROFILE_ID_KEY, id)
    set(idAtom, id)
  },
)
