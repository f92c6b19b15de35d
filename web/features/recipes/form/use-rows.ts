/** Rows that are added, removed and moved, with the focus led along. There is always at least one. */
import { useLayoutEffect, useRef, useState } from 'react'

type Row<T> = { key: number; value: T }

export type Rows<T> = {
  rows: readonly Row<T>[]
  /** For the element around the rows; each row carries `data-row={key}`. */
  area: React.RefObject<HTMLDivElement | null>
  set: (key: number, value: T) => void
  /** A blank row after the one given, or at the end; its `data-first` part takes the focus. */
  add: (after?: number) => void
  remove: (key: number) => void
  /** By -1 or 1; the button with `data-move` of that direction keeps the focus. */
  move: (key: number, by: -1 | 1) => void
}

export function useRows<T>(initial: readonly T[], blank: T): Rows<T> {
  const [rows, setRows] = useState<Row<T>[]>(() => initial.map((value, key) => ({ key, value })))
  const lastKey = useRef(initial.length)
  const area = useRef<HTMLDivElement>(null)
  const wanted = useRef<string[]>([])

  useLayoutEffect(() => {
    const selector = wanted.current.find((one) => area.current?.querySelector(one))
    wanted.current = []
    if (selector) area.current?.querySelector<HTMLElement>(selector)?.focus()
  })

  function blankRow(): Row<T> {
    lastKey.current += 1
    wanted.current = [`[data-row="${lastKey.current}"] [data-first]`]
    return { key: lastKey.current, value: blank }
  }

  return {
    rows,
    area,
    set: (key, value) => setRows(rows.map((row) => (row.key === key ? { key, value } : row))),
    add: (after) => {
      const place =
        after === undefined ? rows.length : rows.findIndex(({ key }) => key === after) + 1
      setRows(rows.toSpliced(place, 0, blankRow()))
    },
    remove: (key) => {
      const place = rows.findIndex((row) => row.key === key)
      const left = rows.toSpliced(place, 1)
      const neighbour = left[place] ?? left[place - 1]
      if (neighbour) wanted.current = [`[data-row="${neighbour.key}"] [data-first]`]
      setRows(neighbour ? left : [blankRow()])
    },
    move: (key, by) => {
      const place = rows.findIndex((row) => row.key === key)
      const row = rows[place]
      if (!row || !rows[place + by]) return
      // at either end the button of this direction is off, and the other one takes over
      wanted.current = [by, -by].map(
        (way) => `[data-row="${key}"] [data-move="${way}"]:not(:disabled)`,
      )
      setRows(rows.toSpliced(place, 1).toSpliced(place + by, 0, row))
    },
  }
}
