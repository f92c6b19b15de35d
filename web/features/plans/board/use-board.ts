/** The board while it is edited: what was arranged, what is in hand, and what is open over it. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Day } from '#shared/plans/limits.ts'
import { unscheduledMeals } from '#shared/plans/schedule.ts'
import {
  assignMeals,
  type Meal,
  type MealList,
  moveMeal,
  type Place,
  refusalOf,
} from '#shared/plans/schedule-moves.ts'
import type { MealSchedule, WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { dismissToast, toast } from '#web/ui/toast.tsx'
import { useUndoToast } from '#web/ui/use-undo-toast.ts'
import { describePlace, refusalWords } from './board-words.ts'
import { useLanding } from './landing.ts'
import type { OpenMeal } from './meal-menu.tsx'
import { useLift } from './use-lift.ts'
import { type ScheduleEdit, useScheduleEdit } from './use-schedule-edit.ts'

type BoardProps = {
  plan: WeeklyMealPlan
  library: readonly Recipe[]
  start: ScheduleEdit | null
  /** Those on show, in their order. */
  lists: readonly MealList[]
}

export function useBoard({ plan, library, start, lists }: BoardProps) {
  const edit = useScheduleEdit(plan, library, start)
  const { schedule, byId, known } = edit
  const [said, say] = useState('')
  const [menu, setMenu] = useState<OpenMeal | null>(null)
  const [sheetDay, setSheetDay] = useState<Day | null>(null)
  const landing = useLanding()
  const tell = useUndoToast()
  const refused = useRef<number>(undefined)
  const unscheduled = useMemo(
    () => unscheduledMeals({ selected_recipe_ids: [...known], meal_schedule: schedule }),
    [known, schedule],
  )
  const nameOf = (id: string) => byId.get(id)?.name ?? ''

  function arrange(next: MealSchedule) {
    const before = edit.edit
    edit.arrange(next)
    tell({ title: 'Meal Moved' }, () => edit.setEdit(before))
  }

  function move(meal: Meal, to: Place, takesFocus: boolean) {
    const next = moveMeal(schedule, meal, to)
    if (next === schedule) return
    arrange(next)
    say(`${nameOf(meal.id)}: ${describePlace(schedule, meal, to)}`)
    landing.expect({ id: meal.id, list: to.list }, meal.list, takesFocus)
  }

  function refuse(meal: Meal, list: MealList) {
    const refusal = refusalOf(schedule, meal, list)
    if (!refusal) return
    if (refused.current !== undefined) dismissToast(refused.current)
    refused.current = toast({ kind: 'info', ...refusalWords(list, refusal) })
    landing.shake(list)
  }

  const { lift, actions } = useLift({ schedule, lists, nameOf, move, refuse, say })
  const [mealActions] = useState(() => ({
    press: actions.press,
    blur: actions.blur,
    openMenu: setMenu,
    openSheet: setSheetDay,
  }))

  useLayoutEffect(() => {
    if (lift?.isByKeys && lift.to) landing.show(lift.to.list)
  }, [lift, landing])

  return {
    ...edit,
    nameOf,
    /** A toast with 'Undo', one at a time. */
    tell,
    said,
    lift,
    liftActions: actions,
    mealActions,
    /** For the element around the lists. */
    area: landing.area,
    unscheduled,
    menu: {
      open: menu,
      schedule,
      nameOf,
      onMove: (meal: Meal, to: Place) => move(meal, to, false),
      onClose: () => setMenu(null),
      landedGrip: landing.grip,
    },
    sheet: {
      day: sheetDay,
      recipes: [...known].flatMap((id) => byId.get(id) ?? []),
      schedule,
      onAssign: (ids: readonly string[], day: Day) => {
        arrange(assignMeals(schedule, ids, day))
        const last = ids.at(-1)
        if (last) landing.expect({ id: last, list: day }, day, false)
      },
      landedGrip: landing.grip,
      onClose: () => setSheetDay(null),
    },
  }
}
