/** Merging by the letter of Spec 2, section 5: no conversion, descriptors stripped whatever they mean. */
import { formatQuantity, parseQuantity } from '../ingredients/quantity.ts'
import { canonicalUnit } from '../ingredients/units.ts'
import { foodId } from './food-id.ts'
import { plainFoodKey } from './food-key.ts'
import { MERGED_SOURCE, sameCategory, sourcesOf, textOf } from './item-fields.ts'
import type { GroceryItem, GrocerySource } from './schema.ts'

/** Spec 2, section 5. An ounce is in two groups, so it merges with either. */
const GROUPS_OF = new Map<string, readonly string[]>([
  ...['tsp', 'tbsp', 'cup', 'ml', 'l'].map((unit) => [unit, ['volume']] as const),
  ...['g', 'kg', 'lb'].map((unit) => [unit, ['weight']] as const),
  ...['piece', 'clove', 'can', 'package', ''].map((unit) => [unit, ['count']] as const),
  ['oz', ['volume', 'weight']],
])

type Line = {
  id: string
  name: string
  unit: string
  sum: number
  texts: Set<string> | null
  checked: boolean
  category: string | undefined
  sources: GrocerySource[]
}

/**
 * Items merge when their stripped names match and their units are equal or of one group; the first
 * name and unit stay, and the numbers are added as they stand. Ours: what cannot be read, and a sum of
 * nothing, is kept as words.
 */
export function mergePlainly(items: readonly GroceryItem[]): GroceryItem[] {
  const lines: Line[] = []
  const open = new Map<string, Line>()
  for (const item of items) {
    const key = plainFoodKey(textOf(item.name))
    const unit = plainUnit(textOf(item.unit))
    const groups = GROUPS_OF.get(unit) ?? [`only ${unit}`]
    const places = groups.map((group) => `${key}\n${group}`)
    let line = openLine(open, places)
    if (!line) {
      line = newLine(groups[0] === 'count' ? key : (places[0] ?? key), unit, item)
      lines.push(line)
      for (const place of places) open.set(place, line)
    }
    addTo(line, item)
  }
  return lines.map(finished)
}

function plainUnit(text: string): string {
  const unit = canonicalUnit(text)
  return unit === 'tin' ? 'can' : unit
}

function openLine(open: ReadonlyMap<string, Line>, places: readonly string[]): Line | undefined {
  for (const place of places) {
    const line = open.get(place)
    if (line) return line
  }
  return undefined
}

function newLine(key: string, unit: string, item: GroceryItem): Line {
  return {
    id: foodId(key),
    name: textOf(item.name),
    unit,
    sum: 0,
    texts: null,
    checked: true,
    category: undefined,
    sources: [],
  }
}

function addTo(line: Line, item: GroceryItem): void {
  const quantity = textOf(item.quantity).trim()
  const value = parseQuantity(quantity)
  if (value) line.sum += value
  else if (quantity !== '') line.texts = (line.texts ?? new Set()).add(quantity)
  line.checked &&= item.checked === true
  line.category = sameCategory(line.category, item.category)
  for (const source of sourcesOf(item)) line.sources.push(source)
}

/** 'to taste' and the like are 0: beside a real sum they are not shown. */
function finished(line: Line): GroceryItem {
  const { id, name, unit, sum, checked, category, sources } = line
  const words = line.texts ? [...line.texts] : []
  const shown = sum > 0 ? words.filter((text) => parseQuantity(text) === null) : words
  const quantity = [...(sum > 0 ? [formatQuantity(sum)] : []), ...shown].join(' + ')
  const item = { id, name, quantity, unit, source: MERGED_SOURCE, checked, sources }
  return category === undefined ? item : { ...item, category }
}
