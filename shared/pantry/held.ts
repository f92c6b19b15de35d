/** What a household has at home already, of what it is about to buy. No I/O. */
import { readFood } from '../groceries/food-name.ts'

/**
 * Asks by the name of a food whether the pantry holds it, in other words too ('large eggs', 'eggs'). A thing
 * without a quantity counts as held (Spec 2, section 2: 'No quantity set' is one that is there).
 */
export function pantryHolds(pantry: readonly { name: string }[]): (name: string) => boolean {
  const foods = new Set(pantry.map(({ name }) => readFood(name).key))
  return (name) => foods.has(readFood(name).key)
}
