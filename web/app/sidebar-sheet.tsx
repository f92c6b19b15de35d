/** The sidebar below 1024 px: a sheet from the left, there only while it is used. */
import './sidebar-sheet.css'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Overlay } from '#web/ui/overlay.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { PantryPlace, PeoplePlace, Places } from './places.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSwitchChef } from './use-switch-chef.ts'

export function SidebarSheet({ onClose }: { onClose: () => void }) {
  const switchChef = useSwitchChef()
  return (
    <Overlay layout="side-layer" className="side-sheet" aria-label="Menu" onClose={onClose}>
      <div className="side-sheet-top">
        <Wordmark />
        <IconButton icon="i-lucide-x" kind="flat" size="sm" aria-label="Close" onClick={onClose} />
      </div>
      <nav className="places" aria-label="Menu">
        <Places onGo={onClose} />
        <PantryPlace onGo={onClose} />
        <PeoplePlace onGo={onClose} />
      </nav>
      <div className="side-sheet-foot">
        <Button size="sm" icon="i-lucide-log-out" onClick={switchChef}>
          Switch Chef
        </Button>
        <ThemeSwitch />
      </div>
    </Overlay>
  )
}
