/** What kind of dish a recipe is, by its name and its foods: a 'drizzle' is a cake. Knows no cards. */

import type { RecipeLike } from './schema.ts'
import { stem, termFinder } from './term-finder.ts'
import { DISH_LINES } from './words.compiled.ts'

type Dish = { dish: string; words: readonly string[]; holds: readonly string[] }

const DISHES: Dish[] = DISH_LINES.trim()
  .split('\n')
  .map((line) => {
    const [dish = '', named = '', holds = ''] = line.split('\t')
    return { dish, words: named.split('|'), holds: holds === '' ? [] : holds.split('|') }
  })
// of one name several dishes: each row is looked for alone
const FINDERS = DISHES.map((dish) => ({ dish, find: termFinder([dish], [], stem) }))

/** The kinds of dish that a recipe's name speaks of, none where it names none. */
export function dishesOf({
  name,
  ingredients,
}: Pick<RecipeLike, 'name' | 'ingredients'>): string[] {
  const foods = ingredients.map((item) => item.name.toLowerCase()).join(', ')
  const found = FINDERS.filter(
    ({ dish, find }) =>
      find(name).length > 0 &&
      (dish.holds.length === 0 || dish.holds.some((food) => foods.includes(food))),
  )
  return [...new Set(found.map(({ dish }) => dish.dish))]
}
