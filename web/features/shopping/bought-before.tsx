/** What the household bought before and may want again: a touch fills the form. */
import { useQuery } from '@tanstack/react-query'
import type { RememberedItem } from '#shared/shopping/schema.ts'
import { suggestItems } from '#shared/shopping/suggest.ts'
import { Chip } from '#web/ui/tag.tsx'
import { rememberedItemsQuery } from './shopping.queries.ts'

const LIMIT = 6

type BoughtBeforeProps = {
  /** What is typed as a name so far. */
  typed: string
  /** On the list already. */
  without: readonly string[]
  onChoose: (item: RememberedItem) => void
}

export function BoughtBefore({ typed, without, onChoose }: BoughtBeforeProps) {
  const { data: remembered = [] } = useQuery(rememberedItemsQuery)
  const suggested = suggestItems(remembered, { typed, without, limit: LIMIT })
  if (suggested.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be styled as one
    <div role="group" aria-labelledby="bought-before" className="grid min-w-0 gap-2">
      <p id="bought-before" className="small muted">
        Bought before
      </p>
      <div className="chips bought-before">
        {suggested.map((item) => (
          <Chip key={item.name} sunken onClick={() => onChoose(item)}>
            {item.name}
          </Chip>
        ))}
      </div>
    </div>
  )
}
