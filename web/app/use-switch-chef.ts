/** Logs the chef out and goes to the plates (Spec 1, section 4). */
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { currentProfileIdAtom } from '#web/features/profiles/profiles.atoms.ts'

export function useSwitchChef(): () => Promise<void> {
  const setProfileId = useSetAtom(currentProfileIdAtom)
  const navigate = useNavigate()
  const router = useRouter()
  return async () => {
    // leave first: the pages behind the guard need a chef for as long as they stand
    await navigate({ to: '/select-profile' })
    // a page with unsaved changes may have kept the chef; this goes on with whatever is next
    if (router.state.location.pathname === '/select-profile') setProfileId(null)
  }
}
