/** /pantry: what the household has at home, by category (Spec 2, section 2). */
import './pantry.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PantryItem } from '#shared/pantry/schema.ts'
import { shelvesOf, shownStock } from '#shared/pantry/shelves.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { aisleSpot } from '#web/ui/art/aisle-spot.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ListLoading } from '#web/ui/tick-list.tsx'
import { pantryQuery, useDeletePantryItem } from './pantry.queries.ts'
import { PantryItemDialog } from './pantry-item-dialog.tsx'

export function Pantry() {
  const { data: items, isError, isFetching, refetch } = useQuery(pantryQuery)
  const isWide = useMediaQuery('(min-width: 64em)')
  const [edited, setEdited] = useState<PantryItem | 'new' | null>(null)
  if (!items) {
    return (
      <>
        <Title />
        {isError ? (
          <ErrorState
            spot={spotUrl('pot')}
            title="The pantry could not be loaded"
            text="Please check the connection and try again."
            onRetry={refetch}
            isRetrying={isFetching}
          />
        ) : (
          <ListLoading text="Loading your pantry..." />
        )}
      </>
    )
  }
  const add = (label: string) => (
    <Button kind="solid" icon="i-lucide-plus" full onClick={() => setEdited('new')}>
      {label}
    </Button>
  )
  const addItem = items.length > 0 && add('Add Item')
  return (
    <>
      <Title actions={isWide && addItem} />
      {items.length === 0 && (
        <EmptyState
          spot={spotUrl('onion')}
          title="No pantry items yet"
          text="Keep a list of what you have at home, and shop from it."
          action={add('Add Your First Item')}
        />
      )}
      <Shelves items={items} onEdit={setEdited} />
      {addItem && !isWide && <ActionBar>{addItem}</ActionBar>}
      <PantryItemDialog item={edited} onClose={() => setEdited(null)} />
    </>
  )
}

function Title({ actions }: { actions?: ReactNode }) {
  return (
    <>
      <title>Pantry Manager · Dollop</title>
      <PageHeader title="Pantry Manager" actions={actions} />
    </>
  )
}

type ShelvesProps = { items: readonly PantryItem[]; onEdit: (item: PantryItem) => void }

function Shelves({ items, onEdit }: ShelvesProps) {
  return (
    <div className="pantry-shelves">
      {shelvesOf(items).map((shelf) => (
        <section key={shelf.category} aria-label={shelf.category}>
          <h2 className="section-title pantry-shelf">
            <img
              className="spot"
              src={spotUrl(aisleSpot(shelf.category))}
              alt=""
              width={40}
              height={40}
            />
            {shelf.category}
          </h2>
          <ul className="pantry-cards">
            {shelf.items.map((item) => (
              <PantryCard key={item.id} item={item} onEdit={() => onEdit(item)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function PantryCard({ item, onEdit }: { item: PantryItem; onEdit: () => void }) {
  const remove = useDeletePantryItem()
  return (
    <Card as="li" className="pantry-card">
      <div className="pantry-words">
        <h3>{item.name}</h3>
        <p className="small muted">{shownStock(item)}</p>
      </div>
      <IconButton
        icon="i-lucide-pencil"
        kind="flat"
        size="sm"
        aria-label={`Edit ${item.name}`}
        onClick={onEdit}
      />
      <IconButton
        icon="i-lucide-trash-2"
        kind="flat"
        size="sm"
        aria-label={`Delete ${item.name}`}
        onClick={() => remove.mutate(item)}
      />
    </Card>
  )
}
