/** Whether the meals have changed since a plan's summary was written, as far as this device has seen. */
import { useEffect } from 'react'
import { DAYS } from '#shared/plans/limits.ts'
import { mealsOf } from '#shared/plans/schedule.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { textLike } from '#web/lib/readers.ts'
import { readStoredText, writeText } from '#web/lib/storage.ts'
import { summaryMealsKey } from '#web/lib/storage-keys.ts'

/** What `keep` leaves: the words and the meals, both shortened. */
const SEEN = textLike(/^[\da-z]{1,7}\/[\da-z]{1,7}$/)

/**
 * The stored summary stays until 'Refresh', so what is old is told to be old. The kitchen keeps no note
 * of the meals a summary tells of: the device does, from when it first saw those words.
 */
export function useSummaryAge(plan: WeeklyMealPlan) {
  const { id, weekly_summary: summary } = plan
  const meals = mealsText(plan)
  const [words, told] = readStoredText(summaryMealsKey(id), SEEN, '').split('/')
  const isKnown = summary !== null && words === shortened(summary)

  useEffect(() => {
    if (summary !== null && !isKnown) keep(id, summary, meals)
  }, [id, summary, meals, isKnown])

  return {
    isOutdated: isKnown && told !== shortened(meals),
    /** To be called with what was just written: the same words may tell of other meals. */
    written: (words: string) => keep(id, words, meals),
  }
}

function keep(planId: string, summary: string, meals: string) {
  writeText(summaryMealsKey(planId), `${shortened(summary)}/${shortened(meals)}`)
}

/** The order within a day tells nothing that a summary says. */
function mealsText(plan: WeeklyMealPlan): string {
  const days = DAYS.map((day) => mealsOf(plan.meal_schedule, day).toSorted())
  return JSON.stringify([days, plan.selected_recipe_ids.toSorted()])
}

/** FNV-1a: enough to tell one text of a plan from the next. */
function shortened(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
