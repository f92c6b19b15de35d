/** Cards of a list of any length, of which those near the screen are on the page. Rows are as high as they are. */
import './nearby-grid.css'
import { measureElement, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { leaveRows, leftRows, rememberRows, seenRows } from './seen-rows.ts'

/**
 * The grid of `picture-card.css`, below and from 768: columns, gap, about how high a row is, and how
 * many rows are there beyond the screen: few, for each key typed may bring other cards.
 */
const NARROW = { columns: 1, gap: 14, rowHeight: 210, overscan: 2 }
const WIDE = { columns: 3, gap: 22, rowHeight: 362, overscan: 1 }

/** The cards on the screen come first, those beyond it a moment after. */
const BEYOND_AFTER_MS = 150

type NearbyGridProps<T> = {
  /** What this list is called among the lists whose heights are remembered. */
  name: string
  items: readonly T[]
  keyOf: (item: T) => string
  render: (item: T) => ReactNode
  /** A reload brings this list as it was, so it stands at the same place. */
  isSameAfterReload?: boolean
}

/** Where a list stands on the page, and what of the page is seen, all in CSS pixels. */
type Place = { top: number; width: number; height: number; scrolled: number }

/**
 * First its room, then, once the page is laid out and tells where that is, its cards. So a page is
 * drawn in two short tasks, and nobody asks for a place the browser would have to work out on the spot.
 */
export function NearbyGrid<T>(props: NearbyGridProps<T>) {
  const layout = useMediaQuery('(min-width: 48em)') ? WIDE : NARROW
  const list = useRef<HTMLUListElement>(null)
  const known = useRowsLeft(props.name, props.isSameAfterReload) ?? seenRows(props.name)
  const place = usePlace(list)
  if (place) return <NearbyCards {...props} {...layout} list={list} place={place} />

  const last = known?.rows.at(-1)
  const first = known?.rows[0]
  const rows = Math.ceil(props.items.length / layout.columns)
  const height = first && last ? last.end - first.start : rows * (layout.rowHeight + layout.gap)
  return <ul ref={list} className="pcard-grid nearby-grid" style={{ height }} />
}

type NearbyCardsProps<T> = NearbyGridProps<T> &
  typeof WIDE & { list: RefObject<HTMLUListElement | null>; place: Place }

function NearbyCards<T>(props: NearbyCardsProps<T>) {
  const { name, items, keyOf, render, isSameAfterReload, list, place } = props
  const { columns, gap, rowHeight } = props
  const [began] = useState(place)
  const beyond = useBeyond()
  const known = seenRows(name)
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    getItemKey: (row) => {
      const first = items[row * columns]
      return `${columns}:${first === undefined ? '' : keyOf(first)}`
    },
    gap,
    overscan: beyond ? props.overscan : 0,
    scrollMargin: place.top,
    measureElement: heightOf,
    initialRect: began,
    observeElementRect: observeScreen,
    initialOffset: began.scrolled,
    scrollToFn: (offset, options, window) => {
      // at first it would scroll to where the page is
      if (offset !== began.scrolled || options.adjustments) windowScroll(offset, options, window)
    },
    ...(known?.width === began.width && { initialMeasurementsCache: known.rows }),
  })

  useEffect(() => {
    const leave = () => leaveRows(name, rows.takeSnapshot())
    if (isSameAfterReload) window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      rememberRows(name, { width: window.innerWidth, rows: rows.takeSnapshot() })
    }
  }, [name, rows, isSameAfterReload])

  const shown = rows.getVirtualItems()
  const first = shown[0]
  const last = shown.at(-1)
  return (
    <ul
      ref={list}
      className="pcard-grid nearby-grid"
      style={{
        paddingTop: first ? first.start - place.top : 0,
        paddingBottom: rows.getTotalSize() - (last ? last.end - place.top : 0),
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

/** A card's height as the browser tells it, and until it does the one it had or should have. */
const heightOf: typeof measureElement = (card, entry, list) => {
  if (entry) return measureElement(card, entry, list)
  const row = list.indexFromElement(card)
  return list.itemSizeCache.get(list.options.getItemKey(row)) ?? list.options.estimateSize(row)
}

/** Tells of the screen's size when it changes: at first the list knows it. */
function observeScreen(
  _list: unknown,
  tell: (size: { width: number; height: number }) => void,
): () => void {
  const changed = () => tell({ width: window.innerWidth, height: window.innerHeight })
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** After a reload the list has the heights and the place it was left with: the router scrolled too early. */
function useRowsLeft(name: string, isSameAfterReload = false) {
  const [left] = useState(() => (isSameAfterReload ? leftRows(name) : undefined))

  useEffect(() => {
    if (!left) return
    rememberRows(name, left)
    window.scrollTo(0, left.scrolled)
  }, [name, left])

  return left
}

/** Where the list stands, also after what is above it has grown; nothing before the page is laid out. */
function usePlace(list: RefObject<HTMLElement | null>): Place | undefined {
  const [place, setPlace] = useState<Place>()

  useEffect(() => {
    const look = () => {
      if (!list.current) return
      const { innerWidth: width, innerHeight: height, scrollY: scrolled } = window
      const top = Math.round(list.current.getBoundingClientRect().top + scrolled)
      startTransition(() =>
        setPlace((before) => (before?.top === top ? before : { top, width, height, scrolled })),
      )
    }
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])

  return place
}

/** True a moment after the cards on the screen. */
function useBeyond(): boolean {
  const [beyond, setBeyond] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setBeyond(true)), BEYOND_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return beyond
}
