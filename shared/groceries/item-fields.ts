/** What merging reads from an item that came over the wire. No rules of merging. */
import type { GroceryItem, GrocerySource } from './schema.ts'

/** Spec 2, section 3: the source of every merged item. */
export const MERGED_SOURCE = 'Weekly Plan'

/** Stored quantities may be numbers or null, whatever the type says; anything else is no text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** What went into an item: its own sources when it was merged before, else the item itself. */
export function sourcesOf(item: GroceryItem): GrocerySource[] {
  if (Array.isArray(item.sources) && item.sources.length > 0) return item.sources.slice()
  return [{ source: textOf(item.source), quantity: textOf(item.quantity), unit: textOf(item.unit) }]
}

/** Of two categories, one of which may be missing, always the same one. */
export function sameCategory(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return a < b ? a : b
}
