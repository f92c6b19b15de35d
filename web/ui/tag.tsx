/** Small marks on things: tags, filter chips, counts, facts with an icon, and the paper label. */
import './tag.css'
import type { ComponentProps, ReactNode } from 'react'
import { tagColour } from '#shared/recipes/tag-colour.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

/** Coloured by the keyword found in it. */
export function Tag({ children, className }: { children: string; className?: string }) {
  const colour = tagColour(children)
  return <span className={classNames('tag', colour && `tag-${colour}`, className)}>{children}</span>
}

/** '+2 more': a tag without the punched hole. */
export function MoreTag({ children }: { children: ReactNode }) {
  return <span className="tag tag-more">{children}</span>
}

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  /** Left out for a chip that is a plain action, such as 'Show more'. */
  pressed?: boolean
  /** On a card, where enamel on enamel would vanish. */
  sunken?: boolean
}

export function Chip({ pressed, sunken, className, children, ...button }: ChipProps) {
  const plain = pressed === undefined
  return (
    <button
      type="button"
      {...button}
      aria-pressed={pressed}
      className={classNames(
        'chip',
        pressed && 'on',
        plain && 'chip-plain',
        sunken && 'chip-sunken',
        className,
      )}
    >
      {pressed && <Icon name="i-lucide-check" size="sm" />}
      {children}
    </button>
  )
}

type RemovableChipProps = { children: string; onRemove: () => void }

export function RemovableChip({ children, onRemove }: RemovableChipProps) {
  return (
    <span className="chip chip-sunken chip-removable">
      {children}
      <button type="button" aria-label={`Remove ${children}`} onClick={onRemove}>
        <Icon name="i-lucide-x" size="sm" />
      </button>
    </span>
  )
}

/** A count. `label` says what is counted to those who hear it. */
export function Badge({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <span className="badge">
      {children}
      {label && <span className="vh"> {label}</span>}
    </span>
  )
}

/** A fact with its icon: minutes, servings. Several stand in a `MetaRow`. */
export function Meta({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="meta-item">
      <Icon name={icon} className="meta-icon" />
      <span>{children}</span>
    </span>
  )
}

export function MetaRow({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('meta', className)}>{children}</div>
}

/** A paper label, as on jam. It stays paper in the dark. */
export function Label({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={classNames('label', className)}>{children}</span>
}
