/** Recipes and plans for tests of screens. */
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'

export function aRecipe(name: string, changes: Partial<Recipe> = {}): Recipe {
  return {
    id: crypto.randomUUID(),
    name,
    description: null,
    servings: 4,
    prep_time: 10,
    cook_time: 20,
    difficulty: null,
    tags: [],
    ingredients: [{ name: 'leeks', quantity: '2', unit: '' }],
    method: ['Cook it.'],
    chef_notes: null,
    source_type: null,
    source_url: null,
    source_book_name: null,
    source_page_number: null,
    image_url: null,
    course: null,
    ingredient_groups: [],
    nutrition: null,
    canonical_url: null,
    ratings: [],
    created_at: '2026-11-01T10:00:00Z',
    rev: 1,
    ...changes,
  }
}

export function aPlan(changes: Partial<WeeklyMealPlan> = {}): WeeklyMealPlan {
  return {
    id: crypto.randomUUID(),
    profile_id: crypto.randomUUID(),
    name: 'Week of Nov 23, 2026',
    week_start_date: '2026-11-23',
    selected_recipe_ids: [],
    meal_schedule: {},
    weekly_summary: null,
    created_at: '2026-11-20T10:00:00Z',
    rev: 1,
    ...changes,
  }
}
