/** Which recipe or food some words name, to look into. Judges nobody's needs. */
import type { RecipeText } from '../../diets/held.ts'
import { foodOf } from '../../foods/foods.ts'
import { isDish } from './dishes.ts'
import { factsOf, plainWords } from './facts.ts'
import type { ChatKitchen, ChatRecipe } from './kitchen.ts'

type Dish = RecipeText & { name: string }

const IT = /^(?:it|this|that|these|those|them)(?: (?:one|dish|recipe))?$/
const ARTICLES = /^(?:(?:a|an|the|some|any|our|my|your|eating|having|of)\s+)+/

/** Whether words mean the dish at hand. */
export function isIt(said: string): boolean {
  return IT.test(said.trim())
}

/**
 * A recipe by its whole name, a food, or a recipe by the name of its dish ('carbonara'). 'It' is the dish at hand.
 * A food is a dish of one line; `null` for what nobody knows.
 */
export function dishNamed(
  said: string,
  { recipes, starters }: ChatKitchen,
  atHand: ChatRecipe | null,
): Dish | null {
  const what = said.trim().replace(ARTICLES, '')
  if (isIt(what)) return atHand
  const words = plainWords(what)
  if (words.length === 0) return null
  const all = [...recipes, ...starters].filter(({ ingredients }) => ingredients.length > 0)
  const whole = all.find(({ name }) => plainWords(name).join(' ') === words.join(' '))
  if (whole) return whole
  const isNamed = words.some(isDish)
  const part = isNamed
    ? all.find((recipe) => words.every((word) => factsOf(recipe).nameWords.has(word)))
    : undefined
  const food = foodOf(what)
  // a bought sauce of that name is less than the dish
  if (part && (!food || food.madeOf.length > 0)) return part
  return food ? { name: what, ingredients: [{ name: what }] } : null
}
