/** The meals that stand on no day, as a list to take from and to give back to. */
import { useDroppable } from '@dnd-kit/core'
import { memo } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/tag.tsx'
import { EditMeal, type MealActions } from './edit-meal.tsx'
import type { BoardPart } from './place-under.ts'

type EditUnscheduledProps = {
  ids: readonly string[]
  byId: ReadonlyMap<string, Recipe>
  liftedId: string | null
  isByKeys: boolean
  /** A meal from a day is over it. */
  isAimedAt: boolean
  actions: MealActions
}

const PART: BoardPart = { list: 'unscheduled' }

export const EditUnscheduled = memo(function EditUnscheduled(props: EditUnscheduledProps) {
  const { setNodeRef } = useDroppable({ id: 'unscheduled', data: PART })
  return (
    <Card
      as="section"
      ref={setNodeRef}
      data-list="unscheduled"
      className={classNames('plan-unscheduled', props.isAimedAt && 'board-over')}
      aria-labelledby="unscheduled"
    >
      <Meals {...props} />
    </Card>
  )
})

const Meals = memo(function Meals(props: EditUnscheduledProps) {
  const { ids, byId, liftedId, isByKeys, isAimedAt, actions } = props
  return (
    <>
      <div className="board-unscheduled-head">
        <h2 id="unscheduled" className="section-title">
          Unscheduled meals <Badge>{ids.length}</Badge>
        </h2>
        <p className="small muted">Drag onto a day, or press Space to pick one up</p>
      </div>
      <ul className="plan-tickets">
        {ids.map((id) => {
          const recipe = byId.get(id)
          return (
            recipe && (
              <EditMeal
                key={id}
                recipe={recipe}
                list="unscheduled"
                isLifted={id === liftedId}
                isByKeys={isByKeys}
                mark={null}
                actions={actions}
              />
            )
          )
        })}
        <li className={classNames('board-slot', isAimedAt && 'board-slot-on')}>
          {isAimedAt ? 'Drop here' : 'Drop back here'}
        </li>
      </ul>
    </>
  )
})
