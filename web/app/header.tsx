/** Product name, tagline, and whose kitchen it is right now. */
import { Link } from '@tanstack/react-router'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { AskButton } from './ask-kitchen/ask-button.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSwitchChef } from './use-switch-chef.ts'

export function Header({ onMenu }: { onMenu: () => void }) {
  const profile = useCurrentProfile()
  const switchChef = useSwitchChef()

  return (
    <header className="hdr">
      <IconButton
        icon="i-lucide-menu"
        kind="flat"
        size="sm"
        className="hdr-menu"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={onMenu}
      />
      <div className="brand">
        <Link to="/" className="brand-link">
          <Wordmark />
        </Link>
      </div>
      <AskButton />
      <div className="hdr-theme">
        <ThemeSwitch />
      </div>
      <Button size="sm" icon="i-lucide-log-out" className="switch" onClick={switchChef}>
        Switch Chef
      </Button>
      <Menu
        trigger={
          <button type="button" className="who who-wide" title={profile.name}>
            <Avatar name={profile.name} color={profile.avatar_color} />
            <span className="who-name">{profile.name}</span>
            <Icon name="i-lucide-chevron-down" size="sm" />
          </button>
        }
        items={[{ label: 'People', icon: 'i-lucide-users', link: <Link to="/household" /> }]}
      />
      <button type="button" className="who who-narrow" title={profile.name} onClick={switchChef}>
        <Avatar name={profile.name} color={profile.avatar_color} />
        <span className="who-name">{profile.name}</span>
        <span className="vh">Switch Chef</span>
      </button>
    </header>
  )
}
