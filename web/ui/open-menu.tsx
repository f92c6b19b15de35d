/** An open menu, on Base UI: an enamel panel of 56 px rows that drops from its button. */
import './menu.css'
import { Menu as Base } from '@base-ui/react/menu'
import { useEffect, useRef, useState } from 'react'
import { useBackCloses } from '#web/lib/use-back-closes.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { MenuItem, MenuProps } from './menu.tsx'

type OpenMenuProps = Required<MenuProps>

/** Opens as soon as it is there; its button opens it again. */
export function OpenMenu({ trigger, items, align }: OpenMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  const [isOpen, setOpen] = useState(false)
  useBackCloses(isOpen, () => setOpen(false))
  // a press of its own button, so that the focus goes where a press would bring it
  useEffect(() => {
    if (isPressed.current) return
    isPressed.current = true
    button.current?.focus()
    button.current?.click()
  }, [])
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className="menu-place"
          align={align}
          sideOffset={8}
          collisionPadding={12}
          sticky
        >
          <Base.Popup className="menu">
            {items.map((item) => (
              <MenuRow key={item.label} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function MenuRow({ item }: { item: MenuItem }) {
  const { label, icon, kind, disabled = false, onSelect, link } = item
  const className = classNames('menu-row', kind === 'danger' && 'menu-danger')
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  )
  if (link) {
    return (
      <Base.LinkItem render={link} closeOnClick className={className}>
        {content}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item className={className} disabled={disabled} {...(onSelect && { onClick: onSelect })}>
      {content}
    </Base.Item>
  )
}
