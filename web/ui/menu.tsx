/** A menu button. What drops from it is loaded when somebody is about to use it: a page of cards has many. */
import { type ComponentProps, cloneElement, type ReactElement, useEffect, useState } from 'react'
import { whenUsed } from '#web/lib/when-used.ts'
import type { IconName } from './icon.tsx'
import type { OpenMenu } from './open-menu.tsx'

const loadMenu = () => import('./open-menu.tsx')

export type MenuItem = {
  label: string
  icon?: IconName
  kind?: 'plain' | 'danger'
  disabled?: boolean
  onSelect?: () => void
  /** A router link to be the row instead: `<Link to="/recipes/add" />`, without children. */
  link?: ReactElement
}

export type MenuProps = {
  /** The button: a `Button` or `IconButton` element. */
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end'
}

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onKeyDown' | 'aria-haspopup' | 'aria-expanded'
>

export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  const [Opened, setOpened] = useState<typeof OpenMenu | null>(null)

  useEffect(() => {
    // ahead of its use, for a kitchen that loses its network; what fails here is tried again at the click
    whenUsed()
      .then(loadMenu)
      .catch(() => undefined)
  }, [])

  async function open() {
    const { OpenMenu } = await loadMenu()
    setOpened(() => OpenMenu)
  }

  if (Opened) return <Opened trigger={trigger} items={items} align={align} />
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open()
    },
  })
}
