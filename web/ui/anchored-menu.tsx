/** One menu for many buttons: it drops from the one it is given. Lists of rows share it. */
import './menu.css'
import './anchored-menu.css'
import { Menu as Base } from '@base-ui/react/menu'
import { useEffect, useRef } from 'react'
import { useBackCloses } from '#web/lib/use-back-closes.ts'
import { Icon, type IconName } from './icon.tsx'

export type AnchoredMenuItem = {
  label: string
  /** Why it cannot be chosen, or what it would do. */
  note?: string | undefined
  icon: IconName
  disabled?: boolean
  onSelect: () => void
}

type AnchoredMenuProps = {
  open: boolean
  /** The button it belongs to. It stays while the menu leaves. */
  anchor: HTMLElement
  label: string
  items: readonly AnchoredMenuItem[]
  onClose: () => void
  /** It was opened by a key: the first row is ready for the next one. */
  byKey: boolean
  /** Where the focus goes afterwards. */
  finalFocus: () => HTMLElement | null
}

export function AnchoredMenu(props: AnchoredMenuProps) {
  const { open, anchor, label, items, onClose, byKey, finalFocus } = props
  const popup = useRef<HTMLDivElement>(null)
  useBackCloses(open, onClose)

  useEffect(() => {
    if (!open || !byKey) return
    // the popup takes the focus first
    const frame = requestAnimationFrame(() => {
      popup.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [open, byKey])

  return (
    <Base.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Base.Portal>
        <Base.Positioner
          className="menu-place"
          anchor={anchor}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          sticky
        >
          <Base.Popup ref={popup} className="menu" aria-label={label} finalFocus={finalFocus}>
            {items.map((item) => (
              <Base.Item
                key={item.label}
                className="menu-row"
                disabled={item.disabled ?? false}
                onClick={item.onSelect}
              >
                <Icon name={item.icon} />
                <span>
                  {item.label}
                  {item.note && <small className="menu-note">{item.note}</small>}
                </span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
