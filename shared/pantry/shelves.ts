/** The pantry by category, and the amounts typed into it. No I/O. */
import type { PantryItem } from './schema.ts'

/** The shelf of what has no category (Spec 2, section 2). */
export const UNCATEGORIZED = 'Uncategorized'
const NO_QUANTITY = 'No quantity set'

type Shelf = { category: string; items: PantryItem[] }

/** The category an item stands under. */
export function shelfOf(item: Pick<PantryItem, 'category'>): string {
  return item.category?.trim() || UNCATEGORIZED
}

/** Items by category, both by the alphabet (Spec 2, section 2); none is 'Uncategorized'. */
export function shelvesOf(items: readonly PantryItem[]): Shelf[] {
  const shelves = new Map<string, PantryItem[]>()
  for (const item of items) {
    const shelf = shelves.get(shelfOf(item)) ?? []
    shelves.set(shelfOf(item), shelf)
    shelf.push(item)
  }
  return [...shelves]
    .map(([category, row]) => ({ category, items: row.sort(byName) }))
    .sort((a, b) => a.category.localeCompare(b.category, 'en'))
}

function byName(a: PantryItem, b: PantryItem): number {
  return a.sort_order - b.sort_order || a.name.localeCompare(b.name, 'en')
}

/** '2 kg', '3', or 'No quantity set' when there is none (0 is none: Spec 2, section 5, makes it of anything unreadable). */
export function shownStock({ quantity, unit }: Pick<PantryItem, 'quantity' | 'unit'>): string {
  return quantity ? `${quantity} ${unit ?? ''}`.trim() : NO_QUANTITY
}

/** A typed quantity as a number, 0 when it is none or below (Spec 2, section 5). */
export function readStock(typed: string): number {
  const number = Number(typed.trim().replace(',', '.'))
  return Number.isFinite(number) && number > 0 ? number : 0
}
