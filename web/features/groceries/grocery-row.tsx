/** One line of a plan's list. Drawn again only when it changed: a list may be long. */
import { memo } from 'react'
import type { GroceryListItem } from '#shared/groceries/schema.ts'
import { shownAmount } from '#shared/groceries/show.ts'
import { TickRow } from '#web/ui/tick-list.tsx'

type GroceryRowProps = {
  item: GroceryListItem
  note: string | undefined
  checked: boolean
  onTick: (item: GroceryListItem, checked: boolean) => void
}

export const GroceryRow = memo(function GroceryRow(props: GroceryRowProps) {
  const { item, note, checked, onTick } = props
  return (
    <TickRow
      {...shownAmount(item.quantity, item.unit, item.name)}
      note={note}
      checked={checked}
      onChange={(next) => onTick(item, next)}
    />
  )
})
