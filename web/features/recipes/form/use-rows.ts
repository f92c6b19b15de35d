/** Rows that are added, removed, moved and pasted, with the focus led along. There is always at least one. */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'

type Row<T> = { key: number; value: T }

/** The same functions for as long as the form stands, so that rows need not be drawn again. */
export type RowActions<T> = {
  set: (key: number, value: T) => void
  /** A row, blank unless said, after the one given or at the end; its `data-first` part takes the focus. */
  add: (after?: number, value?: T) => void
  remove: (key: number) => void
  /** By -1 or 1; the button with `data-move` of that direction keeps the focus. */
  move: (key: number, by: -1 | 1) => void
  /** To where another row is. */
  place: (key: number, target: number) => void
  /** More rows after the one given, or instead of it. Returns what takes them out again. */
  paste: (key: number, values: readonly T[], isInstead: boolean) => () => void
  /** How many more rows like this one there is room for; like a blank one unless said. */
  room: (like?: T) => number
}

export type Rows<T> = {
  rows: readonly Row<T>[]
  /** For the element around the rows; each row carries `data-row={key}`. */
  area: RefObject<HTMLDivElement | null>
  /** What to say aloud of the last move. */
  said: string
  actions: RowActions<T>
}

type RowKind<T> = {
  blank: T
  /** How many more rows like this one there is room for. */
  room: (values: readonly T[], like: T) => number
  /** What a row is, for the ear: 'flour', 'step 2'. */
  describe: (value: T, index: number) => string
}

export function useRows<T>(initial: readonly T[], kind: RowKind<T>): Rows<T> {
  // 0 is no key: it would read as none
  const [rows, setRows] = useState<readonly Row<T>[]>(() =>
    initial.map((value, index) => ({ key: index + 1, value })),
  )
  const [said, setSaid] = useState('')
  const area = useRef<HTMLDivElement>(null)
  const wanted = useRef<string[]>([])
  // events that follow each other before the next drawing must each see what the last one did
  const latest = useRef(rows)

  useLayoutEffect(() => {
    const selector = wanted.current.find((one) => area.current?.querySelector(one))
    wanted.current = []
    if (selector) area.current?.querySelector<HTMLElement>(selector)?.focus()
  })

  const [actions] = useState(() =>
    rowActions(kind, {
      get: () => latest.current,
      change: (next) => {
        latest.current = next
        setRows(next)
      },
      focus: (...selectors) => {
        wanted.current = selectors
      },
      say: setSaid,
    }),
  )
  return useMemo(() => ({ rows, area, said, actions }), [rows, said, actions])
}

type RowStore<T> = {
  get: () => readonly Row<T>[]
  change: (rows: readonly Row<T>[]) => void
  /** The first of these that is there once it is drawn. */
  focus: (...selectors: string[]) => void
  say: (words: string) => void
}

function rowActions<T>(kind: RowKind<T>, { get, change, focus, say }: RowStore<T>): RowActions<T> {
  let lastKey = get().length
  const roomFor = (like: T) =>
    kind.room(
      get().map(({ value }) => value),
      like,
    )
  const placeOf = (key: number) => get().findIndex((row) => row.key === key)
  const focusFirst = (key: number) => focus(`[data-row="${key}"] [data-first]`)

  function newRow(value: T): Row<T> {
    lastKey += 1
    return { key: lastKey, value }
  }

  function focusedRow(value: T = kind.blank): Row<T> {
    const row = newRow(value)
    focusFirst(row.key)
    return row
  }

  function moveTo(key: number, target: number) {
    const rows = get()
    const from = placeOf(key)
    const row = rows[from]
    if (!row || !rows[target] || from === target) return
    change(rows.toSpliced(from, 1).toSpliced(target, 0, row))
    say(`${kind.describe(row.value, from)} is now ${target + 1} of ${rows.length}`)
  }

  return {
    set: (key, value) => change(get().map((row) => (row.key === key ? { key, value } : row))),
    add: (after, value = kind.blank) => {
      const rows = get()
      if (roomFor(value) <= 0) return
      const place = after === undefined ? rows.length : placeOf(after) + 1
      change(rows.toSpliced(place, 0, focusedRow(value)))
    },
    remove: (key) => {
      const place = placeOf(key)
      if (place === -1) return
      const left = get().toSpliced(place, 1)
      const neighbour = left[place] ?? left[place - 1]
      if (neighbour) focusFirst(neighbour.key)
      change(neighbour ? left : [focusedRow()])
    },
    move: (key, by) => {
      // at either end the button of this direction is off, and the other one takes over
      focus(...[by, -by].map((way) => `[data-row="${key}"] [data-move="${way}"]:not(:disabled)`))
      moveTo(key, placeOf(key) + by)
    },
    place: (key, target) => moveTo(key, placeOf(target)),
    paste: (key, values, isInstead) => {
      const place = placeOf(key)
      const old = get()[place]
      const made = values.map(newRow)
      const last = made.at(-1)
      if (last) focusFirst(last.key)
      change(get().toSpliced(isInstead ? place : place + 1, isInstead ? 1 : 0, ...made))
      return () => {
        const isMade = (row: Row<T>) => made.some((one) => one.key === row.key)
        const at = get().findIndex(isMade)
        const rest = get().filter((row) => !isMade(row))
        const back = isInstead && old ? rest.toSpliced(Math.max(at, 0), 0, old) : rest
        focusFirst(key)
        change(back.length > 0 ? back : [focusedRow()])
      }
    },
    room: (like = kind.blank) => roomFor(like),
  }
}
