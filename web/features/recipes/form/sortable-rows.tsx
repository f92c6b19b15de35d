/** Rows that can be dragged into another order, by mouse or by a long press; what moved is said aloud. */
import './form-rows.css'
import { type ReactNode, useMemo } from 'react'
import { SortableList } from '#web/ui/sortable-list.tsx'
import type { Rows } from './use-rows.ts'

type SortableRowsProps<T> = { rows: Rows<T>; children: ReactNode }

export function SortableRows<T>({
  rows: { rows, area, said, actions },
  children,
}: SortableRowsProps<T>) {
  const order = rows.map(({ key }) => key).join(' ')
  const keys = useMemo(() => order.split(' ').map(Number), [order])
  return (
    <SortableList ids={keys} onDrop={actions.place} said={said}>
      <div ref={area}>{children}</div>
    </SortableList>
  )
}
