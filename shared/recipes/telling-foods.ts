/** The foods that tell one recipe from another. Pure; remembers what it has read. */
import { readFood } from '../groceries/food-name.ts'

type Made = { ingredients: readonly { name: string }[] }

/** They are in nearly every dish and tell nothing about one. */
const EVERYWHERE =
  /^(?:(?:kosher |sea )?salt(?: flake)?|(?:black )?pepper|salt (?:and )?(?:black )?pepper|water|ice)$/

/** Foods by key; `heads` are their last words: of 'plain flour' the flour. */
export type Foods = { keys: ReadonlySet<string>; heads: ReadonlySet<string> }

const foodsByRecipe = new WeakMap<Made, Foods>()

/** The foods of a recipe, salt and water left out; all of them where there are no others. */
export function tellingFoods(recipe: Made): Foods {
  const known = foodsByRecipe.get(recipe)
  if (known) return known
  const all = recipe.ingredients.map(({ name }) => foodOf(name)).filter((key) => key !== '')
  const telling = all.filter((key) => !EVERYWHERE.test(key))
  const keys = new Set(telling.length > 0 ? telling : all)
  const foods = { keys, heads: new Set([...keys].map(headOf)) }
  foodsByRecipe.set(recipe, foods)
  return foods
}

/** The last word of a food's key, which names it: of 'chopped tomato' the tomato. */
export function headOf(food: string): string {
  return food.slice(food.lastIndexOf(' ') + 1)
}

/** How much two lists of foods share: `ofAll` of both together (Jaccard), `ofFewer` of the shorter. */
export function sharesOf(foods: Foods, others: Foods): { ofAll: number; ofFewer: number } {
  const [count, otherCount] = [foods.keys.size, others.keys.size]
  if (count === 0 || otherCount === 0) {
    const share = count === otherCount ? 1 : 0
    return { ofAll: share, ofFewer: share }
  }
  const inOthers = [...foods.keys].filter((food) => has(others, food)).length
  const shared = Math.min(inOthers, otherCount)
  return {
    ofAll: shared / (count + otherCount - shared),
    ofFewer: shared / Math.min(count, otherCount),
  }
}

/** 'flour' is 'plain flour' to somebody who says no more; soy sauce is never fish sauce. */
function has({ keys, heads }: Foods, food: string): boolean {
  const head = headOf(food)
  return keys.has(food) || keys.has(head) || (food === head && heads.has(food))
}

/** A library says the same few thousand names again and again. */
const NAMES_MAX = 20_000
const foodByName = new Map<string, string>()

function foodOf(name: string): string {
  const known = foodByName.get(name)
  if (known !== undefined) return known
  if (foodByName.size >= NAMES_MAX) foodByName.clear()
  const key = name.trim() === '' ? '' : readFood(name).key.replace(/(?<=.) cheese$/, '')
  foodByName.set(name, key)
  return key
}
