/** One aisle that can be dragged by its grip. The keyboard has its buttons. */
import { useSortable } from '@dnd-kit/sortable'
import { aisleSpot } from '#web/ui/art/aisle-spot.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type AisleRowProps = {
  title: string
  isFirst: boolean
  isLast: boolean
  onUp: () => void
  onDown: () => void
}

export function AisleRow({ title, isFirst, isLast, onUp, onDown }: AisleRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id: title })
  return (
    <li
      ref={setNodeRef}
      className={classNames('aisle-row', isDragging && 'aisle-lifted')}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <span
        ref={setActivatorNodeRef}
        className="aisle-grip"
        aria-hidden="true"
        // a sheet that is dragged down closes: this drags the row
        data-base-ui-swipe-ignore=""
        {...listeners}
      >
        <Icon name="i-lucide-grip-vertical" />
      </span>
      <img className="spot" src={spotUrl(aisleSpot(title))} alt="" width={40} height={40} />
      <span className="aisle-name">{title}</span>
      <IconButton
        icon="i-lucide-arrow-up"
        kind="flat"
        size="sm"
        aria-label={`Move ${title} up`}
        disabled={isFirst}
        onClick={onUp}
      />
      <IconButton
        icon="i-lucide-arrow-down"
        kind="flat"
        size="sm"
        aria-label={`Move ${title} down`}
        disabled={isLast}
        onClick={onDown}
      />
    </li>
  )
}
