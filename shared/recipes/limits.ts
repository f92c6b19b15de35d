/** How large the parts of a recipe may be. Knows no schema, so that readers do without one. */
import { MAX_SERVINGS } from './servings.ts'

/** Ours: code points of texts, counts of lists, minutes of times (README, 'Limits'). */
export const RECIPE_LIMITS = {
  name: 200,
  description: 2_000,
  notes: 5_000,
  ingredients: 100,
  ingredientName: 200,
  ingredientQuantity: 50,
  ingredientUnit: 30,
  groups: 30,
  groupName: 80,
  nutritionPer: 60,
  nutritionValue: 40,
  steps: 100,
  step: 2_000,
  tags: 20,
  tag: 40,
  servings: MAX_SERVINGS,
  minutes: 10_080,
  pageNumber: 100_000,
  url: 2_000,
  batch: 200,
} as const
