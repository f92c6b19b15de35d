/** Brings a plan's grocery list up to date with its meals. Stores nothing; ticks go by the ids of the lines. */
import { MERGED_SOURCE } from './item-fields.ts'
import type { GroceryItem, GroceryListItem } from './schema.ts'

type WithIngredients = {
  name: string
  ingredients: readonly { name: string; quantity: string; unit: string }[]
}

/** A line that came out of the plan's recipes; any other was put there by hand. */
function isFromMeals(item: GroceryListItem): boolean {
  return item.sources !== undefined || item.source === MERGED_SOURCE
}

/**
 * True when the list was made of exactly these recipes with these amounts: the sources of its lines are
 * counted against the recipes' ingredients, so that the way of merging does not matter. Ours: a list whose
 * lines do not say where they came from counts as up to date, for nobody could tell.
 */
export function isUpToDate(
  items: readonly GroceryListItem[],
  recipes: readonly WithIngredients[],
): boolean {
  const made = items.filter(isFromMeals)
  if (made.some((item) => item.sources === undefined)) return true
  const counts = new Map<string, number>()
  const count = (by: number, parts: readonly string[]) => {
    const key = JSON.stringify(parts.map((part) => part.trim()))
    counts.set(key, (counts.get(key) ?? 0) + by)
  }
  for (const { sources = [] } of made) {
    for (const { source, quantity, unit } of sources) count(1, [source, quantity, unit])
  }
  for (const recipe of recipes) {
    for (const { name, quantity, unit } of recipe.ingredients) {
      if (name.trim() !== '') count(-1, [recipe.name, quantity, unit])
    }
  }
  return [...counts.values()].every((left) => left === 0)
}

/**
 * The lines of a list made again: `fresh` as merged from the meals of now, then what was put there by
 * hand. A line of a food keeps its id, and with it its tick (contract, Decisions).
 */
export function updatedItems(
  items: readonly GroceryListItem[],
  fresh: readonly GroceryItem[],
): (GroceryItem | GroceryListItem)[] {
  const taken = new Set(fresh.map((item) => item.id))
  return [...fresh, ...items.filter((item) => !isFromMeals(item) && !taken.has(item.id))]
}
