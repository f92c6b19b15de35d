/** What the board says while meals are moved about. */
import { MEALS_PER_DAY_MAX } from '#shared/plans/limits.ts'
import { mealsOf } from '#shared/plans/schedule.ts'
import {
  type Meal,
  type MealList,
  type Place,
  type Refusal,
  refusalOf,
} from '#shared/plans/schedule-moves.ts'
import type { MealSchedule } from '#shared/plans/schema.ts'

/** Spec 2, section 5. */
export const MAX_MEALS = `Max ${MEALS_PER_DAY_MAX} meals`

export const HOW_TO_MOVE =
  'Press Space to pick it up, the arrow keys to move it, Space to drop it, Escape to cancel. Press Enter for a menu.'

export function listName(list: MealList): string {
  return list === 'unscheduled' ? 'Unscheduled meals' : list
}

export function refusalWords(list: MealList, refusal: Refusal) {
  if (refusal === 'full') return { title: MAX_MEALS, text: `${listName(list)} is full.` }
  return { title: `Already on ${list}`, text: 'A recipe stands on a day once.' }
}

/** 'Tuesday, place 2 of 3', counted as if the meal stood there; or why it cannot. */
export function describePlace(schedule: MealSchedule, meal: Meal, { list, index }: Place): string {
  const refusal = refusalOf(schedule, meal, list)
  if (refusal) {
    const { title, text } = refusalWords(list, refusal)
    return refusal === 'full' ? `${text} ${title}.` : `${title}.`
  }
  if (list === 'unscheduled') return `${listName(list)}.`
  const others = mealsOf(schedule, list).filter((id) => id !== meal.id)
  return `${list}, place ${Math.min(index, others.length) + 1} of ${others.length + 1}.`
}
