/** A card with a picture and a name: one link over its whole face, or one tick to choose it by. */
import './picture-card.css'
import type { ReactNode } from 'react'
import { Tick } from './checkbox.tsx'
import { classNames } from './class-names.ts'

/** For the link given as `title`: it then covers the whole card. */
export const CARD_LINK = 'pcard-link'

type PictureCardProps = {
  /** A link with the class `CARD_LINK`, or plain words on a card that is chosen. */
  title: ReactNode
  /** Fills the art slot: a drawing or an image without a name of its own. */
  art: ReactNode
  description?: string | null
  /** Facts with icons: `Meta` elements. */
  meta?: ReactNode
  /** `Tag` elements. */
  tags?: ReactNode
  /** Below all that: what fits, and what does not. */
  notes?: ReactNode
  /** Stands after the facts, above the link or tick: the planner's 'Cook'. */
  aside?: ReactNode
  /** An icon button that is always there: beside the tick below 768, top right from there. */
  corner?: ReactNode
  /** Icon buttons that appear on hover and while the focus is inside; not shown on touch. */
  actions?: ReactNode
  /** The same behind one button, for touch. */
  touchActions?: ReactNode
  /** Makes the card a checkbox: a pea ring when chosen. `label` is the checkbox's name. */
  choice?: { label: string; checked: boolean; onChange: (checked: boolean) => void }
  level?: 2 | 3
}

export function PictureCard(props: PictureCardProps) {
  const { title, art, description, meta, tags, notes, aside, corner } = props
  const { actions, touchActions, choice } = props
  const Heading = props.level === 3 ? 'h3' : 'h2'
  return (
    <article className={classNames('pcard', choice?.checked && 'pcard-chosen')}>
      <div className="pcard-art">{art}</div>
      <div className="pcard-body">
        <Heading className="pcard-title">
          <span className="pcard-name" dir="auto">
            {title}
          </span>
        </Heading>
        {description && (
          <p className="pcard-text" dir="auto">
            {description}
          </p>
        )}
        {(meta || aside) && (
          <div className="pcard-facts">
            <div className="meta">{meta}</div>
            {aside && <div className="pcard-aside">{aside}</div>}
          </div>
        )}
        {tags && <div className="tags">{tags}</div>}
        {notes}
      </div>
      {choice && <CardTick {...choice} />}
      {corner && <div className="pcard-actions pcard-corner">{corner}</div>}
      {actions && <div className="pcard-actions pcard-on-hover">{actions}</div>}
      {touchActions && <div className="pcard-actions pcard-on-touch">{touchActions}</div>}
    </article>
  )
}

/** Its hit area is the whole card. */
function CardTick({ label, checked, onChange }: NonNullable<PictureCardProps['choice']>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input has no ::after to cover the card with
    <button
      type="button"
      role="checkbox"
      aria-checked={checked}
      aria-label={label}
      className="pcard-tick"
      onClick={() => onChange(!checked)}
    >
      <Tick checked={checked} size="lg" />
    </button>
  )
}

/** Rows of cards below 768, three columns from there. */
export function PictureGrid({ children }: { children: ReactNode }) {
  return <ul className="pcard-grid">{children}</ul>
}
