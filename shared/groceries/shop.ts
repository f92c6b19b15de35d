/** What to put in the trolley: amounts of recipes as packs that UK supermarkets sell. Pure. */
import { foodOf } from '../foods/foods.ts'
import type { ShopAnswer } from '../guide/schema.ts'
import { formatQuantity } from '../ingredients/quantity.ts'
import { pluralUnit, unitGroup } from '../ingredients/units.ts'
import { type Part, readParts } from './amounts.ts'
import { aisleOf } from './categories.ts'
import { readFood } from './food-name.ts'
import { textOf } from './item-fields.ts'
import { amountInPack, type Pack, packsOf } from './packs.ts'
import type { OptimizedItem, OptimizeRequest } from './schema.ts'
import { readable } from './show.ts'

type Item = OptimizeRequest['items'][number]
type Amount = Extract<Part, { kind: 'amount' }>

const TINS = new Set(['can', 'tin'])
const USUAL_TIN = 400
/** Packs that cannot be bought in part. */
const SOLD_WHOLE = new Set([
  '',
  'can',
  'tin',
  'jar',
  'package',
  'carton',
  'bottle',
  'bunch',
  'loaf',
  'head',
])

/**
 * Each item with its aisle, and as it is bought, in the order asked. What has no known pack, or an
 * amount that cannot be compared with one, comes back as it is with a `null` note; a note says how much
 * the recipes need and how it is sold. Source: Spec 2, section 7 (aimed at UK supermarkets); sizes are ours.
 */
export function optimiseGroceries(items: readonly Item[]): ShopAnswer {
  return {
    categorizedItems: items.map((item) => ({ ...item, category: aisleOf(item) })),
    optimizedItems: items.map(optimise),
  }
}

function optimise(item: Item): OptimizedItem {
  const { name, quantity, unit } = item
  const asIs = { name, purchaseQuantity: quantity, purchaseUnit: unit, category: aisleOf(item) }
  const bought = purchase(item)
  return { ...asIs, note: null, ...bought }
}

type Purchase = { purchaseQuantity: string; purchaseUnit: string; note: string }

/** How an item is bought; `null` when just as it was asked for. */
function purchase(item: Item): Purchase | null {
  const amounts = amountsOf(item)
  const [only] = amounts
  if (!only) return null
  const needed = `${amounts.map(amountText).join(' + ')} needed`
  const jar = jarOf(item)
  if (jar !== null && amounts.every(({ unit }) => unitGroup(unit) === 'volume')) {
    const note = `${needed}; a ${jar} lasts for many meals`
    return { purchaseQuantity: '1', purchaseUnit: jar, note }
  }
  for (const pack of packsOf(item.name)) {
    const inPack = sumInPack(pack, amounts)
    if (inPack === null) continue
    const { count, size } = choose(pack.sizes, inPack)
    const note = `${needed}; ${howSold(pack)}`
    return { purchaseQuantity: String(count), purchaseUnit: packName(pack, size, count), note }
  }
  return amounts.length === 1 ? whole(only, needed) : null
}

/** What a spice is sold in; `null` for other foods. Any amount in spoons is less than is in it. */
function jarOf(item: Item): string | null {
  if (aisleOf(item) !== 'Herbs Spices & Seasonings') return null
  return foodOf(item.name)?.packs[0]?.container ?? 'jar'
}

/** What is asked for, in amounts; none when any of it is words. The upper end of a range is bought. */
export function amountsOf(item: Item): Amount[] {
  const food = readFood(item.name)
  const parts = readParts(textOf(item.quantity), textOf(item.unit))
  const amounts = parts.filter((part) => part.kind === 'amount')
  if (amounts.length < parts.length) return []
  return amounts.map((part) => (part.unit === '' ? { ...part, unit: food.unit } : part))
}

/** Half a tin is a tin. */
function whole({ unit, size, high }: Amount, needed: string): Purchase | null {
  const count = Math.ceil(high - 1e-9)
  if (!SOLD_WHOLE.has(unit) || count === high) return null
  const pack = size === '' ? pluralUnit(unit, count) : `${pluralUnit(unit, count)} (${size})`
  return { purchaseQuantity: String(count), purchaseUnit: pack, note: `${needed}; sold whole` }
}

function amountText({ unit, size, high }: Amount): string {
  const pack = size === '' ? '' : ` (${size})`
  const text = `${formatQuantity(high)}${unit === '' ? '' : ` ${pluralUnit(unit, high)}${pack}`}`
  return readable(text)
}

function sumInPack(pack: Pack, amounts: readonly Amount[]): number | null {
  const isLoose = amounts.every(({ unit, high }) => unit === '' && high <= pack.loose)
  if (isLoose) return null
  const isTins = pack.container === 'tin'
  if (isTins && amounts.every(({ unit }) => TINS.has(unit))) return null
  let sum = 0
  for (const { unit, high } of amounts) {
    const isTin = isTins && TINS.has(unit)
    const inPack = isTin ? high * usualTin(pack) : amountInPack(pack, high, unit)
    if (inPack === null) return null
    sum += inPack
  }
  return sum
}

/** What 'a tin' is of the sizes there are. */
function usualTin({ sizes }: Pack): number {
  return sizes.find((size) => size === USUAL_TIN) ?? sizes[0] ?? 0
}

/** The smallest pack that is enough; else the size that leaves least over, in not many more packs. */
function choose(sizes: readonly number[], amount: number): { count: number; size: number } {
  const enough = sizes.find((size) => size >= amount)
  if (enough !== undefined) return { count: 1, size: enough }
  const ways = sizes.map((size) => ({ size, count: Math.ceil(amount / size) }))
  const [fewest = { size: 1, count: 1 }] = ways.slice(-1)
  const few = ways.filter(({ count }) => count < fewest.count * 2)
  return few.reduce((best, way) => {
    const [total, least] = [way.size * way.count, best.size * best.count]
    return total < least || (total === least && way.count < best.count) ? way : best
  })
}

function packName(pack: Pack, size: number, count: number): string {
  const container = count > 1 ? pack.plural : pack.container
  if (pack.isAbout) return container
  return pack.unit === '' ? `${container} of ${size}` : `${sizeText(pack, size)} ${container}`
}

/** Why more is bought than needed: 'sold in packs of 250, 500 or 750 g', 'a bulb has about 10 cloves'. */
function howSold(pack: Pack): string {
  const [size = 0] = pack.sizes
  if (pack.isAbout) {
    const holds = pack.unit === 'ml' ? 'gives' : 'has'
    return `a ${pack.container} ${holds} about ${sizeText(pack, size)}`
  }
  const sizes = pack.sizes.map((each) => sizeText(pack, each))
  const last = sizes.pop() ?? ''
  return `sold in ${pack.plural} of ${sizes.length > 0 ? `${sizes.join(', ')} or ${last}` : last}`
}

function sizeText({ unit }: Pack, size: number): string {
  if (unit === '') return String(size)
  if (size < 1_000 || (unit !== 'g' && unit !== 'ml')) return `${size} ${pluralUnit(unit, size)}`
  return `${formatQuantity(size / 1_000)} ${unit === 'g' ? 'kg' : 'l'}`
}
