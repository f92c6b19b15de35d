/** One line of the list. Drawn again only when it changed: a list may be long. */
import { memo } from 'react'
import { shownAmount } from '#shared/groceries/show.ts'
import type { ShoppingListItem } from '#shared/shopping/schema.ts'
import { TickRow } from '#web/ui/tick-list.tsx'
import { ItemMenu } from './item-menu.tsx'

type ShoppingRowProps = {
  item: ShoppingListItem
  /** The line in words, told apart from others that read the same. */
  label: string
  bare: boolean
  onTick: (item: ShoppingListItem, checked: boolean) => void
  onEdit: (item: ShoppingListItem) => void
}

export const ShoppingRow = memo(function ShoppingRow(props: ShoppingRowProps) {
  const { item, label, bare, onTick, onEdit } = props
  return (
    <TickRow
      {...shownAmount(item.quantity, item.unit, item.name)}
      label={label}
      note={bare ? item.optimizationNote : noteOf(item)}
      checked={item.checked}
      onChange={(checked) => onTick(item, checked)}
      actions={!bare && <ItemMenu item={item} line={label} onEdit={() => onEdit(item)} />}
    />
  )
})

function noteOf({ source, optimizationNote }: ShoppingListItem): string {
  return optimizationNote ? `From: ${source} · ${optimizationNote}` : `From: ${source}`
}
