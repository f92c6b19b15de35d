/** Whether a food's stand-ins can do what it does in this dish: eggs bind a cake, but they are the omelette. */

import type { Food } from '../foods/food.ts'
import { foodsAbove, foodsUnder } from '../foods/foods.ts'
import { singular, wordsOf } from '../groceries/words.ts'
import { guessCourse } from '../recipes/guess-course.ts'
import { heldIn, type RecipeText } from './held.ts'

const EGG = 'egg'
const PARTS = new Set(['egg-white', 'egg-yolk'])
const BAKED = new Set(['baking', 'dessert', 'breakfast'])
const DOUGH = /\bknead/i
/** Ours: dishes that are egg, or that only egg holds together. */
const EGG_DISHES = new Set(
  'omelette frittata tortilla shakshuka benedict rancheros scramble scrambled poached souffle soufflé carbonara quiche custard kuku meringue'.split(
    ' ',
  ),
)
const EGG_IN_RICE = /\bfried rice\b/i

/** Whether what the table lists in a food's place works in this dish. */
export function canStandIn({ id }: Food, recipe: RecipeText): boolean {
  // what is made of egg, such as mayonnaise, has stand-ins of its own
  const isEgg = id === EGG || PARTS.has(id) || foodsAbove(id).includes(EGG)
  if (!isEgg) return true
  if (isEggDish(recipe.name ?? '')) return PARTS.has(id) && isSweet(recipe)
  // yolks thicken a cream and whites a foam; whole eggs bind flour
  if (PARTS.has(id)) return isSweet(recipe)
  const flours = foodsUnder('flour')
  const hasFlour = heldIn(recipe).some(({ food }) => food !== null && flours.has(food.id))
  return hasFlour && (isSweet(recipe) || (recipe.method ?? []).some((step) => DOUGH.test(step)))
}

/** Whether words name a dish that egg makes. */
export function isEggDish(words: string): boolean {
  return (
    EGG_IN_RICE.test(words) ||
    wordsOf(words.toLowerCase()).some((word) => EGG_DISHES.has(singular(word)))
  )
}

function isSweet({ name, tags = [], ingredients, course = null }: RecipeText): boolean {
  const lines = ingredients.map((line) => ({ name: line.name, quantity: '', unit: '' }))
  return BAKED.has(guessCourse({ name: name ?? '', tags, ingredients: lines, course }))
}
