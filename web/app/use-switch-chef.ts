/** Logs the chef out and goes to the plates (Spec 1, section 4). */
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { currentProfileIdAtom } from '#web/features/profiles/profiles.atoms.ts'

export function useSwitchChef(): () => Promise<void> {
  const setProfileId = useSetAtom(currentProfileIdAtom)
  const navigate = useNavigate()
  return async () => {
    // leave first: the pages behind the guard need a chef for as long as they stand
    await navigate({ to: '/select-profile' })
    setProfileId(null)
  }
}
