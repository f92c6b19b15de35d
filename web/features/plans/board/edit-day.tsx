/** A day, or a lane of the weekend, that takes meals. Drawn again only when something of its own changes. */
import { useDroppable } from '@dnd-kit/core'
import { memo } from 'react'
import { type Day, MEALS_PER_DAY_MAX } from '#shared/plans/limits.ts'
import type { Refusal } from '#shared/plans/schedule-moves.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DayHead, type DayOfWeek } from '../week-board.tsx'
import { MAX_MEALS } from './board-words.ts'
import { EditMeal, type MealActions } from './edit-meal.tsx'
import type { BoardPart } from './place-under.ts'

type EditDayProps = {
  day: DayOfWeek
  isLane?: boolean
  ids: readonly string[]
  byId: ReadonlyMap<string, Recipe>
  /** Which of this day's meals is in hand. */
  liftedId: string | null
  isByKeys: boolean
  /** Before which of the other meals one would land; null for not here. */
  aim: number | null
  /** Why it would not. */
  refusal: Refusal | null
  actions: MealActions & { openSheet: (day: Day) => void }
}

export const EditDay = memo(function EditDay(props: EditDayProps) {
  const { day, isLane = false, ids, aim, refusal } = props
  const part: BoardPart = { list: day.day }
  const { setNodeRef } = useDroppable({ id: day.day, data: part })
  const Area = isLane ? 'div' : 'article'
  return (
    <Area
      ref={setNodeRef}
      data-list={day.day}
      className={classNames(
        isLane ? 'lane board-lane' : 'day',
        ids.length >= MEALS_PER_DAY_MAX && 'board-full',
        aim !== null && (refusal ? 'board-refuses' : 'board-over'),
      )}
    >
      <DayHead {...day} isLane={isLane} count={`${ids.length}/${MEALS_PER_DAY_MAX}`} />
      <Meals {...props} />
    </Area>
  )
})

/** Apart from the area around it, which is told of every list that a meal comes over. */
const Meals = memo(function Meals(props: EditDayProps) {
  const { day, ids, byId, liftedId, isByKeys, aim, refusal, actions } = props
  const others = ids.filter((id) => id !== liftedId)
  const isFull = ids.length >= MEALS_PER_DAY_MAX
  const isOwnPlace = liftedId !== null && ids.indexOf(liftedId) === aim
  const markAt = aim === null || refusal || isOwnPlace ? null : aim
  const isAtEnd = markAt !== null && markAt >= others.length

  function markOf(id: string) {
    if (markAt === null || id === liftedId) return null
    if (others[markAt] === id) return 'above'
    return isFull && isAtEnd && others.at(-1) === id ? 'below' : null
  }

  return (
    <div className="board-meals">
      {ids.length > 0 && (
        <ul className="day-meals">
          {ids.map((id) => {
            const recipe = byId.get(id)
            return (
              recipe && (
                <EditMeal
                  key={id}
                  recipe={recipe}
                  list={day.day}
                  isLifted={id === liftedId}
                  isByKeys={isByKeys}
                  mark={markOf(id)}
                  actions={actions}
                />
              )
            )
          })}
        </ul>
      )}
      {isFull ? (
        <p className="board-max">
          <Icon name="i-lucide-lock" size="sm" />
          {MAX_MEALS}
        </p>
      ) : (
        <button
          type="button"
          className={classNames('board-slot', isAtEnd && 'board-slot-on')}
          onClick={() => actions.openSheet(day.day)}
        >
          <Icon name="i-lucide-plus" size="sm" className={isAtEnd ? '' : 'board-narrow'} />
          {isAtEnd ? 'Drop here' : <SlotWords />}
          <span className="vh"> on {day.day}</span>
        </button>
      )}
    </div>
  )
})

/** Where a mouse is near, dropping is what the slot is for; a thumb adds. */
function SlotWords() {
  return (
    <>
      <span className="board-narrow">Add meal</span>
      <span className="board-wide">Drop a meal</span>
    </>
  )
}
