/** What the pantry already holds of a shopping list, whoever answers it. Pure. */
import type { ShopAnswer } from '../guide/schema.ts'
import { formatQuantity } from '../ingredients/quantity.ts'
import { canonicalUnit, pluralUnit, unitGroup, unitSize } from '../ingredients/units.ts'
import type { PantryItem } from '../pantry/schema.ts'
import { readFood } from './food-name.ts'
import { amountInPack, packsOf } from './packs.ts'
import type { OptimizedItem, OptimizeRequest } from './schema.ts'
import { amountsOf } from './shop.ts'

type Item = OptimizeRequest['items'][number]
type Stock = Pick<PantryItem, 'name' | 'quantity' | 'unit'>

export const HAVE_THIS = 'You have this'

/** `toBuy` is the list less what is at home, item for item; `mark` writes into its answer what is there. */
type AtHome = { toBuy: Item[]; mark: (answer: ShopAnswer) => ShopAnswer }

type Finding =
  | { item: Item; state: 'missing' | 'held' }
  | { item: Item; state: 'short'; has: string }

/**
 * Compares a list with the pantry by food, as merging does. An amount that nobody wrote down, or that cannot
 * be compared, is enough; none left (0) is nothing; too little is taken off what is bought. Linear.
 */
export function readAtHome(items: readonly Item[], pantry: readonly Stock[]): AtHome {
  const stock = new Map<string, Stock[]>()
  for (const row of pantry) {
    if (row.quantity === 0) continue
    const { key } = readFood(row.name)
    stock.set(key, [...(stock.get(key) ?? []), row])
  }
  const findings = items.map((item) => find(item, stock.get(readFood(item.name).key)))
  return {
    toBuy: findings.map((finding) => finding.item),
    mark: ({ categorizedItems, optimizedItems }) => ({
      categorizedItems: categorizedItems.map((row, at) => ({ ...row, ...asked(items[at]) })),
      optimizedItems: optimizedItems.map((row, at) => marked(row, findings[at], items[at])),
    }),
  }
}

function asked(item: Item | undefined): Partial<Item> {
  return item ? { quantity: item.quantity, unit: item.unit } : {}
}

function find(item: Item, stock: readonly Stock[] | undefined): Finding {
  if (!stock) return { item, state: 'missing' }
  const needed = inOne(item)
  if (!needed) return { item, state: 'held' }
  let left = needed.high
  for (const row of stock) {
    const has = amountIn(needed.unit, row)
    if (has === null) return { item, state: 'held' }
    left -= has
  }
  if (left <= 1e-9) return { item, state: 'held' }
  const toBuy = { ...item, quantity: formatQuantity(left), unit: needed.unit }
  return { item: toBuy, state: 'short', has: stock.map(stockText).join(' + ') }
}

/** All that is asked for as one amount; `null` for words, and for amounts that nothing adds up. */
function inOne(item: Item): { unit: string; high: number } | null {
  const amounts = amountsOf(item)
  const [only, ...others] = amounts
  if (!only || others.length === 0) return only ?? null
  for (const pack of packsOf(item.name)) {
    const inPack = amounts.map(({ unit, high }) => amountInPack(pack, high, unit))
    if (inPack.includes(null)) continue
    return { unit: pack.unit, high: inPack.reduce<number>((sum, each) => sum + (each ?? 0), 0) }
  }
  return null
}

/** What a pantry row holds in a unit, or `null` when it cannot be said. */
function amountIn(unit: string, { name, quantity, unit: given }: Stock): number | null {
  const own = canonicalUnit(given ?? '')
  if (quantity === null) return null
  if (own === unit) return quantity
  const [size, ownSize] = [unitSize(unit), unitSize(own)]
  if (size !== null && ownSize !== null && unitGroup(unit) === unitGroup(own)) {
    return (quantity * ownSize) / size
  }
  for (const pack of packsOf(name)) {
    const one = amountInPack(pack, 1, unit)
    const has = amountInPack(pack, quantity, own)
    if (one && has !== null) return has / one
  }
  return null
}

function stockText({ quantity, unit }: Stock): string {
  const own = canonicalUnit(unit ?? '')
  const amount = formatQuantity(quantity ?? 0)
  return own === '' ? amount : `${amount} ${pluralUnit(own, quantity ?? 0)}`
}

function marked(row: OptimizedItem, finding?: Finding, item?: Item): OptimizedItem {
  if (!finding || !item || finding.state === 'missing') return row
  if (finding.state === 'short') {
    const note = row.note ? `${finding.has} at home, ${row.note}` : `${finding.has} at home`
    return { ...row, note }
  }
  return { ...row, purchaseQuantity: item.quantity, purchaseUnit: item.unit, note: HAVE_THIS }
}
