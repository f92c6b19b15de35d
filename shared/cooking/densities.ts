/** What a millilitre of a food weighs, for cups to grams, out of the food table. */
import { foodOf } from '../foods/foods.ts'

const ML_OF_A_CUP = 240

/** Grams in one millilitre of the food; `null` for one that is not known, or that nobody measures in cups. */
export function gramsPerMl(food: string): number | null {
  const grams = foodOf(food)?.gramsPerCup ?? null
  return grams === null ? null : grams / ML_OF_A_CUP
}
