/** Up, down and away, for one row of a form. */
import { IconButton } from '#web/ui/icon-button.tsx'
import type { RowActions } from './use-rows.ts'

type RowButtonsProps = {
  /** What the row is, for the names of the buttons: 'flour', 'step 2'. */
  what: string
  rowKey: number
  isFirst: boolean
  isLast: boolean
  actions: Pick<RowActions<unknown>, 'move' | 'remove'>
}

export function RowButtons({ what, rowKey, isFirst, isLast, actions }: RowButtonsProps) {
  return (
    <div className="row-buttons">
      <IconButton
        icon="i-lucide-arrow-up"
        kind="flat"
        size="sm"
        aria-label={`Move ${what} up`}
        data-move="-1"
        disabled={isFirst}
        onClick={() => actions.move(rowKey, -1)}
      />
      <IconButton
        icon="i-lucide-arrow-down"
        kind="flat"
        size="sm"
        aria-label={`Move ${what} down`}
        data-move="1"
        disabled={isLast}
        onClick={() => actions.move(rowKey, 1)}
      />
      <IconButton
        icon="i-lucide-x"
        kind="flat"
        size="sm"
        aria-label={`Remove ${what}`}
        onClick={() => actions.remove(rowKey)}
      />
    </div>
  )
}
