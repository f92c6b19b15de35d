/** Rows that can be dragged into another order, by mouse or by a long press; what moved is said aloud. */
import './form-rows.css'
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useMemo } from 'react'
import type { Rows } from './use-rows.ts'

// each of these is one object for good: a new one would draw every row again with each letter typed
const MOUSE = { activationConstraint: { distance: 4 } }
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } }
const UP_AND_DOWN: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]
/** The rows' own words are said instead, the same for buttons and dragging. */
const silent = () => undefined
const SILENT = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
}

type SortableRowsProps<T> = { rows: Rows<T>; children: ReactNode }

export function SortableRows<T>({
  rows: { rows, area, said, actions },
  children,
}: SortableRowsProps<T>) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
  const order = rows.map(({ key }) => key).join(' ')
  const keys = useMemo(() => order.split(' ').map(Number), [order])

  function drop({ active, over }: DragEndEvent) {
    if (over) actions.place(Number(active.id), Number(over.id))
  }

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={UP_AND_DOWN}
        accessibility={SILENT}
        onDragEnd={drop}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <div ref={area}>{children}</div>
        </SortableContext>
      </DndContext>
      <p role="status" className="vh">
        {said}
      </p>
    </>
  )
}
