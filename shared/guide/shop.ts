/** What to put in the trolley: amounts of recipes as packs that UK supermarkets sell. Pure. */
import { aisleOf } from '../groceries/categories.ts'
import { readFood } from '../groceries/food-name.ts'
import type { OptimizedItem, OptimizeRequest } from '../groceries/schema.ts'
import { formatQuantity, parseQuantity } from '../ingredients/quantity.ts'
import { canonicalUnit, pluralUnit, unitGroup, unitSize } from '../ingredients/units.ts'
import { JARS, PACKS, type Pack } from './packs.ts'
import type { ShopAnswer } from './schema.ts'

type Item = OptimizeRequest['items'][number]

const PACK_OF = new Map(PACKS.flatMap((pack) => pack.foods.map((food) => [food, pack] as const)))
const JAR_OF = new Set(JARS)

/**
 * Each item with its aisle, and as it is bought, in the order asked. What has no known pack, or an
 * amount that cannot be compared with one, comes back as it is with a `null` note; a note says how much
 * the recipes need. Source: Spec 2, section 7 (aimed at UK supermarkets); the sizes are ours.
 */
export function optimiseGroceries(items: readonly Item[]): ShopAnswer {
  return {
    categorizedItems: items.map((item) => ({ ...item, category: aisleOf(item) })),
    optimizedItems: items.map(optimise),
  }
}

function optimise(item: Item): OptimizedItem {
  const category = aisleOf(item)
  const asIs = {
    name: item.name,
    purchaseQuantity: item.quantity,
    purchaseUnit: item.unit,
    category,
    note: null,
  }
  const food = readFood(item.name)
  const unit = canonicalUnit(item.unit ?? '') || food.unit
  const amount =
    typeof item.quantity === 'number' ? item.quantity : parseQuantity(item.quantity ?? '')
  if (amount === null || amount <= 0) return asIs
  const needed = `${formatQuantity(amount)}${unit === '' ? '' : ` ${pluralUnit(unit, amount)}`} needed`
  if (JAR_OF.has(food.key) && unitGroup(unit) === 'volume') {
    return { ...asIs, purchaseQuantity: '1', purchaseUnit: 'jar', note: needed }
  }
  const pack = PACK_OF.get(food.key) ?? PACK_OF.get(food.tinnedKey)
  const inPack = pack ? amountInPack(pack, amount, unit) : null
  if (!pack || inPack === null) return asIs
  const { count, size } = choose(pack.sizes, inPack)
  return {
    ...asIs,
    purchaseQuantity: String(count),
    purchaseUnit: packName(pack, size, count),
    note: needed,
  }
}

/** The amount in the pack's own unit, or `null` when the two cannot be compared. */
function amountInPack(pack: Pack, amount: number, unit: string): number | null {
  if (pack.unit === '' || pack.unit === 'clove') return unit === pack.unit ? amount : null
  const group = unitGroup(unit)
  const base = unitSize(unit)
  if (base === null || (group !== 'weight' && group !== 'volume')) return null
  const isSame = group === (pack.unit === 'g' ? 'weight' : 'volume')
  if (isSame) return amount * base
  if (group === 'volume' && pack.gramsPerMl !== undefined) return amount * base * pack.gramsPerMl
  return null
}

/** The smallest pack that is enough; else as many of the largest as it takes. */
function choose(sizes: readonly number[], amount: number): { count: number; size: number } {
  const enough = sizes.find((size) => size >= amount)
  if (enough !== undefined) return { count: 1, size: enough }
  const size = sizes.at(-1) ?? 1
  return { count: Math.ceil(amount / size), size }
}

function packName(pack: Pack, size: number, count: number): string {
  const container = count > 1 ? plural(pack.container) : pack.container
  if (pack.unit === 'clove') return container
  if (pack.unit === '') return `${container} of ${size}`
  const isBig = size >= 1_000
  const text = isBig
    ? `${formatQuantity(size / 1_000)} ${pack.unit === 'g' ? 'kg' : 'l'}`
    : `${size} ${pack.unit}`
  return `${text} ${container}`
}

function plural(word: string): string {
  return word.endsWith('x') ? `${word}es` : `${word}s`
}
