/** Arranging a schedule, one meal at a time. Nothing is stored here. Recipes are ids. No I/O. */
import { DAYS, type Day, MEALS_PER_DAY_MAX } from './limits.ts'
import { mealsOf } from './schedule.ts'
import type { MealSchedule, WeeklyMealPlan } from './schema.ts'

/** Where a meal can stand: on a day, or on none. */
export type MealList = Day | 'unscheduled'

/** A meal on the board: a recipe on two days is two meals. */
export type Meal = { id: string; list: MealList }

/** `index` counts the list's other meals before it. Unscheduled meals have no order of their own: 0. */
export type Place = { list: MealList; index: number }

type Week = Pick<WeeklyMealPlan, 'selected_recipe_ids' | 'meal_schedule'>

/** Why a meal cannot come to a day: it holds no more, or the recipe stands there already. */
export type Refusal = 'full' | 'already_there'

/** What keeps a meal from a list; `null` when nothing does (Spec 2, sections 4 and 5). */
export function refusalOf(schedule: MealSchedule, meal: Meal, list: MealList): Refusal | null {
  if (list === 'unscheduled' || list === meal.list) return null
  if (mealsOf(schedule, list).includes(meal.id)) return 'already_there'
  return roomOn(schedule, list) > 0 ? null : 'full'
}

/** How many more meals a day takes: 0 to 4. */
export function roomOn(schedule: MealSchedule, day: Day): number {
  return Math.max(0, MEALS_PER_DAY_MAX - mealsOf(schedule, day).length)
}

/** Where a meal stands now. A meal that is not where it says it is counts as first there. */
export function placeOf(schedule: MealSchedule, meal: Meal): Place {
  const index = meal.list === 'unscheduled' ? 0 : mealsOf(schedule, meal.list).indexOf(meal.id)
  return { list: meal.list, index: Math.max(0, index) }
}

/**
 * The schedule with the meal at its new place: a day, another place on its day, or no day at all. The
 * very same schedule when the move is refused, changes nothing, or the meal is not where it says.
 */
export function moveMeal(schedule: MealSchedule, meal: Meal, to: Place): MealSchedule {
  if (!isThere(schedule, meal) || refusalOf(schedule, meal, to.list)) return schedule
  if (samePlace(to, placeOf(schedule, meal))) return schedule
  const moved = { ...schedule }
  if (meal.list !== 'unscheduled') moved[meal.list] = othersOn(schedule, meal, meal.list)
  if (to.list !== 'unscheduled') {
    const others = othersOn(schedule, meal, to.list)
    moved[to.list] = others.toSpliced(clamp(to.index, others.length), 0, meal.id)
  }
  return moved
}

/**
 * The recipes at the end of a day, in their order, as far as there is room; one that stands on another
 * day moves from there, the earliest of the week (contract, Decisions).
 */
export function assignMeals(
  schedule: MealSchedule,
  recipeIds: readonly string[],
  day: Day,
): MealSchedule {
  return recipeIds.reduce((before, id) => {
    if (mealsOf(before, day).includes(id)) return before
    const meal = { id, list: dayOfMeal(before, id) ?? 'unscheduled' } as const
    return moveMeal(before, meal, { list: day, index: mealsOf(before, day).length })
  }, schedule)
}

/** The first day of the week that has the recipe; `null` when none does. */
export function dayOfMeal(schedule: MealSchedule, id: string): Day | null {
  return DAYS.find((day) => mealsOf(schedule, day).includes(id)) ?? null
}

/**
 * One arrow press from a place: to the list beside it, or to the next place, past the end of a list
 * into the next one. A list that refuses the meal is a single stop. `lists` are those on show, in
 * their order (contract, Decisions).
 */
export function nextPlace(
  schedule: MealSchedule,
  meal: Meal,
  from: Place,
  arrow: 'up' | 'down' | 'left' | 'right',
  lists: readonly MealList[],
): Place {
  const at = lists.indexOf(from.list)
  const ends = (list: MealList) =>
    refusalOf(schedule, meal, list) ? 0 : othersOn(schedule, meal, list).length
  const isForward = arrow === 'down' || arrow === 'right'
  const neighbour = lists[at + (isForward ? 1 : -1)]
  const isSideways = arrow === 'left' || arrow === 'right'
  const index = from.index + (isForward ? 1 : -1)
  if (!isSideways && index >= 0 && index <= ends(from.list)) return { list: from.list, index }
  if (!neighbour) return from
  if (isSideways) return { list: neighbour, index: clamp(from.index, ends(neighbour)) }
  return { list: neighbour, index: isForward ? 0 : ends(neighbour) }
}

/**
 * The schedule without meals of other recipes than these: deleted ones, or not of the plan any more. A
 * day that loses none keeps its very list, so that what shows it need not be drawn again.
 */
export function keepMeals(schedule: MealSchedule, known: ReadonlySet<string>): MealSchedule {
  return Object.fromEntries(
    DAYS.map((day) => {
      const meals = mealsOf(schedule, day)
      return [day, meals.every((id) => known.has(id)) ? meals : meals.filter((id) => known.has(id))]
    }),
  )
}

/** True when both have the same meals in the same order on each day; an absent day is an empty one. */
export function sameSchedule(one: MealSchedule, other: MealSchedule): boolean {
  return DAYS.every((day) => mealsOf(one, day).join() === mealsOf(other, day).join())
}

/**
 * True when somebody moved meals between two looks at a plan. Other changes are none of the schedule's,
 * nor is a recipe that has left the plan (Ours: only what would be overwritten is worth asking about).
 */
export function isRearranged(seen: Week, now: Week): boolean {
  const left = keepMeals(seen.meal_schedule, new Set(now.selected_recipe_ids))
  return !sameSchedule(left, now.meal_schedule)
}

/** True when no meal stands on any day. */
export function isEmptySchedule(schedule: MealSchedule): boolean {
  return sameSchedule(schedule, {})
}

/** True for the same list and the same place in it. */
export function samePlace(one: Place, other: Place): boolean {
  return one.list === other.list && (one.list === 'unscheduled' || one.index === other.index)
}

function isThere(schedule: MealSchedule, { id, list }: Meal): boolean {
  return list === 'unscheduled'
    ? dayOfMeal(schedule, id) === null
    : mealsOf(schedule, list).includes(id)
}

function othersOn(schedule: MealSchedule, meal: Meal, list: MealList): string[] {
  return list === 'unscheduled' ? [] : mealsOf(schedule, list).filter((id) => id !== meal.id)
}

function clamp(index: number, max: number): number {
  return Math.min(Math.max(0, index), max)
}
