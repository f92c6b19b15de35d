/** Makes one shopping line of every food, whatever recipes it came from. Knows no aisles. */
import { AmountSum, areTins, isCounted, type Part, readParts, withPackSize } from './amounts.ts'
import { foodId } from './food-id.ts'
import { type Food, readFood } from './food-name.ts'
import { MERGED_SOURCE, sameCategory, sourcesOf, textOf } from './item-fields.ts'
import { mergePlainly } from './merge-plain.ts'
import type { GroceryItem, GrocerySource } from './schema.ts'
import { inNumber, isPlural } from './shown-name.ts'

/** Names and amounts read once a call. No kitchen knows more; beyond, memory would cost more than reading. */
const KEPT = 20_000

const LIQUIDS =
  /\b(?:milk|water|stock|broth|juice|cream|wine|oil|vinegar|beer|cider|buttermilk|soda|coffee|tea)s?\b/i

/** `isOwn`: no synonym ('double cream', not 'heavy cream'): this list is for a British shop. */
type Name = { text: string; isOwn: boolean }

const SPICE_UNIT = /^(?:stick|pod)s?$/i
const SPICE_IN_UNITS = /^(?:(?:green |black )?cardamom|cinnamon|vanilla)$/i

type Line = {
  id: string
  /** The best of the names given, and the best of those in the plural. */
  name: Name
  plural: Name | null
  sum: AmountSum
  checked: boolean
  category: string | undefined
  sources: GrocerySource[]
}

/**
 * Merges items of the same food (Spec 2, section 5, with the corrections of contract, Decisions).
 * Units of one group are converted, amounts that cannot be added stand side by side in `quantity` with
 * unit '', words such as 'to taste' are kept. The name is the food's alone, in the number of the amount
 * ('3', 'onions'; ours: what a shopper reads). Every line has source 'Weekly Plan', an id made from the
 * food, and `sources`; it is checked when all its parts are. `plain` gives the letter of the spec: no
 * conversion, literal descriptors. Order of first mention; linear; never throws.
 */
export function mergeGroceries(
  items: readonly GroceryItem[],
  options: { plain?: boolean } = {},
): GroceryItem[] {
  return options.plain ? mergePlainly(items) : mergeByFood(items)
}

function mergeByFood(items: readonly GroceryItem[]): GroceryItem[] {
  const foodOf = keeping(readFood)
  const amountsIn = keeping((unit) => keeping((quantity) => readParts(quantity, unit)))
  const lines = new Map<string, Line>()
  for (const item of items) {
    const [given, unit] = spiceInUnits(textOf(item.name), textOf(item.unit))
    const food = foodOf(given)
    const read = amountsIn(unit)(textOf(item.quantity))
    const parts =
      food.unit === '' && food.size === '' ? read : read.map((part) => asSaid(part, food))
    const isTinned = areTins(parts)
    const key = isTinned ? food.tinnedKey : isCounted(parts) ? food.countedKey : food.key
    const name = { text: isTinned ? food.tinnedName : food.name, isOwn: food.isOwn }
    let line = lines.get(key)
    if (line) join(line, item, name)
    else {
      line = newLine(key, item, name)
      lines.set(key, line)
    }
    for (const part of parts) line.sum.add(part)
  }
  return [...lines.values()].map(finished)
}

/** '2 sticks' of 'cinnamon' are two cinnamon sticks, another purchase than the powder. */
function spiceInUnits(name: string, unit: string): [name: string, unit: string] {
  const isSpice = SPICE_UNIT.test(unit) && SPICE_IN_UNITS.test(name.trim())
  return isSpice ? [`${name.trim()} ${unit}`, ''] : [name, unit]
}

/** The same reader, which reads a text only once. */
function keeping<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const fresh = read(text)
    if (kept.size < KEPT) kept.set(text, fresh)
    return fresh
  }
}

/** A unit in the name ('garlic cloves') counts when none is given; a size in it is the pack's. */
function asSaid(part: Part, { unit, size }: Food): Part {
  if (part.kind !== 'amount') return part
  if (part.unit === '' && unit !== '') return { ...part, unit }
  return size === '' ? part : withPackSize(part, size)
}

function newLine(key: string, item: GroceryItem, name: Name): Line {
  return {
    id: foodId(key),
    name,
    plural: isPlural(name.text) ? name : null,
    sum: new AmountSum(),
    checked: item.checked === true,
    category: item.category,
    sources: sourcesOf(item),
  }
}

function join(line: Line, item: GroceryItem, name: Name): void {
  if (name.text !== line.name.text && name.text !== line.plural?.text) {
    if (isBetterName(name, line.name)) line.name = name
    if (isPlural(name.text) && (line.plural === null || isBetterName(name, line.plural)))
      line.plural = name
  }
  line.checked &&= item.checked === true
  line.category = sameCategory(line.category, item.category)
  for (const source of sourcesOf(item)) line.sources.push(source)
}

/** The shortest name says the food alone; the alphabet decides, so that order does not. */
function isBetterName(name: Name, than: Name): boolean {
  if (name.isOwn !== than.isOwn) return name.isOwn
  const [text, other] = [name.text, than.text]
  return text.length === other.length ? text < other : text.length < other.length
}

function finished(line: Line): GroceryItem {
  const { id, checked, category, sources } = line
  const total = line.sum.total(LIQUIDS.test(line.name.text))
  const name = inNumber({ name: line.name.text, plural: line.plural?.text ?? '' }, total)
  const item = { id, name, ...total, source: MERGED_SOURCE, checked, sources }
  return category === undefined ? item : { ...item, category }
}
