/** Plans and recipes for tests of the week's note. */
import type { Day } from '../../plans/limits.ts'
import type { MealSchedule } from '../../plans/schema.ts'
import { SummaryRecipe } from '../schema.ts'
import { type SummaryPlan, type Week, weekOf } from '../week.ts'

/** The name is the id; ingredients are lines 'quantity unit; name' or a name alone. */
export function dish(name: string, rest: Record<string, unknown> = {}, lines: string[] = []) {
  const ingredients = lines.map((line) => {
    const [amount = '', food] = line.split('; ')
    if (food === undefined) return { name: amount, quantity: '', unit: '' }
    const [quantity = '', unit = ''] = amount.split(' ')
    return { name: food, quantity, unit }
  })
  return SummaryRecipe.parse({ id: name, name, ingredients, ...rest })
}

export function timed(name: string, minutes: number, lines: string[] = [], tags: string[] = []) {
  return dish(name, { prep_time: 5, cook_time: minutes - 5, tags }, lines)
}

export function planOf(
  recipes: readonly SummaryRecipe[],
  meal_schedule: MealSchedule,
  id = 'plan',
): SummaryPlan {
  const selected_recipe_ids = recipes.flatMap((recipe) => recipe.id ?? [])
  return { id, week_start_date: '2026-11-23', selected_recipe_ids, meal_schedule }
}

/** Each day's recipes; under '' those without a day. */
export function weekWith(days: Partial<Record<Day | '', SummaryRecipe[]>>, id = 'plan'): Week {
  const recipes = Object.values(days).flat()
  const schedule = Object.entries(days).filter(([day]) => day !== '')
  const ids = schedule.map(([day, meals]) => [day, meals.flatMap((meal) => meal.id ?? [])])
  return weekOf(planOf(recipes, Object.fromEntries(ids), id), recipes)
}
