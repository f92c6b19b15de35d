/** What the chat may know of a kitchen, all of it handed over. Reads nothing itself, knows no clock. */
import type { Needs } from '../../diets/needs.ts'
import type { Course } from '../../recipes/courses.ts'
import type { Difficulty } from '../../recipes/difficulty.ts'

/** A recipe as the chat reads it; times are minutes, `null` where nobody said. */
export type ChatRecipe = {
  id: string
  name: string
  description: string | null
  servings: number
  prep_time: number | null
  cook_time: number | null
  difficulty: Difficulty | null
  tags: string[]
  course: Course | null
  ingredients: readonly { name: string; quantity: string; unit: string }[]
  method: string[]
}

/** Somebody who eats in this kitchen; `appetite` is a share of one serving. */
export type Eater = { name: string; needs: Needs; appetite: number }

/** A recipe on a day, yyyy-MM-dd, behind us or to come. */
export type PlannedMeal = { date: string; recipeId: string; name: string }

/**
 * `recipes` are the library, or candidates out of it; `starters` may not be in it yet. `meals` of this week and
 * earlier; `cooked` at a day or a time; `today` as yyyy-MM-dd. What is absent is not known, and nothing is said of it.
 */
export type ChatKitchen = {
  recipes: readonly ChatRecipe[]
  starters: readonly ChatRecipe[]
  people?: readonly Eater[]
  meals?: readonly PlannedMeal[]
  pantry?: readonly { name: string; quantity: number | null; unit: string | null }[]
  cooked?: readonly { recipe_id: string; at: string }[]
  today?: string
}

/** A kitchen of which nothing is known but the recipes that everybody has. */
export function emptyKitchen(starters: readonly ChatRecipe[]): ChatKitchen {
  return { recipes: [], starters }
}
