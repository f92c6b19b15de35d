/** A recipe in amounts for more or fewer, in its list and in its steps. What is stored stays as it is. */
import { scaleIngredients } from '../recipes/scale.ts'
import type { Recipe } from '../recipes/schema.ts'
import { scaledSteps } from './scaled-steps.ts'

/** The recipe for `servings`; as it is for as many as it was written for. */
export function servedFor(recipe: Recipe, servings: number): Recipe {
  const served = { from: recipe.servings, to: servings }
  return {
    ...recipe,
    servings,
    ingredients: scaleIngredients(recipe.ingredients, served),
    method: scaledSteps(recipe, served),
  }
}
