/** /household/people/{id}: what one chef is called, needs and eats. */
import { createFileRoute } from '@tanstack/react-router'
import { PersonPage } from '#web/features/profiles/people/person-page.tsx'
import { profilesQuery } from '#web/features/profiles/profiles.queries.ts'

export const Route = createFileRoute('/_kitchen/_shell/household/people/$profileId')({
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(profilesQuery)
  },
  component: PersonRoute,
})

function PersonRoute() {
  const { profileId } = Route.useParams()
  return <PersonPage key={profileId} profileId={profileId} />
}
