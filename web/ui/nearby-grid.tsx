/** Cards of a list of any length, of which those near the screen are on the page. Rows are as high as they are. */
import './nearby-grid.css'
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '#web/lib/use-media-query.ts'

/**
 * The grid of `picture-card.css`, below and from 768: columns, gap, about how high a row is, and how
 * many rows are there beyond the screen: few, for each key typed may bring other cards.
 */
const NARROW = { columns: 1, gap: 14, rowHeight: 210, overscan: 2 }
const WIDE = { columns: 3, gap: 22, rowHeight: 362, overscan: 1 }

/** Heights of rows once seen: whoever comes back must find the same place at the same scroll. */
const seen = new Map<string, { width: number; rows: VirtualItem[] }>()

type NearbyGridProps<T> = {
  /** What this list is called among the lists whose heights are remembered. */
  name: string
  items: readonly T[]
  keyOf: (item: T) => string
  render: (item: T) => ReactNode
}

export function NearbyGrid<T>({ name, items, keyOf, render }: NearbyGridProps<T>) {
  const { columns, gap, rowHeight, overscan } = useMediaQuery('(min-width: 768px)') ? WIDE : NARROW
  const list = useRef<HTMLUListElement>(null)
  const top = useTop(list)
  const known = seen.get(name)
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    getItemKey: (row) => {
      const first = items[row * columns]
      return `${columns}:${first === undefined ? '' : keyOf(first)}`
    },
    gap,
    overscan,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    ...(known?.width === window.innerWidth && { initialMeasurementsCache: known.rows }),
  })

  useEffect(
    () => () => {
      seen.set(name, { width: window.innerWidth, rows: rows.takeSnapshot() })
    },
    [name, rows],
  )

  const shown = rows.getVirtualItems()
  const first = shown[0]
  const last = shown.at(-1)
  return (
    <ul
      ref={list}
      className="pcard-grid nearby-grid"
      style={{
        paddingTop: first ? first.start - top : 0,
        paddingBottom: rows.getTotalSize() - (last ? last.end - top : 0),
      }}
    >
      {shown.flatMap(({ index }) =>
        items.slice(index * columns, index * columns + columns).map((item, column) => (
          <li
            // the first of a row tells its height: it is not the same element as any other
            key={column === 0 ? `row ${keyOf(item)}` : keyOf(item)}
            {...(column === 0 && { ref: rows.measureElement, 'data-index': index })}
            aria-posinset={index * columns + column + 1}
            aria-setsize={items.length}
          >
            {render(item)}
          </li>
        )),
      )}
    </ul>
  )
}

/** Where the list begins on the page, also after what stands above it has grown. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)

  useEffect(() => {
    const look = () => {
      const rect = list.current?.getBoundingClientRect()
      if (rect) setTop(Math.round(rect.top + window.scrollY))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])

  return top
}
