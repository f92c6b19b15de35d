/** Dragging by mouse or by a long press; keys are the grip's own. What it finds it hands to the lift. */
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { memo, type ReactNode, useRef, useState } from 'react'
import type { Meal } from '#shared/plans/schedule-moves.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { MOUSE, SILENT, TOUCH } from '#web/ui/drag-ways.ts'
import { MealFace } from '../meal-ticket.tsx'
import { placeIn, placeUnder } from './place-under.ts'
import type { LiftActions } from './use-lift.ts'

const THRESHOLD = { x: 0, y: 0.24 }
/** Back to where it came from when it was let go over nothing. */
const DROP = { duration: 180, easing: 'cubic-bezier(.2,.8,.3,1)', sideEffects: null }

type BoardDragProps = {
  actions: LiftActions
  /** What is dragged; null for nothing. */
  dragged: Recipe | null
  isTall: boolean
  children: ReactNode
}

export function BoardDrag({ actions, dragged, isTall, children }: BoardDragProps) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
  // the panel stands at the edge: over it the page keeps still
  const isOverPanel = useRef(false)
  const [autoScroll] = useState(() => ({
    threshold: THRESHOLD,
    canScroll: () => !isOverPanel.current,
  }))
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={placeUnder}
      accessibility={SILENT}
      autoScroll={autoScroll}
      onDragStart={({ active }) => {
        const { meal } = active.data.current as { meal: Meal }
        isOverPanel.current = meal.list === 'unscheduled'
        actions.pick(meal, false)
      }}
      onDragMove={({ collisions }) => {
        const place = placeIn(collisions)
        isOverPanel.current = place?.list === 'unscheduled'
        actions.aim(place)
      }}
      onDragEnd={({ collisions }) => {
        actions.aim(placeIn(collisions))
        actions.drop()
      }}
      onDragCancel={actions.cancel}
    >
      {children}
      <DragOverlay className="board-overlay" dropAnimation={isStill ? null : DROP} zIndex={45}>
        {dragged && <LiftedMeal recipe={dragged} isTall={isTall} />}
      </DragOverlay>
    </DndContext>
  )
}

/** Apart from the overlay around it, which every move of the pointer draws again. */
const LiftedMeal = memo(function LiftedMeal(props: { recipe: Recipe; isTall: boolean }) {
  return (
    <div className={props.isTall ? 'ticket ticket-tall board-lift' : 'ticket board-lift'}>
      <MealFace recipe={props.recipe} />
    </div>
  )
})
