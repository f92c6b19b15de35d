/** What a household may want again, out of what it bought before. No clock, no I/O. */
import { canonicalUnit, isMeasure, unitSize } from '../ingredients/units.ts'
import { itemNameKey } from './name-key.ts'
import type { RememberedItem } from './schema.ts'

/** Ours: from a pound or a pint up, one of it is a purchase; '1 g flour' is none. */
const SMALLEST_PURCHASE = 450

type Wish = {
  /** What has been typed so far, blank for nothing. */
  typed: string
  /** Names that need no suggestion: what is on the list. */
  without: Iterable<string>
  /** How many at most. */
  limit: number
}

/**
 * The remembered things that fit what is typed, those that begin with it first, then those with a word that
 * does; within each the most often bought first, then the last bought. All of them fit a blank. A thing
 * that is typed out in full is not suggested. Linear but for sorting what fits. Ours.
 */
export function suggestItems(
  remembered: readonly RememberedItem[],
  { typed, without, limit }: Wish,
): RememberedItem[] {
  const wanted = itemNameKey(typed)
  const known = new Set([...without].map(itemNameKey))
  const ranked: { item: RememberedItem; rank: number }[] = []
  for (const item of remembered) {
    const key = itemNameKey(item.name)
    const rank = key.startsWith(wanted) ? 0 : key.includes(` ${wanted}`) ? 1 : 2
    if (rank < 2 && key !== wanted && !known.has(key)) ranked.push({ item, rank })
  }
  return ranked
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.item.times - a.item.times ||
        (a.item.last_used < b.item.last_used ? 1 : -1),
    )
    .slice(0, limit)
    .map(({ item }) => item)
}

/** The unit a thing was bought in, '' when one of that is no purchase. */
export function purchaseUnit(unit: string | null): string {
  const known = canonicalUnit(unit ?? '')
  if (!isMeasure(known)) return unit ?? ''
  return (unitSize(known) ?? 0) >= SMALLEST_PURCHASE ? (unit ?? '') : ''
}

/** Which aisle this household keeps things in: asks by name, `null` for a thing it never placed. */
export function aisleMemory(
  remembered: readonly RememberedItem[],
): (name: string) => string | null {
  const aisles = new Map(remembered.map(({ name, category }) => [itemNameKey(name), category]))
  return (name) => aisles.get(itemNameKey(name)) ?? null
}
