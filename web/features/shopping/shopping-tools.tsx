/** What can be done with the list as a whole, beside clearing it. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listText } from '#shared/shopping/list-text.ts'
import type { ShoppingList } from '#shared/shopping/schema.ts'
import { useLater } from '#web/lib/use-later.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { textTools } from '#web/ui/text-tools.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import type { AisleOrder } from './use-aisle-order.ts'

const loadAisleDialog = async () => (await import('./aisle-dialog.tsx')).AisleDialog

type ShoppingToolsProps = {
  list: ShoppingList
  /** Of the sections, as they stand. */
  titles: readonly string[]
  aisles: AisleOrder
}

export function ShoppingTools({ list, titles, aisles }: ShoppingToolsProps) {
  const [isArranging, setArranging] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const AisleDialog = useLater(isWanted, loadAisleDialog)
  const text = () =>
    listText({
      title: 'Shopping List',
      items: list.items,
      ticked: new Set(list.checked_items),
      order: aisles.order,
    })

  function arrange() {
    setWanted(true)
    setArranging(true)
  }

  return (
    <>
      <Tooltip label="Big type" side="bottom">
        <Link
          to="/shopping"
          search={{ view: 'big' }}
          className={iconButtonClass()}
          aria-label="Big type, for the shop"
        >
          <Icon name="i-lucide-a-large-small" />
        </Link>
      </Tooltip>
      <Menu
        trigger={<IconButton icon="i-lucide-ellipsis-vertical" aria-label="More for this list" />}
        items={[
          {
            label: 'Arrange aisles',
            icon: 'i-lucide-arrow-up-down',
            disabled: titles.length < 2,
            onSelect: arrange,
          },
          ...textTools({ noun: 'list', title: 'Shopping List', text }),
        ]}
      />
      {AisleDialog && (
        <AisleDialog
          open={isArranging}
          onOpenChange={setArranging}
          titles={titles}
          aisles={aisles}
        />
      )}
    </>
  )
}
