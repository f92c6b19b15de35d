/** Rows one above the other that can be dragged into another order. */
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { MOUSE, SILENT, TOUCH } from './drag-ways.ts'

const UP_AND_DOWN: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

type SortableListProps<Id extends UniqueIdentifier> = {
  /** Of the rows, in their order: the same array as long as it is the same order. */
  ids: Id[]
  /** One row was let go over another. */
  onDrop: (moved: Id, over: Id) => void
  /** What moved where, for those who do not see it. */
  said: string
  children: ReactNode
}

export function SortableList<Id extends UniqueIdentifier>(props: SortableListProps<Id>) {
  const { ids, onDrop, said, children } = props
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onDrop(active.id as Id, over.id as Id)
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
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          {children}
        </SortableContext>
      </DndContext>
      <p role="status" className="vh">
        {said}
      </p>
    </>
  )
}
