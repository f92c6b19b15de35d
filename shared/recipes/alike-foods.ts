/** A quick look at which recipes may be made of the same foods, before their foods are read. Pure. */
import { headOf, tellingFoods } from './telling-foods.ts'

type Made = { ingredients: readonly { name: string }[] }

/** With fewer foods, half the pancakes of the world are the same. */
const FOODS_MIN = 5
/** As `SAME_OF_ANY_NAME`: nearly all foods are shared, so nearly as many are there. */
const SHARE_MIN = 0.8
/** Of the beginnings of foods so many must stand there: a food may go by another name. */
const BEGINNINGS_MIN = 0.6
/** Salt, water and lines that are no food. */
const OTHER_LINES_MAX = 5

/**
 * A test for recipes that may share four fifths of the foods of this one. Lists that do have one of any
 * few foods in common, so it asks for the beginnings of the longest names first, which are rare.
 */
export function mayShareFoods(recipe: Made): (other: Made) => boolean {
  const foods = [...tellingFoods(recipe).keys].toSorted((a, b) => b.length - a.length)
  if (foods.length < FOODS_MIN) return () => false
  const beginnings = foods.map((food) => beginningOf(food))
  const few = foods.length - Math.ceil(foods.length * SHARE_MIN) + 1
  const anyOfFew = patternOf(beginnings.slice(0, few + 1))
  const each = beginnings.map((one) => patternOf([one]))
  const [least, most] = [foods.length * SHARE_MIN, foods.length / SHARE_MIN + OTHER_LINES_MAX]
  return ({ ingredients }) => {
    if (ingredients.length < least || ingredients.length > most) return false
    if (!ingredients.some(({ name }) => anyOfFew.test(name))) return false
    const all = ingredients.map(({ name }) => name).join('\n')
    return each.filter((one) => one.test(all)).length >= foods.length * BEGINNINGS_MIN
  }
}

/** Of the last word, which names the food: 'leek' for 'leek', 'toma' for 'chopped tomato'. */
function beginningOf(food: string): string {
  return headOf(food)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 4)
}

function patternOf(beginnings: readonly string[]): RegExp {
  return new RegExp(beginnings.join('|'), 'i')
}
