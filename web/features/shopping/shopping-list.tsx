/** /shopping and /shopping-list: the profile's one list (Spec 2, section 2). */
import './shopping-list.css'
import { type ReactNode, useState } from 'react'
import { sectionsOf } from '#shared/groceries/sections.ts'
import { inShopOrder } from '#shared/shopping/aisle-order.ts'
import type { ShoppingList as List } from '#shared/shopping/schema.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ListLoading, SINK_DELAY_MS, TickProgress } from '#web/ui/tick-list.tsx'
import { WaitingNote } from '#web/ui/waiting-note.tsx'
import { AddItemsDialog, type EditPantryItem } from './add-items-dialog.tsx'
import { BigList } from './big-list.tsx'
import { ClearList, ClearTicked } from './clear-buttons.tsx'
import { ShoppingSections } from './shopping-sections.tsx'
import { useShoppingList } from './shopping-ticks.queries.ts'
import { ShoppingTools } from './shopping-tools.tsx'
import { useAisleOrder } from './use-aisle-order.ts'

type ShoppingListProps = {
  /** The form of a pantry item is another feature's: the route hands it in. */
  editPantryItem: EditPantryItem
  /** In big type, for the shop. */
  isBig?: boolean
}

export function ShoppingList({ editPantryItem, isBig = false }: ShoppingListProps) {
  const { list, waitingCount, isError, isFetching, refetch } = useShoppingList()
  const note = <WaitingNote count={waitingCount} one="tick is" many="ticks are" />
  if (list) return <ReadyList {...{ list, note, isBig, editPantryItem }} />
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
      <PageHeader className="shop-head" title="Shopping List" actions={actions} />
    </>
  )
}

type ReadyListProps = {
  list: List
  note: ReactNode
  isBig: boolean
  editPantryItem: EditPantryItem
}

function ReadyList({ list, note, isBig, editPantryItem }: ReadyListProps) {
  const isWide = useMediaQuery('(min-width: 64em)')
  const aisles = useAisleOrder()
  const settled = useSettled(list.checked_items, SINK_DELAY_MS)
  const { items, checked_items: ticked } = list
  const sections = inShopOrder(sectionsOf(items, new Set(settled)), aisles.order)
  const text = `${ticked.length}/${items.length} items completed`
  const rows =
    items.length === 0 ? (
      <EmptyState
        spot={spotUrl('leek')}
        title="Your shopping list is empty"
        text="Add what you need, or send a week's groceries here from its plan."
      />
    ) : (
      <ShoppingSections list={list} sections={sections} bare={isBig} />
    )

  if (isBig) {
    return (
      <BigList list={list} lines={sections.flatMap(({ items }) => items)} progress={text}>
        {note}
        {rows}
      </BigList>
    )
  }
  const titles = sections.map(({ title }) => title)
  const tools = items.length > 0 && <ShoppingTools list={list} titles={titles} aisles={aisles} />
  const clearList = items.length > 0 && <ClearList list={list} />
  const addItems = <AddItems list={list} editPantryItem={editPantryItem} />
  return (
    <>
      <Title
        actions={
          <>
            {isWide && clearList}
            {tools}
          </>
        }
      />
      {note}
      <TickProgress label="Shopping" done={ticked.length} total={items.length} text={text}>
        <div className="shop-buttons">
          {ticked.length > 0 && <ClearTicked list={list} />}
          {isWide ? addItems : clearList}
        </div>
      </TickProgress>
      {rows}
      {!isWide && <ActionBar>{addItems}</ActionBar>}
    </>
  )
}

/** Its button, and the dialog that it opens. */
function AddItems({ list, editPantryItem }: Pick<ReadyListProps, 'list' | 'editPantryItem'>) {
  const [isAdding, setAdding] = useState(false)
  // each opening is a dialog of its own: nothing of the last one is left in it
  const [round, setRound] = useState(0)

  function add() {
    setRound(round + 1)
    setAdding(true)
  }

  return (
    <>
      <Button kind="solid" icon="i-lucide-plus" full onClick={add}>
        Add Items
      </Button>
      <AddItemsDialog
        key={round}
        list={list}
        open={isAdding}
        onOpenChange={setAdding}
        editPantryItem={editPantryItem}
      />
    </>
  )
}
