/** The lines of the list by aisle, to tick off. */
import { useState } from 'react'
import { AISLES } from '#shared/groceries/aisles.ts'
import type { Section } from '#shared/groceries/sections.ts'
import { lineNames, shownAmount } from '#shared/groceries/show.ts'
import type { ShoppingList, ShoppingListItem } from '#shared/shopping/schema.ts'
import { aisleSpot } from '#web/ui/art/aisle-spot.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { TickRow, TickSection } from '#web/ui/tick-list.tsx'
import { EditItemDialog } from './edit-item-dialog.tsx'
import { ItemMenu } from './item-menu.tsx'
import { useTickItem } from './shopping-ticks.queries.ts'

type ShoppingSectionsProps = {
  list: ShoppingList
  sections: readonly Section<ShoppingListItem>[]
  /** The bare lines: no menu, no word of where they came from. */
  bare?: boolean
}

export function ShoppingSections({ list, sections, bare = false }: ShoppingSectionsProps) {
  const tick = useTickItem(list)
  const [edited, setEdited] = useState<ShoppingListItem | null>(null)
  const names = lineNames(list.items)

  return (
    <>
      <div className="tick-columns">
        {sections.map(({ title, items }) => (
          <TickSection
            key={title.toLowerCase()}
            title={title.toUpperCase()}
            spot={spotUrl(aisleSpot(title))}
            openCount={items.filter((item) => !item.checked).length}
          >
            {items.map((item) => (
              <TickRow
                key={item.id}
                {...shownAmount(item.quantity, item.unit, item.name)}
                label={names.get(item.id)}
                note={bare ? item.optimizationNote : noteOf(item)}
                checked={item.checked}
                onChange={(checked) => tick(item, checked)}
                actions={
                  !bare && (
                    <ItemMenu
                      item={item}
                      line={names.get(item.id) ?? item.name}
                      onEdit={() => setEdited(item)}
                    />
                  )
                }
              />
            ))}
          </TickSection>
        ))}
      </div>
      <EditItemDialog
        item={edited}
        categories={[...new Set([...sections.map(({ title }) => title), ...AISLES])]}
        onClose={() => setEdited(null)}
      />
    </>
  )
}

function noteOf({ source, optimizationNote }: ShoppingListItem): string {
  return optimizationNote ? `From: ${source} · ${optimizationNote}` : `From: ${source}`
}
