/** Rows that a test starts from, made through the API. */
import { call } from './call.ts'

/** A new recipe's id; one ingredient and one step unless told otherwise. */
export async function aRecipe(changes: object = {}): Promise<string> {
  const body = {
    name: 'Toast',
    servings: 2,
    ingredients: [{ name: 'bread', quantity: '2', unit: 'slices' }],
    method: ['Toast it.'],
    ...changes,
  }
  return (await call('POST', '/recipes', { body })).json.id
}

/** A new plan's row, of the week of Monday 2026-11-23 unless told otherwise. */
export async function aPlan(profile: string, selectedRecipes: string[], changes: object = {}) {
  const body = {
    name: 'Week of Nov 23, 2026',
    weekStartDate: '2026-11-23',
    selectedRecipes,
    mealSchedule: {},
    ...changes,
  }
  const { json } = await call('POST', '/functions/create-complete-meal-plan', { profile, body })
  return json.weeklyMealPlan
}
