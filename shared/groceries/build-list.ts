/** The groceries of some recipes: every ingredient, merged, each with its aisle. No I/O. */
import { isBlank } from '../typed-text.ts'
import { aisleOf, groceryCategories } from './categories.ts'
import { mergeGroceries } from './merge.ts'
import type { GroceryItem } from './schema.ts'

type WithIngredients = {
  name: string
  ingredients: readonly { name: string; quantity: string; unit: string }[]
}

/**
 * Every ingredient of the recipes as grocery items, merged and categorised (Spec 2, section 3).
 * Each recipe counts once. Ingredients without a name are left out. Empty when there is none.
 */
export function groceriesOfRecipes(
  recipes: readonly WithIngredients[],
  options: { plain?: boolean } = {},
): GroceryItem[] {
  const items = recipes.flatMap((recipe) =>
    recipe.ingredients
      .filter((ingredient) => !isBlank(ingredient.name))
      .map(({ name, quantity, unit }) => ({
        id: '',
        name,
        quantity,
        unit,
        source: recipe.name,
        checked: false,
      })),
  )
  return mergeGroceries(items, options).map((item) => ({ ...item, category: aisleOf(item) }))
}

/** The stored map from aisle to its keywords, of the aisles that the items stand in (Spec 2, section 3). */
export function categoriesOf(
  items: readonly { category?: string | null | undefined }[],
): Record<string, string[]> {
  const present = new Set(items.map((item) => item.category))
  return Object.fromEntries(
    Object.entries(groceryCategories).filter(([aisle]) => present.has(aisle)),
  )
}
