/** Product name, tagline, and whose kitchen it is right now. */
import { Link, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { currentProfileIdAtom } from '#web/features/profiles/profiles.atoms.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

export function Header() {
  const profile = useCurrentProfile()
  const setProfileId = useSetAtom(currentProfileIdAtom)
  const navigate = useNavigate()

  async function switchChef() {
    // leave first: the pages behind the guard need a chef for as long as they stand
    await navigate({ to: '/select-profile' })
    setProfileId(null)
  }

  return (
    <header className="hdr">
      <Link to="/" className="brand-link">
        <Wordmark />
      </Link>
      <span className="sp" />
      <Button size="sm" icon="i-lucide-log-out" className="switch" onClick={switchChef}>
        Switch Chef
      </Button>
      <span className="who who-wide">
        <Avatar name={profile.name} color={profile.avatar_color} />
        <span className="who-name">{profile.name}</span>
      </span>
      <button type="button" className="who who-narrow" onClick={switchChef}>
        <Avatar name={profile.name} color={profile.avatar_color} />
        <span className="who-name">{profile.name}</span>
        <span className="vh">Switch Chef</span>
      </button>
    </header>
  )
}
