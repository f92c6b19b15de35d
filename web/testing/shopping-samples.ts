/** Shopping lists for tests of screens. */
import type { ShoppingList, ShoppingListItem } from '#shared/shopping/schema.ts'

/** A line called as its id. */
export function aLine(id: string, changes: Partial<ShoppingListItem> = {}): ShoppingListItem {
  return {
    ...{ id, name: id, quantity: '2', unit: null, checked: false },
    ...{ source: 'Manual', category: 'Fruit & Vegetables', ...changes },
  }
}

export function aList(...items: ShoppingListItem[]): ShoppingList {
  return {
    id: 'list',
    profile_id: crypto.randomUUID(),
    selected_recipe_ids: [],
    pantry_item_ids: [],
    items,
    checked_items: items.filter(({ checked }) => checked).map(({ id }) => id),
    generated_at: '2026-11-20T10:00:00Z',
    rev: 1,
  }
}

/** The kitchen says no. */
export const broken = () => ({
  status: 500,
  body: { error: { code: 'internal', message: 'Forced by a test' } },
})
