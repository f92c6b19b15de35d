/** /household: who eats here, what they must not eat, and how much they eat. */
import './people.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { APPETITE_WORDS } from '#shared/profiles/appetite.ts'
import { type NeedsLine, needsLines } from '#shared/profiles/needs-lines.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { useFoodNames } from '../food-names.queries.ts'
import { profilesQuery } from '../profiles.queries.ts'

const ICONS: Record<NeedsLine['kind'], IconName> = {
  allergens: 'i-lucide-ban',
  diets: 'i-lucide-leaf',
  never: 'i-lucide-thumbs-down',
}

export function PeoplePage() {
  return (
    <div className="page-in">
      <title>People · Dollop</title>
      <PageHeader
        title="People"
        text="What everyone here eats decides what Dollop offers. Choose a chef to change it."
      />
      <People />
    </div>
  )
}

function People() {
  const { data: people, isError, isFetching, refetch } = useQuery(profilesQuery)
  const foodName = useFoodNames(people?.some(({ needs }) => needs.never.length > 0) ?? false)
  if (!people) {
    return isError ? (
      <ErrorState
        spot={spotUrl('pot')}
        title="The people could not be loaded"
        text="Please check the connection and try again."
        onRetry={refetch}
        isRetrying={isFetching}
      />
    ) : (
      <PeopleLoading />
    )
  }
  if (people.length === 0) {
    return <EmptyState spot={spotUrl('pot')} title="No chefs in the kitchen yet!" />
  }
  return (
    <ul className="people">
      {people.map((person) => (
        <Person key={person.id} person={person} foodName={foodName} />
      ))}
    </ul>
  )
}

type PersonProps = { person: Profile; foodName: (id: string) => string }

function Person({ person, foodName }: PersonProps) {
  const { id, name, avatar_color, needs, appetite } = person
  const facts = useId()
  const { label, portion } = APPETITE_WORDS[appetite]
  const lines = needsLines(needs, foodName)
  return (
    <Card as="li" className="person">
      <Avatar name={name} color={avatar_color} size="lg" />
      <div className="person-text">
        <h2 className="person-name" dir="auto">
          <Link
            to="/household/people/$profileId"
            params={{ profileId: id }}
            className="person-link"
            aria-describedby={facts}
          >
            {name}
          </Link>
        </h2>
        <ul id={facts} className="person-facts">
          {lines.length === 0 && <Fact icon="i-lucide-utensils" text="Eats everything" />}
          {lines.map(({ kind, text }) => (
            <Fact key={kind} icon={ICONS[kind]} text={text} isSerious={kind === 'allergens'} />
          ))}
          <Fact icon="i-lucide-soup" text={`Appetite: ${label.toLowerCase()}, ${portion}`} />
        </ul>
      </div>
      <Icon name="i-lucide-chevron-right" className="person-go" />
    </Card>
  )
}

type FactProps = { icon: IconName; text: string; isSerious?: boolean }

function Fact({ icon, text, isSerious = false }: FactProps) {
  return (
    <li className={isSerious ? 'person-fact serious' : 'person-fact'}>
      <Icon name={icon} size="sm" />
      <span>{text}</span>
    </li>
  )
}

function PeopleLoading() {
  return (
    <Loading label="Loading the people..." className="people">
      {[1, 2, 3].map((place) => (
        <Card key={place} className="person">
          <Skeleton width={64} height={64} radius="50%" />
          <div className="person-text">
            <Skeleton width="40%" height={24} />
            <Skeleton width="70%" height={18} className="mt-2" />
          </div>
        </Card>
      ))}
    </Loading>
  )
}
