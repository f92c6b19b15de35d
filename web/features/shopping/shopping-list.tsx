/** /shopping and /shopping-list: the profile's one list (Spec 2, section 2). */
import './shopping-list.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sectionsOf } from '#shared/groceries/sections.ts'
import { lineNames, shownAmount } from '#shared/groceries/show.ts'
import type { ShoppingList as List, ShoppingListItem } from '#shared/shopping/schema.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { aisleSpot } from '#web/ui/art/aisle-spot.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import {
  ListLoading,
  SINK_DELAY_MS,
  TickProgress,
  TickRow,
  TickSection,
} from '#web/ui/tick-list.tsx'
import { AddItemsDialog, type EditPantryItem } from './add-items-dialog.tsx'
import { ClearList, ClearTicked } from './clear-buttons.tsx'
import { EditItemDialog } from './edit-item-dialog.tsx'
import { ItemMenu } from './item-menu.tsx'
import { shoppingListQuery, useTickItem } from './shopping.queries.ts'

/** The form of a pantry item is another feature's: the route hands it in. */
type ShoppingListProps = { editPantryItem: EditPantryItem }

export function ShoppingList({ editPantryItem }: ShoppingListProps) {
  const { data: list, isError, isFetching, refetch } = useQuery(shoppingListQuery())
  if (list) return <ReadyList list={list} editPantryItem={editPantryItem} />
  return (
    <>
      <Title />
      {isError ? (
        <ErrorState
          spot={spotUrl('pot')}
          title="The shopping list could not be loaded"
          text="Please check the connection and try again."
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <ListLoading text="Loading your shopping list..." />
      )}
    </>
  )
}

function Title({ actions }: { actions?: ReactNode }) {
  return (
    <>
      <title>Shopping List · Dollop</title>
      <PageHeader title="Shopping List" actions={actions} />
    </>
  )
}

function ReadyList({ list, editPantryItem }: ShoppingListProps & { list: List }) {
  const isWide = useMediaQuery('(min-width: 1024px)')
  const [isAdding, setAdding] = useState(false)
  // each opening is a dialog of its own: nothing of the last one is left in it
  const [round, setRound] = useState(0)
  const { items, checked_items: ticked } = list
  const text = `${ticked.length}/${items.length} items completed`

  function add() {
    setRound(round + 1)
    setAdding(true)
  }

  const clearList = items.length > 0 && <ClearList list={list} />
  const addButton = (
    <Button kind="solid" icon="i-lucide-plus" full onClick={add}>
      Add Items
    </Button>
  )

  return (
    <>
      <Title actions={isWide && clearList} />
      <TickProgress label="Shopping" done={ticked.length} total={items.length} text={text}>
        <div className="shop-buttons">
          {ticked.length > 0 && <ClearTicked list={list} />}
          {isWide ? addButton : clearList}
        </div>
      </TickProgress>
      {items.length === 0 ? (
        <EmptyState
          spot={spotUrl('leek')}
          title="Your shopping list is empty"
          text="Add what you need, or send a week's groceries here from its plan."
        />
      ) : (
        <Sections list={list} />
      )}
      {!isWide && <ActionBar>{addButton}</ActionBar>}
      <AddItemsDialog
        key={round}
        open={isAdding}
        onOpenChange={setAdding}
        editPantryItem={editPantryItem}
      />
    </>
  )
}

function Sections({ list }: { list: List }) {
  const tick = useTickItem()
  const settled = useSettled(list.checked_items, SINK_DELAY_MS)
  const [edited, setEdited] = useState<ShoppingListItem | null>(null)
  const sections = sectionsOf(list.items, new Set(settled))
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
                note={`From: ${item.source}`}
                checked={item.checked}
                onChange={(checked) => tick.mutate({ itemId: item.id, checked })}
                actions={
                  <ItemMenu
                    item={item}
                    line={names.get(item.id) ?? item.name}
                    onEdit={() => setEdited(item)}
                  />
                }
              />
            ))}
          </TickSection>
        ))}
      </div>
      <EditItemDialog
        item={edited}
        categories={sections.map(({ title }) => title)}
        onClose={() => setEdited(null)}
      />
    </>
  )
}
