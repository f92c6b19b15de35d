/** How the week's note speaks: meals by day, numbers and minutes as words, a phrase for each plan. Pure. */
import { SMALL_NUMBERS } from '../number-words.ts'
import type { Meal, Week } from './week.ts'
import { counted, listed } from './words.ts'

const NUMBERS = ['no', ...SMALL_NUMBERS.slice(1, 15)]
/** So few meals are all named at the start, and need not be named again. */
export const NAMED_BELOW = 4
/** Names that stand awkwardly behind another possessive: "Monday's Nan's Pie". */
const OWNED = /['’]s\b|^(?:the|a|an|my|our|your)\s/i

/** 'seven' meals, '21' meals. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** '20 minutes', '1 hour', '1 hour 5 minutes'; written out, so that no abbreviation ends a sentence. */
export function longMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const said = [hours > 0 ? counted(hours, 'hour') : '', rest > 0 ? counted(rest, 'minute') : '']
  return said.filter((part) => part !== '').join(' ')
}

/** "Monday's Leek Soup", "Nan's Pie on Monday", 'Leek Soup' while it has no day. */
export function saidMeal({ name, day }: Meal): string {
  if (day === null) return name
  return OWNED.test(name) ? `${name} on ${day}` : `${day}'s ${name}`
}

/** "Monday's Leek Soup and Friday's Pie"; of one day "Monday's Leek Soup and Pie". */
export function saidMeals(meals: readonly Meal[]): string {
  return listed(
    meals.map((meal, at) => (isSaidWith(meal, meals[at - 1]) ? meal.name : saidMeal(meal))),
  )
}

/** A meal of the day that the one before it was said with. */
function isSaidWith(meal: Meal, before: Meal | undefined): boolean {
  if (!before || meal.day === null || meal.day !== before.day) return false
  return !OWNED.test(meal.name) && !OWNED.test(before.name)
}

/** One of several ways to say the same: always the same for a plan, not the same for all plans. */
export function phrase(week: Week, slot: string, ways: readonly string[]): string {
  // FNV-1a: the ids of two plans differ in a few digits, and that is enough to choose otherwise
  let hash = 0x811c9dc5
  for (const char of `${slot} ${week.seed}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return ways[(hash >>> 8) % ways.length] ?? ''
}
