/** Navigation from 1024 px on: full, or a strip of icons. */
import { Tooltip } from '#web/ui/tooltip.tsx'
import { PeoplePlace, Places } from './places.tsx'

type SidebarProps = { isOpen: boolean; onToggle: () => void }

export function Sidebar({ isOpen, onToggle }: SidebarProps) {
  const word = isOpen ? 'Collapse' : 'Expand'

  return (
    <nav className="side" aria-label="Main">
      <Places isStrip={!isOpen} />
      <div className="side-foot">
        <PeoplePlace isStrip={!isOpen} />
      </div>
      <Tooltip label={`${word} (Ctrl B)`} isDisabled={isOpen} side="right">
        <button
          type="button"
          className="place fold"
          aria-expanded={isOpen}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={onToggle}
        >
          <span>
            <span
              className={isOpen ? 'i-lucide-panel-left-close' : 'i-lucide-panel-left-open'}
              aria-hidden="true"
            />
          </span>
          <b>{word}</b>
          <kbd>Ctrl B</kbd>
        </button>
      </Tooltip>
    </nav>
  )
}
