/** The cards of a list of any length, of which those near the screen are on the page. Rows are as high as they are. */
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'

/**
 * The grid of `picture-card.css`, below and from 768: columns, gap, about how high a row is, and how
 * many rows are there beyond the screen: few, for each key typed may bring other cards.
 */
const NARROW = { columns: 1, gap: 14, rowHeight: 210, overscan: 2 }
const WIDE = { columns: 3, gap: 22, rowHeight: 362, overscan: 1 }

/** Heights of rows once seen: whoever comes back must find the same place at the same scroll. */
let seen: { width: number; rows: VirtualItem[] } | null = null

type NearbyCardsProps = { recipes: Recipe[]; cardOf: (recipe: Recipe) => ReactNode }

export function NearbyCards({ recipes, cardOf }: NearbyCardsProps) {
  const { columns, gap, rowHeight, overscan } = useMediaQuery('(min-width: 768px)') ? WIDE : NARROW
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const rowCount = Math.ceil(recipes.length / columns)
  const rows = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    getItemKey: (row) => `${columns}:${recipes[row * columns]?.id}`,
    gap,
    overscan,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    ...(seen?.width === window.innerWidth && { initialMeasurementsCache: seen.rows }),
  })

  useEffect(() => {
    const rect = list.current?.getBoundingClientRect()
    if (rect) setTop(Math.round(rect.top + window.scrollY))
  }, [])

  useEffect(
    () => () => {
      seen = { width: window.innerWidth, rows: rows.takeSnapshot() }
    },
    [rows],
  )

  const shown = rows.getVirtualItems()
  const first = shown[0]
  const last = shown.at(-1)
  return (
    <ul
      ref={list}
      className="pcard-grid recipe-shelf"
      style={{
        paddingTop: first ? first.start - top : 0,
        paddingBottom: rows.getTotalSize() - (last ? last.end - top : 0),
      }}
    >
      {shown.flatMap(({ index }) =>
        recipes.slice(index * columns, index * columns + columns).map((recipe, column) => (
          <li
            // the first of a row tells its height: it is not the same element as any other
            key={column === 0 ? `row ${recipe.id}` : recipe.id}
            {...(column === 0 && { ref: rows.measureElement, 'data-index': index })}
            aria-posinset={index * columns + column + 1}
            aria-setsize={recipes.length}
          >
            {cardOf(recipe)}
          </li>
        )),
      )}
    </ul>
  )
}
