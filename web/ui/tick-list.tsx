/** Lists to tick off: a folding section of rows whose ticked ones are struck through and sink. */
import './card.css'
import './tick-list.css'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Checkbox } from './checkbox.tsx'
import { Collapsible } from './collapsible.tsx'
import { ProgressBar } from './progress.tsx'
import { Skeleton } from './skeleton.tsx'

/** How long a ticked row waits in its place before it sinks. */
export const SINK_DELAY_MS = 400

/** About how high a row is. */
const ROW_PX = 70

const SLIDE = { duration: 280, easing: 'cubic-bezier(.2,.9,.25,1.06)' }

type TickSectionProps = { title: string; spot: string; openCount: number; children: ReactNode }

export function TickSection({ title, spot, openCount, children }: TickSectionProps) {
  const rows = useRef<HTMLUListElement>(null)
  useSlide(rows)
  return (
    <Collapsible
      className="card tick-section"
      caps
      title={title}
      spot={spot}
      count={openCount}
      countLabel="to go"
    >
      <ul ref={rows}>{children}</ul>
    </Collapsible>
  )
}

/** Rows that changed places slide there from where they were, as far as anybody can see them. */
function useSlide(list: { readonly current: HTMLElement | null }) {
  const places = useRef(new WeakMap<Element, number>())
  useLayoutEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const start = list.current?.offsetTop ?? 0
    const top = list.current?.getBoundingClientRect().top ?? 0
    const isSeen = (place: number) => top + place > -ROW_PX && top + place < window.innerHeight
    for (const row of list.current?.children ?? []) {
      if (!(row instanceof HTMLElement)) continue
      const place = row.offsetTop - start
      const before = places.current.get(row) ?? place
      places.current.set(row, place)
      if (before === place || isStill || !(isSeen(before) || isSeen(place))) continue
      row.animate([{ transform: `translateY(${before - place}px)` }, { transform: 'none' }], SLIDE)
    }
  })
}

type TickRowProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Bold, before the name; '' for none. */
  amount: string
  name: string
  note?: string | undefined
  /** The accessible name, when not the line as it reads. */
  label?: string | undefined
  /** After the row, such as a menu. */
  actions?: ReactNode
}

/** Its accessible name is the line alone: '500 g potatoes'. */
export function TickRow(props: TickRowProps) {
  const { checked, onChange, amount, name, note, label, actions } = props
  return (
    <li className="tick-row">
      <Checkbox
        checked={checked}
        onChange={onChange}
        aria-label={label ?? `${amount} ${name}`.trim()}
        className="tick-line"
      >
        <span className="tick-words">
          <span className="tick-name">
            {amount && <b>{amount}</b>} {name}
          </span>
          {note && <small>{note}</small>}
        </span>
        {checked && <span className="tick-done">Completed</span>}
      </Checkbox>
      {actions}
    </li>
  )
}

type TickProgressProps = {
  /** What is being ticked off. */
  label: string
  done: number
  total: number
  /** The count in words: '4/16 items completed'. */
  text: string
  /** Buttons: below on a phone, beside it from 1024. */
  children?: ReactNode
}

export function TickProgress({ label, done, total, text, children }: TickProgressProps) {
  return (
    <section className="card tick-progress" aria-label={label}>
      <div className="tick-count">
        <p>{text}</p>
        <ProgressBar label={label} value={done} max={total} valueText={text} />
      </div>
      {children}
    </section>
  )
}

/** A list that is on its way: the words at once, its shape when it takes longer. */
export function ListLoading({ text }: { text: string }) {
  return (
    <div aria-busy="true" className="tick-loading">
      <p role="status" className="muted">
        {text}
      </p>
      <Skeleton height={112} radius="var(--r-l)" />
      <Skeleton height={340} radius="var(--r-l)" />
    </div>
  )
}
