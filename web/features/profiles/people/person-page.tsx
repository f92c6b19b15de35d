/** /household/people/{id}: one chef's card, to be changed and saved. */
import './people.css'
import './person.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { profilesQuery } from '../profiles.queries.ts'
import { PersonForm } from './person-form.tsx'

export function PersonPage({ profileId }: { profileId: string }) {
  const { data: people, isError, isFetching, refetch } = useQuery(profilesQuery)
  const person = people?.find(({ id }) => id === profileId)
  return (
    <div className="page-in">
      <Link to="/household" className={buttonClass({ size: 'sm', className: 'person-back' })}>
        <Icon name="i-lucide-arrow-left" />
        People
      </Link>
      {person ? (
        <PersonForm person={person} />
      ) : people ? (
        <Gone />
      ) : isError ? (
        <ErrorState
          level={1}
          spot={spotUrl('pot')}
          title="The chef's card could not be loaded"
          text="Please check the connection and try again."
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <CardLoading />
      )}
    </div>
  )
}

function Gone() {
  return (
    <>
      <title>Chef not found · Dollop</title>
      <EmptyState
        level={1}
        spot={spotUrl('fish')}
        title="This chef is not in the kitchen"
        text="The address names nobody who cooks here."
      />
    </>
  )
}

function CardLoading() {
  return (
    <Loading label="Loading the chef's card...">
      <div className="person-head">
        <Skeleton width={84} height={84} radius="50%" />
        <Skeleton width={160} height={36} />
      </div>
      <div className="person-columns">
        {[420, 300].map((height) => (
          <Card key={height} pad>
            <Skeleton height={height} />
          </Card>
        ))}
      </div>
    </Loading>
  )
}
