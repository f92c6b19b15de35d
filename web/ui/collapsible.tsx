/** A section that folds: heading with drawing, count and chevron, then its content. */
import './collapsible.css'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Badge } from './tag.tsx'

type CollapsibleProps = {
  title: string
  /** Address of a spot drawing. */
  spot?: string
  /** A count in a badge, with what it counts for those who hear it. */
  count?: number
  countLabel?: string
  defaultOpen?: boolean
  /** Upper-case spaced heading, as in lists; otherwise a section title. */
  caps?: boolean
  level?: 2 | 3
  className?: string
  children: ReactNode
}

export function Collapsible(props: CollapsibleProps) {
  const { title, spot, count, countLabel, defaultOpen = true, caps = false, level = 2 } = props
  const [isOpen, setOpen] = useState(defaultOpen)
  const panelId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={props.className}>
      <Heading>
        <button
          type="button"
          className={classNames('fold-head', caps && 'fold-caps')}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {spot && <img className="spot" src={spot} alt="" width={46} height={46} />}
          <span className="fold-title">{title}</span>
          {count !== undefined && <Badge {...(countLabel && { label: countLabel })}>{count}</Badge>}
          <Icon name="i-lucide-chevron-down" className="fold-chevron" />
        </button>
      </Heading>
      <div id={panelId} hidden={!isOpen}>
        {props.children}
      </div>
    </section>
  )
}
