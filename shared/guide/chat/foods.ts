/** All foods that a dish can be built from, and how to find them in a text. */
import { termFinder } from '../knowledge/term-index.ts'
import type { DishFood } from './food.ts'
import { PLANTS } from './foods-plants.ts'
import { PROTEINS } from './foods-protein.ts'
import { CUPBOARD_FOODS } from './foods-rest.ts'

export const DISH_FOODS: readonly DishFood[] = [...PROTEINS, ...PLANTS, ...CUPBOARD_FOODS]

/** They hold the name of a food that they are not, or are no food at all. */
const NOT_MEANT =
  'vegetable stock|chicken stock|beef stock|fish stock|stock cube|salt and pepper|black pepper|egg free|dairy free|nut free|gluten free|nut allergy|fish free|cheese board|oat milk|soya milk|almond milk|rice vinegar|fish fingers|rice pudding|apple juice|orange juice|ginger beer|lemon grass|bread maker|bread machine|traffic|corn flour|milk chocolate|cheese sauce|sweet corn fritters|pancake day|soup bowl|mince pies|salad dressing|peanut free|peanut allergy|egg allergy|fish allergy|milk allergy|milk free|sesame free|cold fish'.split(
    '|',
  )

export const findFoods = termFinder(DISH_FOODS, NOT_MEANT)

/** The first food of a name has it. */
const BY_NAME = new Map(
  [...DISH_FOODS].reverse().flatMap((food) => food.words.map((word) => [word, food] as const)),
)

/** The food with exactly this name, or `null`. */
export function foodNamed(name: string): DishFood | null {
  return BY_NAME.get(name) ?? null
}
