/** /select-profile: choose or create a chef. */
import { createFileRoute } from '@tanstack/react-router'
import { profilesQuery } from '#web/features/profiles/profiles.queries.ts'
import { SelectProfile } from '#web/features/profiles/select-profile.tsx'

export const Route = createFileRoute('/select-profile')({
  loader: ({ context }) => context.queryClient.ensureQueryData(profilesQuery),
  component: SelectProfile,
})
