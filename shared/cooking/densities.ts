/** What a millilitre of a food weighs, for cups to grams, out of the food table. */
import { foodIdOf } from '../foods/food-id-of.ts'
import { namesById } from '../foods/food-names.ts'

const ML_OF_A_CUP = 240

/** Grams in one millilitre of the food; `null` for one that is not known, or that nobody measures in cups. */
export function gramsPerMl(food: string): number | null {
  const grams = namesById(foodIdOf(food) ?? '')?.gramsPerCup ?? null
  return grams === null ? null : grams / ML_OF_A_CUP
}
