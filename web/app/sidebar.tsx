/** Navigation from 1024 px on: full, or a strip of icons. */
import { Link } from '@tanstack/react-router'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { NAVIGATION } from './navigation.ts'

type SidebarProps = { isOpen: boolean; onToggle: () => void }

export function Sidebar({ isOpen, onToggle }: SidebarProps) {
  return (
    <nav className="side" aria-label="Main">
      {NAVIGATION.map(({ to, label, icon }) => (
        <Tooltip key={to} label={label} isDisabled={isOpen} side="right">
          <Link to={to} activeOptions={{ exact: to === '/' }} activeProps={{ className: 'on' }}>
            <span>
              <span className={icon} aria-hidden="true" />
            </span>
            <b>{label}</b>
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
