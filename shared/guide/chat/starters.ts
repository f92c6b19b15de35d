/** The starter recipes as the chat reads them. No I/O. */
import { readDifficulty } from '../../recipes/difficulty.ts'
import { starterRecipes } from '../../recipes/starter/index.ts'
import type { ChatRecipe } from './kitchen.ts'

/** In the order of their names; the same array each time, so that what is known of them is made once. */
export const STARTERS: readonly ChatRecipe[] = starterRecipes.flatMap((recipe) => {
  const { id, name, servings, ingredients, method } = recipe
  if (id === undefined) return []
  return [
    {
      id,
      name,
      description: recipe.description ?? null,
      servings,
      prep_time: recipe.prep_time ?? null,
      cook_time: recipe.cook_time ?? null,
      difficulty: readDifficulty(recipe.difficulty ?? null),
      tags: recipe.tags ?? [],
      course: recipe.course ?? null,
      ingredients: ingredients.map(({ name: line, quantity = '', unit = '' }) => ({
        ...{ name: line, quantity, unit },
      })),
      method,
    },
  ]
})
