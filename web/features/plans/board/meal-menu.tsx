/** Everything that dragging a meal does, as a menu: to each day, up, down, and back to unscheduled. */
import { DAYS } from '#shared/plans/limits.ts'
import { mealsOf } from '#shared/plans/schedule.ts'
import { type Meal, type Place, placeOf, refusalOf } from '#shared/plans/schedule-moves.ts'
import type { MealSchedule } from '#shared/plans/schema.ts'
import { useOpening } from '#web/lib/use-opening.ts'
import { AnchoredMenu, type AnchoredMenuItem } from '#web/ui/anchored-menu.tsx'
import { refusalWords } from './board-words.ts'

export type OpenMeal = { meal: Meal; grip: HTMLElement; byKey: boolean }

type MealMenuProps = {
  /** Null: closed. */
  open: OpenMeal | null
  schedule: MealSchedule
  nameOf: (id: string) => string
  onMove: (meal: Meal, to: Place) => void
  onClose: () => void
  /** The grip of the meal that was moved last. */
  landedGrip: () => HTMLElement | null
}

export function MealMenu({ open, schedule, nameOf, onMove, onClose, landedGrip }: MealMenuProps) {
  const { item } = useOpening(open)
  if (!item) return null
  const { meal } = item
  return (
    <AnchoredMenu
      open={open !== null}
      anchor={item.grip}
      byKey={item.byKey}
      label={`Move ${nameOf(meal.id)}`}
      items={itemsOf(schedule, meal, (to) => onMove(meal, to))}
      onClose={onClose}
      finalFocus={() => (item.grip.isConnected ? item.grip : landedGrip())}
    />
  )
}

function itemsOf(schedule: MealSchedule, meal: Meal, move: (to: Place) => void) {
  const { list } = meal
  const days = DAYS.filter((day) => day !== list).map((day): AnchoredMenuItem => {
    const refusal = refusalOf(schedule, meal, day)
    return {
      label: `Move to ${day}`,
      note: refusal ? refusalWords(day, refusal).title : undefined,
      icon: refusal ? 'i-lucide-lock' : 'i-lucide-calendar-plus',
      disabled: refusal !== null,
      onSelect: () => move({ list: day, index: mealsOf(schedule, day).length }),
    }
  })
  if (list === 'unscheduled') return days
  const { index } = placeOf(schedule, meal)
  const last = mealsOf(schedule, list).length - 1
  return [
    ...days,
    {
      label: 'Move up',
      icon: 'i-lucide-arrow-up' as const,
      disabled: index === 0,
      onSelect: () => move({ list, index: index - 1 }),
    },
    {
      label: 'Move down',
      icon: 'i-lucide-arrow-down' as const,
      disabled: index === last,
      onSelect: () => move({ list, index: index + 1 }),
    },
    {
      label: 'Back to unscheduled',
      icon: 'i-lucide-undo-2' as const,
      onSelect: () => move({ list: 'unscheduled', index: 0 }),
    },
  ]
}
