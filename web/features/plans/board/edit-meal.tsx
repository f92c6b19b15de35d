/** A meal that can be moved: dragged by any part of it, carried by keys or sent by a menu from its grip. */
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { type KeyboardEvent, memo, useCallback, useMemo } from 'react'
import type { Meal, MealList } from '#shared/plans/schedule-moves.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MealFace } from '../meal-ticket.tsx'
import type { OpenMeal } from './meal-menu.tsx'
import type { BoardPart } from './place-under.ts'

/** Of the paragraph that says how meals are moved. */
export const HOW_TO_MOVE_ID = 'how-to-move'

/** The same functions for as long as the board stands, so that meals need not be drawn again. */
export type MealActions = {
  press: (event: KeyboardEvent, meal: Meal) => void
  blur: () => void
  openMenu: (opened: OpenMeal) => void
}

type EditMealProps = {
  recipe: Recipe
  list: MealList
  /** In hand: a ghost is left while it is dragged, a ring while keys carry it. */
  isLifted: boolean
  isByKeys: boolean
  /** A lifted meal would land there. */
  mark: 'above' | 'below' | null
  actions: MealActions
}

export const EditMeal = memo(function EditMeal(props: EditMealProps) {
  const { recipe, list, isLifted, isByKeys, mark, actions } = props
  const meal = useMemo(() => ({ id: recipe.id, list }), [recipe.id, list])
  const key = mealKey(meal)
  const part: BoardPart = { list, meal }
  const { setNodeRef: setDraggable, listeners } = useDraggable({ id: key, data: part })
  const { setNodeRef: setDroppable } = useDroppable({ id: key, data: part })
  const setNode = useCallback(
    (node: HTMLElement | null) => {
      setDraggable(node)
      setDroppable(node)
    },
    [setDraggable, setDroppable],
  )

  return (
    <li
      ref={setNode}
      data-meal={key}
      className={classNames(
        'ticket board-meal',
        list === 'unscheduled' ? 'ticket-sunken' : 'ticket-tall',
        isLifted && (isByKeys ? 'board-carried' : 'board-ghost'),
        mark && `board-mark-${mark}`,
      )}
      {...listeners}
    >
      <MealFace recipe={recipe} />
      <Grip meal={meal} name={recipe.name} actions={actions} />
    </li>
  )
})

type GripProps = { meal: Meal; name: string; actions: MealActions }

const Grip = memo(function Grip({ meal, name, actions }: GripProps) {
  return (
    <button
      type="button"
      className="board-grip"
      aria-label={`Move ${name}`}
      aria-haspopup="menu"
      aria-describedby={HOW_TO_MOVE_ID}
      onClick={({ currentTarget, detail }) =>
        // a key's click counts no presses
        actions.openMenu({ meal, grip: currentTarget, byKey: detail === 0 })
      }
      onKeyDown={(event) => actions.press(event, meal)}
      // some browsers click on letting go of Space, whatever was done with its press
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={actions.blur}
    >
      <Icon name="i-lucide-grip-vertical" />
    </button>
  )
})

/** Names a meal in the page; its grip is the button inside. */
export function mealKey({ id, list }: Meal): string {
  return `${list}/${id}`
}
