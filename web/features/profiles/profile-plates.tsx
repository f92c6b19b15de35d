/** The chefs of this kitchen as plates on a table. */
import type { Profile } from '#shared/profiles/schema.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type ProfilePlatesProps = {
  profiles: readonly Profile[]
  onChoose: (profile: Profile) => void
  onJoin: () => void
}

export function ProfilePlates({ profiles, onChoose, onJoin }: ProfilePlatesProps) {
  if (profiles.length === 0) {
    return (
      <EmptyState
        spot={spotUrl('pot')}
        title="No chefs in the kitchen yet!"
        text="Be the first: pick a name and a colour under 'Join the Kitchen!'."
        action={
          <Button kind="solid" icon="i-lucide-plus" onClick={onJoin}>
            Create a profile
          </Button>
        }
      />
    )
  }
  return (
    <ul className="plates">
      {profiles.map((profile) => (
        <li key={profile.id}>
          <button type="button" onClick={() => onChoose(profile)}>
            <Avatar name={profile.name} color={profile.avatar_color} size="xl" />
            <span className="plate-name">{profile.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
