/** The rows of a plan's list by category, how far it is, and the way into the shopping list. */
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { GroceryList } from '#shared/groceries/schema.ts'
import { sectionsOf } from '#shared/groceries/sections.ts'
import { shownAmount } from '#shared/groceries/show.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { tipKey } from '#web/lib/storage-keys.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { aisleSpot } from '#web/ui/art/aisle-spot.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SINK_DELAY_MS, TickProgress, TickRow, TickSection } from '#web/ui/tick-list.tsx'
import { Tip } from '#web/ui/tip.tsx'
import { toast } from '#web/ui/toast.tsx'
import { usePushToShoppingList, useTickGroceryItem } from './grocery-ticks.queries.ts'

type PushProps = { list: GroceryList; planName: string }

export function GroceryListItems(props: PushProps & { footer: ReactNode }) {
  const { list, planName, footer } = props
  const isWide = useMediaQuery('(min-width: 1024px)')
  const profile = useCurrentProfile()
  const tick = useTickGroceryItem(list, planName)
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
              <TickRow
                key={item.id}
                {...shownAmount(item.quantity, item.unit, item.name)}
                checked={checked.has(item.id)}
                onChange={(next) => tick(item, next)}
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

function PushButton({ list, planName, openCount }: PushProps & { openCount: number }) {
  const push = usePushToShoppingList(list, planName)
  const navigate = useNavigate()

  async function update() {
    try {
      const count = await push.mutateAsync()
      if (count === 0) {
        toast({
          kind: 'info',
          title: 'No items to add',
          text: 'All items are already checked off.',
        })
        return
      }
      toast({
        title: 'Success!',
        text: `Added ${count} ${count === 1 ? 'item' : 'items'} to your shopping list.`,
        action: { label: 'Open', onClick: () => navigate({ to: '/shopping' }) },
      })
    } catch {
      toast({
        kind: 'error',
        title: 'Error',
        text: 'Failed to update shopping list. Please try again.',
      })
    }
  }

  return (
    <Button
      kind="solid"
      full
      icon="i-lucide-shopping-basket"
      pending={push.isPending}
      onClick={update}
    >
      {`Update Shopping List (${openCount})`}
    </Button>
  )
}
