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

type Aisles = Record<string, string[]>
type Stored = { items: readonly GroceryListItem[]; categories: Aisles }
type Merged = { items: readonly GroceryItem[]; categories: Aisles }
type Updated = { items: (GroceryItem | GroceryListItem)[]; categories: Aisles }

/**
 * A list made again: the lines merged from the meals of now, then what was put there by hand, and the
 * aisles they stand in. A line of a food keeps its id, and with it its tick (contract, Decisions).
 */
export function updatedList(before: Stored, merged: Merged): Updated {
  const taken = new Set(merged.items.map((item) => item.id))
  const byHand = before.items.filter((item) => !isFromMeals(item) && !taken.has(item.id))
  const items = [...merged.items, ...byHand]
  const present = new Set(items.map((item) => item.category))
  const categories = Object.entries({ ...before.categories, ...merged.categories })
  return {
    items,
    categories: Object.fromEntries(categories.filter(([aisle]) => present.has(aisle))),
  }
}
