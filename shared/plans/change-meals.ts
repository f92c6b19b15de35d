/** Takes recipes into a plan and out of it. Gives the meals as they will be; stores nothing. */
import { DAYS, type Day, MEALS_PER_DAY_MAX } from './limits.ts'
import { mealsOf } from './schedule.ts'
import type { WeeklyMealPlan } from './schema.ts'

/** The part of a plan that changes; recipes are ids. */
export type PlanMeals = Pick<WeeklyMealPlan, 'selected_recipe_ids' | 'meal_schedule'>

/** With a recipe more, which stands on no day yet; as it is when the recipe is there already. */
export function addMeal(plan: PlanMeals, id: string): PlanMeals {
  return changed(plan, (ids, day) => (day === null && !ids.includes(id) ? [...ids, id] : ids))
}

/** With a recipe on a day, selected too; as it is when it stands there already, or the day is full. */
export function addMealOn(plan: PlanMeals, id: string, day: Day): PlanMeals {
  const meals = mealsOf(plan.meal_schedule, day)
  if (meals.includes(id) || meals.length >= MEALS_PER_DAY_MAX) return plan
  return changed(addMeal(plan, id), (ids, each) => (each === day ? [...ids, id] : ids))
}

/**
 * Undoes `addMealOn`: off the day, and no longer selected where `before` had not selected it and it stands on
 * no other day by now.
 */
export function takeMealOff(plan: PlanMeals, before: PlanMeals, id: string, day: Day): PlanMeals {
  const without = changed(plan, (ids, each) =>
    each === day ? ids.filter((one) => one !== id) : ids,
  )
  const stands = DAYS.some((each) => mealsOf(without.meal_schedule, each).includes(id))
  return stands || before.selected_recipe_ids.includes(id) ? without : removeMeal(without, id)
}

/** Without a recipe, and without its places on the schedule. */
export function removeMeal(plan: PlanMeals, id: string): PlanMeals {
  return changed(plan, (ids) => ids.filter((one) => one !== id))
}

/**
 * One recipe for another, in all its places. Ours: where the other one stands already it is not doubled,
 * and when the first one has gone meanwhile the other is added, for that is what was chosen.
 */
export function swapMeal(plan: PlanMeals, out: string, into: string): PlanMeals {
  if (out === into) return plan
  if (!plan.selected_recipe_ids.includes(out)) return addMeal(plan, into)
  return changed(plan, (ids) =>
    ids.includes(into)
      ? ids.filter((one) => one !== out)
      : ids.map((one) => (one === out ? into : one)),
  )
}

/**
 * Undoes `removeMeal`: the recipe is back in its order and on its days, as `before` had them. Ours: a day
 * that was filled meanwhile stays as it is; the recipe is unscheduled then.
 */
export function putMealBack(plan: PlanMeals, before: PlanMeals, id: string): PlanMeals {
  return changed(plan, (ids, day) => {
    const place = idsOf(before, day).indexOf(id)
    const isFull = day !== null && ids.length >= MEALS_PER_DAY_MAX
    return place < 0 || isFull || ids.includes(id) ? ids : ids.toSpliced(place, 0, id)
  })
}

/** The change made to the selected recipes (`day` is null) and to each day's list. */
function changed(plan: PlanMeals, change: (ids: string[], day: Day | null) => string[]): PlanMeals {
  return {
    selected_recipe_ids: change(plan.selected_recipe_ids, null),
    meal_schedule: Object.fromEntries(
      DAYS.map((day) => [day, change(mealsOf(plan.meal_schedule, day), day)]),
    ),
  }
}

function idsOf(plan: PlanMeals, day: Day | null): string[] {
  return day === null ? plan.selected_recipe_ids : mealsOf(plan.meal_schedule, day)
}
