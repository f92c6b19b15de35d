/** The pantry as a list to pick from: search, categories, and each item's edit and delete. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PantryItem } from '#shared/pantry/schema.ts'
import { shelfOf, shelvesOf, shownStock } from '#shared/pantry/shelves.ts'
import { pantryQuery, useDeletePantryItem } from '#web/features/pantry/pantry.queries.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Chip } from '#web/ui/tag.tsx'
import { SearchInput } from '#web/ui/text-input.tsx'
import type { EditPantryItem } from './add-items-dialog.tsx'

type BrowsePantryProps = {
  selected: readonly PantryItem[]
  onSelect: (selected: readonly PantryItem[]) => void
  editPantryItem: EditPantryItem
}

export function BrowsePantry(props: BrowsePantryProps) {
  const { data: items, isError, isFetching, refetch } = useQuery(pantryQuery)
  if (isError && !items) {
    return (
      <ErrorState
        level={3}
        title="The pantry could not be loaded"
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  }
  if (!items) {
    return (
      <Loading label="Loading your pantry..." className="grid gap-3">
        <Skeleton height={56} radius="20px" />
        <Skeleton height={200} radius="var(--r-l)" />
      </Loading>
    )
  }
  if (items.length === 0) {
    return (
      <EmptyState
        level={3}
        spot={spotUrl('pot')}
        title="No pantry items yet"
        action={
          <Link to="/pantry" className={buttonClass()}>
            Manage Pantry
          </Link>
        }
      />
    )
  }
  return <PantryPicker {...props} items={items} />
}

function PantryPicker(props: BrowsePantryProps & { items: PantryItem[] }) {
  const { items, selected, onSelect, editPantryItem } = props
  const [search, setSearch] = useState('')
  const [categories, setCategories] = useState<readonly string[]>([])
  const [edited, setEdited] = useState<PantryItem | null>(null)
  const wanted = search.trim().toLowerCase()
  const shelves = shelvesOf(items)
  const shown = shelves
    .flatMap((shelf) => shelf.items)
    .filter((item) => categories.length === 0 || categories.includes(shelfOf(item)))
    .filter((item) => item.name.toLowerCase().includes(wanted))
  const without = (item: PantryItem) => selected.filter(({ id }) => id !== item.id)

  return (
    <div className="grid gap-3">
      <SearchInput label="Search pantry items" value={search} onChange={setSearch} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be styled as one */}
      <div role="group" aria-label="Categories" className="chips">
        {shelves.map(({ category }) => (
          <Chip
            key={category}
            pressed={categories.includes(category)}
            onClick={() =>
              setCategories(
                categories.includes(category)
                  ? categories.filter((each) => each !== category)
                  : [...categories, category],
              )
            }
          >
            {category}
          </Chip>
        ))}
      </div>
      {shown.length === 0 ? (
        <p className="muted py-4 text-center">Nothing in the pantry fits.</p>
      ) : (
        <Card>
          <ul>
            {shown.map((item) => (
              <PantryRow
                key={item.id}
                item={item}
                checked={selected.some(({ id }) => id === item.id)}
                onChange={(checked) => onSelect(checked ? [...without(item), item] : without(item))}
                onEdit={() => setEdited(item)}
                onDeleted={() => onSelect(without(item))}
              />
            ))}
          </ul>
        </Card>
      )}
      {editPantryItem(edited, () => setEdited(null))}
    </div>
  )
}

type PantryRowProps = {
  item: PantryItem
  checked: boolean
  onChange: (checked: boolean) => void
  onEdit: () => void
  onDeleted: () => void
}

function PantryRow({ item, checked, onChange, onEdit, onDeleted }: PantryRowProps) {
  const remove = useDeletePantryItem()
  return (
    <li className="pick-row">
      <Checkbox checked={checked} onChange={onChange} aria-label={item.name} className="pick-line">
        <b>{item.name}</b> <small className="muted">{shownStock(item)}</small>
      </Checkbox>
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
        onClick={() => {
          onDeleted()
          remove.mutate(item)
        }}
      />
    </li>
  )
}
