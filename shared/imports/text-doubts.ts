/** Which ingredients of a photo's recipe a cook should look at twice. Pure. */
import type { Ingredient } from '../recipes/schema.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { repairIngredient } from './text-repairs.ts'

/** A spoon or cup is rarely counted beyond. */
const SPOONS_MAX = 12
const SPOON = /^(?:tsp|tbsp|teaspoons?|tablespoons?|cups?)$/i
/** Signs that no ingredient has, a digit amid letters, a name that begins with neither letter nor bracket. */
const ODD_NAME = /[%?¥|~«»\\=]|\p{L}\d|^[^\p{L}\p{N}(½¼¾⅓⅔⅛]/u

/**
 * Those whose line is among `doubts` (as the page reads, see `pageText`), and those that look misread.
 * Ours: a wrong amount that nobody notices spoils the dish.
 */
export function ingredientsToCheck(
  ingredients: readonly Ingredient[],
  doubts: readonly string[],
): Ingredient[] {
  const doubted = new Set(doubts.map((line) => keyOf(readIngredientLine(repairIngredient(line)))))
  return ingredients.filter(
    (ingredient) => doubted.has(keyOf(ingredient)) || looksMisread(ingredient),
  )
}

function keyOf({ name }: Ingredient): string {
  return name.trim().toLowerCase()
}

function looksMisread({ name, quantity, unit }: Ingredient): boolean {
  if (name.trim() === '') return false
  const amount = Number(quantity)
  const isMany = SPOON.test(unit) ? amount > SPOONS_MAX : unit === '' && amount >= 100
  return ODD_NAME.test(name) || isMany
}
