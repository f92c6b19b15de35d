/** The plan's list as text: shared, copied, printed. */
import type { GroceryList } from '#shared/groceries/schema.ts'
import { listText } from '#shared/shopping/list-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { textTools } from '#web/ui/text-tools.tsx'

type GroceryToolsProps = { list: GroceryList; planName: string }

export function GroceryTools({ list, planName }: GroceryToolsProps) {
  const title = `Shopping List, ${planName}`
  const text = () => listText({ title, items: list.items, ticked: new Set(list.checked_items) })
  return (
    <Menu
      trigger={<IconButton icon="i-lucide-ellipsis-vertical" aria-label="More for this list" />}
      items={textTools({ noun: 'list', title, text })}
    />
  )
}
