/** Merging by the letter of Spec 2, section 5: no conversion, descriptors stripped whatever they mean. */
import { formatQuantity, parseQuantity } from '../ingredients/quantity.ts'
import { canonicalUnit } from '../ingredients/units.ts'
import { foodId } from './food-id.ts'
import { plainFoodKey } from './food-name.ts'
import type { GroceryItem, GrocerySource } from './schema.ts'

const GROUPS: Record<string, readonly string[]> = {
  volume: ['tsp', 'tbsp', 'cup', 'ml', 'l', 'oz'],
  weight: ['g', 'kg', 'oz', 'lb'],
  count: ['piece', 'clove', 'can', 'package', ''],
}

type Line = GroceryItem & { sources: GrocerySource[]; sum: number; texts: string[] }

/**
 * Items merge when their stripped names match and their units are equal or of one group; the first
 * unit stays and the numbers are added as they stand. Ours: a sum of nothing is kept as words, as is
 * what cannot be read.
 */
export function mergePlainly(items: readonly GroceryItem[]): GroceryItem[] {
  const lines: Line[] = []
  const open = new Map<string, Line>()
  const keys = new Map<string, string>()
  for (const item of items) {
    const name = String(item.name ?? '')
    const key = keys.get(name) ?? plainFoodKey(name)
    keys.set(name, key)
    const unit = plainUnit(String(item.unit ?? ''))
    const places = groupsOf(unit).map((group) => `${key}\n${group}`)
    const place = places.find((candidate) => open.has(candidate))
    const line = open.get(place ?? '') ?? newLine(key, unit, item)
    if (place === undefined) {
      lines.push(line)
      for (const candidate of places) open.set(candidate, line)
    } else line.checked &&= item.checked === true
    addTo(line, item)
  }
  return lines.map(finished)
}

function plainUnit(text: string): string {
  const unit = canonicalUnit(text)
  return unit === 'tin' ? 'can' : unit
}

/** The groups a unit is in; a unit of no group is a group of its own. */
function groupsOf(unit: string): string[] {
  const groups = Object.keys(GROUPS).filter((group) => GROUPS[group]?.includes(unit))
  return groups.length > 0 ? groups : [`only ${unit}`]
}

function newLine(key: string, unit: string, item: GroceryItem): Line {
  const [group = ''] = groupsOf(unit)
  const id = foodId(group === 'count' ? key : `${key} in ${group}`)
  return { ...item, id, unit, checked: item.checked === true, sources: [], sum: 0, texts: [] }
}

function addTo(line: Line, item: GroceryItem): void {
  const quantity = String(item.quantity ?? '')
  const value = parseQuantity(quantity)
  if (value) line.sum += value
  else if (quantity.trim() !== '') line.texts.push(quantity.trim())
  line.category ??= item.category
  if (item.sources && item.sources.length > 0) line.sources.push(...item.sources)
  else line.sources.push({ source: item.source, quantity, unit: String(item.unit ?? '') })
}

function finished({ sum, texts, ...item }: Line): GroceryItem {
  const words = [...new Set(texts)].filter((text) => sum === 0 || parseQuantity(text) === null)
  const parts = sum > 0 ? [formatQuantity(sum), ...words] : words
  return { ...item, quantity: parts.join(' + '), source: 'Weekly Plan' }
}
