/** The guard: every page below needs a chef, or leads to /select-profile (Spec 1, section 2). */
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { currentProfileIdAtom } from '#web/features/profiles/profiles.atoms.ts'
import { profileQuery } from '#web/features/profiles/profiles.queries.ts'

export const Route = createFileRoute('/_kitchen')({
  beforeLoad: async ({ context: { queryClient, store } }) => {
    const id = store.get(currentProfileIdAtom)
    if (id) {
      if (await queryClient.ensureQueryData(profileQuery(id))) return
      // only a kitchen that does not know the profile makes the device forget it
      store.set(currentProfileIdAtom, null)
    }
    throw redirect({ to: '/select-profile' })
  },
  // while the profile is loading there is nothing else to show
  pendingMs: 0,
  pendingMinMs: 0,
  component: Outlet,
})
