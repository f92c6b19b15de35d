/** What of a recipe is at home. Counts no amounts: a food is there or not. */
import type { FoodId } from '../../foods/food.ts'
import { foodOf } from '../../foods/foods.ts'
import type { ChatKitchen, ChatRecipe } from './kitchen.ts'

/** The foods that are at home: what is used up (0) is not. */
export function pantryFoods(pantry: NonNullable<ChatKitchen['pantry']>): ReadonlySet<FoodId> {
  const ids = pantry.filter(({ quantity }) => quantity !== 0).map(({ name }) => foodOf(name)?.id)
  return new Set(ids.filter((id) => id !== undefined))
}

/** In every kitchen; nobody counts them. */
const ALWAYS = new Set(['water', 'salt', 'black-pepper', 'pepper', 'ice'])

/** Names of a recipe's ingredients that are at home, and those that are not; water and salt are neither. */
export function atHome(
  recipe: Pick<ChatRecipe, 'ingredients'>,
  pantry: ReadonlySet<FoodId>,
): { has: string[]; lacks: string[] } {
  const [has, lacks]: [string[], string[]] = [[], []]
  for (const { name } of recipe.ingredients) {
    const food = foodOf(name)
    if (food && ALWAYS.has(food.id)) continue
    if (food && (pantry.has(food.id) || (food.kindOf !== null && pantry.has(food.kindOf))))
      has.push(name)
    else lacks.push(name)
  }
  return { has, lacks }
}
