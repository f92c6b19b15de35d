/** Who eats along and what that forbids, and whether a recipe keeps to it. The last word on every offer. */
import { type Conflict, conflictsOf, keepsTo } from '../../diets/conflicts.ts'
import type { RecipeText } from '../../diets/held.ts'
import { type Needs, uniteNeeds } from '../../diets/needs.ts'
import { foodOf } from '../../foods/foods.ts'
import type { ChatKitchen, Eater } from './kitchen.ts'

/** The needs of the talk and of everybody in the kitchen together. */
export function needsAtTable(talk: Needs, { people = [] }: ChatKitchen): Needs {
  return uniteNeeds(talk, ...people.map(({ needs }) => needs))
}

/** What in a recipe breaks which need. What nobody knows counts where a diet or an allergen stands. */
export function breaksOf(recipe: RecipeText, needs: Needs): Conflict[] {
  const isStrict = needs.diets.length > 0 || needs.allergens.length > 0
  return conflictsOf(recipe, needs).filter(({ food }) => food !== null || isStrict)
}

/** Whether a recipe may be offered. */
export function isSafe(recipe: RecipeText, needs: Needs): boolean {
  return keepsTo(recipe, needs)
}

/** Whether a food may be eaten by its name; one that nobody knows may not. */
export function isSafeFood(name: string, needs: Needs): boolean {
  return foodOf(name) !== null && isSafe({ ingredients: [{ name }] }, needs)
}

/** So many servings feed everybody; `null` where nobody is known, or only one. */
export function servingsAtTable(people: readonly Eater[] = []): number | null {
  if (people.length < 2) return null
  return Math.max(1, Math.ceil(people.reduce((sum, { appetite }) => sum + appetite, 0)))
}
