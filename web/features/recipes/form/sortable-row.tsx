/** One row that can be dragged by its grip. The keyboard has the row's buttons instead. */
import { useSortable } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

type SortableRowProps = { rowKey: number; className: string; children: ReactNode }

export function SortableRow({ rowKey, className, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id: rowKey })
  return (
    <div
      ref={setNodeRef}
      data-row={rowKey}
      className={classNames(className, isDragging && 'form-lifted')}
      style={{
        // rows differ in height: they move and are not stretched
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <span ref={setActivatorNodeRef} className="form-grip" aria-hidden="true" {...listeners}>
        <Icon name="i-lucide-grip-vertical" />
      </span>
      {children}
    </div>
  )
}
