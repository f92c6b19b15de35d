/** Which foods are of a kind by their names alone: beef mince is mince, though the table files it under beef. */
import type { Food, FoodId } from './food.ts'
import { allFoods } from './food-facts.ts'

/** Names that begin so are free of what their last word names. */
const FREE_FROM =
  /^(?:vegan|vegetarian|plant-based|dairy-free|gluten-free|egg-free|meat-free|\S+-free)\b/

const byName = new Map<string, Food>()

/**
 * The food that the last word of a food's name names, where a shop keeps both in one aisle: of 'beef mince' the
 * mince, of 'coconut milk' no milk. `null` for none.
 */
export function kindByName({ name, aisle }: Food): FoodId | null {
  const at = name.lastIndexOf(' ')
  if (at === -1 || FREE_FROM.test(name)) return null
  if (byName.size === 0) for (const food of allFoods().values()) byName.set(food.name, food)
  const general = byName.get(name.slice(at + 1))
  return general?.aisle === aisle ? general.id : null
}
