/** Navigation from 1024 px on: full, or a strip of icons. */
import { Link } from '@tanstack/react-router'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { NAVIGATION, usePlaceProps } from './navigation.ts'

type SidebarProps = { isOpen: boolean; onToggle: () => void }

export function Sidebar({ isOpen, onToggle }: SidebarProps) {
  const placeProps = usePlaceProps()

  return (
    <nav className="side" aria-label="Main">
      {NAVIGATION.map((place) => (
        <Tooltip key={place.to} label={place.label} isDisabled={isOpen} side="right">
          <Link to={place.to} activeOptions={{ exact: true }} {...placeProps(place)}>
            <span>
              <span className={place.icon} aria-hidden="true" />
            </span>
            <b>{place.label}</b>
          </Link>
        </Tooltip>
      ))}
      <button type="button" className="fold" aria-expanded={isOpen} onClick={onToggle}>
        <span>
          <span
            className={isOpen ? 'i-lucide-panel-left-close' : 'i-lucide-panel-left-open'}
            aria-hidden="true"
          />
        </span>
        <b>{isOpen ? 'Collapse' : 'Expand'}</b>
        <kbd>Ctrl B</kbd>
      </button>
    </nav>
  )
}
