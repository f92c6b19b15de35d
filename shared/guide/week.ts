/** A plan's week as its summary reads it: each meal with its day and its minutes. Words none of it. Pure. */
import { DAYS, type Day } from '../plans/limits.ts'
import { mealsOf } from '../plans/schedule.ts'
import type { WeeklyMealPlan } from '../plans/schema.ts'
import { totalMinutes } from '../recipes/minutes.ts'
import type { RecipeLike, SummaryRecipe } from './schema.ts'

export type SummaryPlan = Pick<
  WeeklyMealPlan,
  'id' | 'selected_recipe_ids' | 'meal_schedule' | 'week_start_date'
>

/** `day` is null for a meal that waits for one. `minutes` is prep plus cook, null when not known. */
export type Meal = { recipe: RecipeLike; name: string; day: Day | null; minutes: number | null }
export type DatedMeal = Meal & { day: Day }

/** The meals of a week in its order, those without a day last. `seed` is the same for the same plan. */
export type Week = { meals: readonly Meal[]; seed: string }

/**
 * The recipes of a plan as meals, one for each day that a recipe stands on. Ours: a row with an id that
 * the plan does not have is not of this week and left out; a recipe without an id waits for a day.
 */
export function weekOf(plan: SummaryPlan, recipes: readonly SummaryRecipe[]): Week {
  const rows = new Map(recipes.flatMap((recipe) => (recipe.id ? [[recipe.id, recipe]] : [])))
  const onDays = DAYS.flatMap((day) =>
    mealsOf(plan.meal_schedule, day).flatMap((id) => {
      const recipe = rows.get(id)
      return recipe ? [mealOf(recipe, day)] : []
    }),
  )
  const standing = new Set(DAYS.flatMap((day) => mealsOf(plan.meal_schedule, day)))
  const waiting = plan.selected_recipe_ids.filter((id) => !standing.has(id))
  const others = [
    ...waiting.flatMap((id) => rows.get(id) ?? []),
    ...recipes.filter(({ id }) => !id),
  ]
  return { meals: [...onDays, ...others.map((recipe) => mealOf(recipe, null))], seed: plan.id }
}

function mealOf(recipe: RecipeLike, day: Day | null): Meal {
  // a recipe of no minutes at all is one of which nobody knows them
  const minutes = totalMinutes(recipe) || null
  return { recipe, name: recipe.name.replace(/\s+/g, ' '), day, minutes }
}

/** The meals that have a day. */
export function datedMeals({ meals }: Week): DatedMeal[] {
  return meals.filter((meal): meal is DatedMeal => meal.day !== null)
}

/** The days that have meals, in the order of the week, with the sum of their minutes where all are known. */
export function daysOf(week: Week): { day: Day; meals: DatedMeal[]; minutes: number | null }[] {
  const dated = datedMeals(week)
  return DAYS.flatMap((day) => {
    const meals = dated.filter((meal) => meal.day === day)
    return meals.length === 0 ? [] : [{ day, meals, minutes: sumOf(meals) }]
  })
}

/** The minutes of the meals together, null when one of them is not known. */
export function sumOf(meals: readonly Meal[]): number | null {
  return meals.reduce<number | null>(
    (sum, { minutes }) => (sum === null || minutes === null ? null : sum + minutes),
    0,
  )
}
