/** /household: the people of the kitchen. */
import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '#web/features/profiles/people/people-page.tsx'
import { profilesQuery } from '#web/features/profiles/profiles.queries.ts'

export const Route = createFileRoute('/_kitchen/_shell/household/')({
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(profilesQuery)
  },
  component: PeoplePage,
})
