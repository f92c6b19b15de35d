/** The lines of the list by aisle, to tick off. */
import { useState } from 'react'
import { AISLES } from '#shared/groceries/aisles.ts'
import type { Section } from '#shared/groceries/sections.ts'
import { lineNames } from '#shared/groceries/show.ts'
import type { ShoppingList, ShoppingListItem } from '#shared/shopping/schema.ts'
import { aisleSpot } from '#web/ui/art/aisle-spot.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { TickSection } from '#web/ui/tick-list.tsx'
import { EditItemDialog } from './edit-item-dialog.tsx'
import { ShoppingRow } from './shopping-row.tsx'
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
              <ShoppingRow
                key={item.id}
                item={item}
                label={names.get(item.id) ?? item.name}
                bare={bare}
                onTick={tick}
                onEdit={setEdited}
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
