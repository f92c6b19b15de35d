/** The rows of a plan's list by category, how far it is, and the way into the shopping list. */
import './grocery-list.css'
import { type ReactNode, useState } from 'react'
import type { GroceryList, GroceryListItem } from '#shared/groceries/schema.ts'
import { sectionsOf } from '#shared/groceries/sections.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { tipKey } from '#web/lib/storage-keys.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { aisleSpot } from '#web/ui/art/aisle-spot.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SINK_DELAY_MS, TickProgress, TickSection } from '#web/ui/tick-list.tsx'
import { Tip } from '#web/ui/tip.tsx'
import { usePacks } from './grocery-packs.queries.ts'
import { GroceryRow } from './grocery-row.tsx'
import { useTickGroceryItem } from './grocery-ticks.queries.ts'
import { lineNote } from './line-note.ts'
import { PackSizes } from './pack-sizes.tsx'
import { PushButton } from './push-button.tsx'
import { useAtHome } from './use-at-home.ts'

type GroceryListItemsProps = { list: GroceryList; planName: string; footer: ReactNode }

export function GroceryListItems({ list, planName, footer }: GroceryListItemsProps) {
  const isWide = useMediaQuery('(min-width: 64em)')
  const profile = useCurrentProfile()
  const tick = useTickGroceryItem(list, planName)
  const [isPacked, setPacked] = useState(false)
  const packs = usePacks(list, isPacked)
  const packOf = isPacked ? packs.data?.byLine : undefined
  const atHome = useAtHome(list)
  const noteOf = (item: GroceryListItem) =>
    lineNote(item, { atHome: atHome.get(item.id), pack: packOf?.get(item.id) })
  const settled = useSettled(list.checked_items, SINK_DELAY_MS)
  const checked = new Set(list.checked_items)
  const openCount = list.items.filter((item) => !checked.has(item.id)).length
  const doneCount = list.items.length - openCount
  const push = <PushButton list={list} planName={planName} openCount={openCount} />

  return (
    <>
      <Tip
        storageKey={tipKey(profile.id, 'add_to_shopping_list')}
        title="Add to Your Shopping List"
        spot={spotUrl('onion')}
      >
        Tick what you have at home, then send the rest to your shopping list.
      </Tip>
      <TickProgress
        label="Groceries"
        done={doneCount}
        total={list.items.length}
        text={`${doneCount}/${list.items.length} completed`}
      >
        {isWide && push}
      </TickProgress>
      {list.items.length > 0 && <PackSizes isOn={isPacked} onChange={setPacked} packs={packs} />}
      {list.items.length === 0 && <EmptyState spot={spotUrl('bowl')} title="Nothing to buy" />}
      <div className="tick-columns">
        {sectionsOf(list.items, new Set(settled)).map(({ title, items }) => (
          <TickSection
            key={title.toLowerCase()}
            title={title}
            spot={spotUrl(aisleSpot(title))}
            openCount={items.filter((item) => !checked.has(item.id)).length}
          >
            {items.map((item) => (
              <GroceryRow
                key={item.id}
                item={item}
                note={noteOf(item)}
                checked={checked.has(item.id)}
                onTick={tick}
              />
            ))}
          </TickSection>
        ))}
      </div>
      {footer}
      {!isWide && <ActionBar>{push}</ActionBar>}
    </>
  )
}
