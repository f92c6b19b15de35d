/** A menu that drops from its button as an enamel panel of 56 px rows. */
import './menu.css'
import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type MenuItem = {
  label: string
  icon?: IconName
  kind?: 'plain' | 'danger'
  disabled?: boolean
  onSelect?: () => void
  /** A router link to be the row instead: `<Link to="/recipes/add" />`, without children. */
  link?: ReactElement
}

type MenuProps = {
  /** The button: a `Button` or `IconButton` element. */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end'
}

export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="menu-place" align={align} sideOffset={8} collisionPadding={12}>
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
