/** Who is cooking on this device: the stored profile id, nothing else of the profile. */
import { atom } from 'jotai'
import { actAs } from '#web/lib/api.ts'
import { writeText } from '#web/lib/storage.ts'
import { PROFILE_ID_KEY } from '#web/lib/storage-keys.ts'
import { storedProfileId } from '#web/lib/stored-profile.ts'

const idAtom = atom(storedProfileId())
actAs(storedProfileId())

/** The current profile's id; setting null logs out. */
export const currentProfileIdAtom = atom(
  (get) => get(idAtom),
  (_get, set, id: string | null) => {
    writeText(PROFILE_ID_KEY, id)
    actAs(id)
    set(idAtom, id)
  },
)
