/** Up, down and away, for one row of a form. */
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Rows } from './use-rows.ts'

type RowButtonsProps = {
  /** What the row is, for the names of the buttons: 'flour', 'step 2'. */
  what: string
  rowKey: number
  index: number
  rows: Pick<Rows<unknown>, 'rows' | 'move' | 'remove'>
}

export function RowButtons({ what, rowKey, index, rows }: RowButtonsProps) {
  return (
    <div className="row-buttons">
      <IconButton
        icon="i-lucide-arrow-up"
        kind="flat"
        size="sm"
        aria-label={`Move ${what} up`}
        data-move="-1"
        disabled={index === 0}
        onClick={() => rows.move(rowKey, -1)}
      />
      <IconButton
        icon="i-lucide-arrow-down"
        kind="flat"
        size="sm"
        aria-label={`Move ${what} down`}
        data-move="1"
        disabled={index === rows.rows.length - 1}
        onClick={() => rows.move(rowKey, 1)}
      />
      <IconButton
        icon="i-lucide-x"
        kind="flat"
        size="sm"
        aria-label={`Remove ${what}`}
        onClick={() => rows.remove(rowKey)}
      />
    </div>
  )
}
