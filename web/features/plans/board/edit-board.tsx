/** The schedule in edit mode: days that take meals, the unscheduled ones, Save and Cancel (Spec 2, section 4). */
import './edit-board.css'
import './edit-lists.css'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { DAYS } from '#shared/plans/limits.ts'
import { mealsOf } from '#shared/plans/schedule.ts'
import { type MealList, refusalOf } from '#shared/plans/schedule-moves.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { useDaysOfWeek } from '../week-board.tsx'
import { AssignSheet } from './assign-sheet.tsx'
import { BoardDrag } from './board-drag.tsx'
import { HOW_TO_MOVE } from './board-words.ts'
import { EditDay } from './edit-day.tsx'
import { HOW_TO_MOVE_ID } from './edit-meal.tsx'
import { EditUnscheduled } from './edit-unscheduled.tsx'
import { MealMenu } from './meal-menu.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { useBoard } from './use-board.ts'
import { useSave } from './use-save.ts'
import type { ScheduleEdit } from './use-schedule-edit.ts'

const QUESTION = 'Leave without saving? Your changes to the schedule will be lost.'
const ALL_LISTS: readonly MealList[] = [...DAYS, 'unscheduled']

type EditBoardProps = {
  plan: WeeklyMealPlan
  library: readonly Recipe[]
  /** An arrangement to go on with. */
  start: ScheduleEdit | null
  /** Somebody asked for it, and is led to it. */
  takesFocus: boolean
  onSaved: () => void
  /** With what was arranged; null when nothing was. */
  onCancel: (discarded: ScheduleEdit | null) => void
}

export function EditBoard(props: EditBoardProps) {
  const { plan, library, start, takesFocus, onSaved, onCancel } = props
  // Spec 2, section 2: hidden on mobile in edit mode, there the sheet and the menu serve
  const hasPanel = useMediaQuery('(min-width: 48em)')
  const isWide = useMediaQuery('(min-width: 64em)')
  const board = useBoard({ plan, library, start, lists: hasPanel ? ALL_LISTS : DAYS })
  const { schedule, byId, lift, seen, hasChanges, mealActions } = board
  const saving = useSave({ plan, seen, schedule, hasChanges, onSaved })
  const days = useDaysOfWeek(plan.week_start_date)
  const heading = useRef<HTMLHeadingElement>(null)
  useGuard(hasChanges)

  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    // the heading sticks: what is led to is the section it stands in
    heading.current?.closest('section')?.scrollIntoView()
  }, [takesFocus])

  function loadOther() {
    const mine = { seen: plan, draft: schedule }
    board.setEdit(null)
    saving.forget()
    board.tell({ kind: 'info', title: 'The other schedule is loaded' }, () => board.setEdit(mine))
  }

  const liftedOn = (list: MealList) => (lift?.meal.list === list ? lift.meal.id : null)
  const dragged = lift && !lift.isByKeys ? (byId.get(lift.meal.id) ?? null) : null
  const cards = days.map((day, place) => {
    const aim = lift?.to?.list === day.day ? lift.to.index : null
    return (
      <EditDay
        key={day.day}
        day={day}
        isLane={place > 4}
        ids={mealsOf(schedule, day.day)}
        byId={byId}
        liftedId={liftedOn(day.day)}
        isByKeys={lift?.isByKeys ?? false}
        aim={aim}
        refusal={lift && aim !== null ? refusalOf(schedule, lift.meal, day.day) : null}
        actions={mealActions}
      />
    )
  })

  return (
    <section ref={board.area} aria-labelledby="schedule" className="board-edit">
      <div className="section-head board-head">
        <h2 id="schedule" ref={heading} tabIndex={-1} className="section-title">
          Meal Schedule
        </h2>
        {hasChanges && <p className="small muted">Unsaved changes</p>}
        <div className="board-bar">
          <Button onClick={() => onCancel(hasChanges ? board.edit : null)}>Cancel</Button>
          <Button
            kind="solid"
            icon="i-lucide-save"
            pending={saving.isSaving}
            pendingLabel="Saving..."
            onClick={saving.save}
          >
            Save
          </Button>
        </div>
      </div>
      <p id={HOW_TO_MOVE_ID} hidden>
        {HOW_TO_MOVE}
      </p>
      {/* what is moved while it is being saved would be lost */}
      <div className="board-area" inert={saving.isSaving}>
        <BoardDrag
          actions={board.liftActions}
          dragged={dragged}
          isTall={isWide && lift?.meal.list !== 'unscheduled'}
        >
          <div className="board">
            {cards.slice(0, 5)}
            <article className="day day-weekend">
              <h3 className="day-name">Weekend</h3>
              {cards.slice(5)}
            </article>
          </div>
          {hasPanel && (
            <EditUnscheduled
              ids={board.unscheduled}
              byId={byId}
              liftedId={liftedOn('unscheduled')}
              isByKeys={lift?.isByKeys ?? false}
              isAimedAt={lift?.to?.list === 'unscheduled' && lift.meal.list !== 'unscheduled'}
              actions={mealActions}
            />
          )}
        </BoardDrag>
      </div>
      <p role="status" className="vh">
        {board.said}
      </p>
      <MealMenu {...board.menu} />
      <AssignSheet {...board.sheet} />
      <StaleDialog
        open={saving.isTold}
        isSaving={saving.isSaving}
        onSaveOver={saving.saveOver}
        onLoadOther={loadOther}
        onClose={saving.forget}
      />
    </section>
  )
}

/** Asks before the page is left with changes. */
function useGuard(hasChanges: boolean) {
  const latest = useRef(hasChanges)
  useLayoutEffect(() => {
    latest.current = hasChanges
  })
  useLeaveGuard(
    QUESTION,
    useCallback(() => latest.current, []),
  )
}
