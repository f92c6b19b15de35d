import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitGroup, unitSize } from '../ingredients/units.ts'
import { readParts } from './amounts.ts'
import { mergeGroceries } from './merge.ts'
import { type GroceryItem, ItemId } from './schema.ts'

const NAMES = [
  'fresh',
  'onion',
  'Onions',
  'chopped onion',
  'milk',
  'whole milk',
  'chopped tomatoes',
]
const MORE_NAMES = ['tomatoes', 'garlic cloves', 'garlic', 'eggs', 'large eggs', 'cumin, ground']
const ODD_NAMES = [
  'tins of chopped tomatoes',
  'bacon rashers',
  'pepper',
  'peppers',
  '',
  'of',
  '豆腐',
  '?',
  'garlic cloves, crushed',
  'carrots, peeled and cut into 2cm dice',
  'chopped tomatoes, 400g',
  'chicken breast',
  'leg of lamb',
  'cooked chestnuts',
  'oil for frying',
  'thyme sprigs (dried)',
]
const QUANTITIES = ['1', '2', '300', '1/2', '¼', '2-3', '1 1/2', '0.4', '']
const WORDS = ['to taste', 'a few', 'pinch', '0']
const ODD_QUANTITIES = [
  '2 tins',
  '3 g',
  '1 + 2',
  '2 large',
  'about 2',
  '1,5',
  '0',
  'two dozen',
  '2 x 400g',
]
const UNITS = ['', 'g', 'kg', 'oz', 'cup', 'ml', 'tbsp', 'clove', 'can', 'tin', 'bunch', 'blob']
const ODD_UNITS = [
  'T',
  'fl oz',
  'lb',
  'large',
  'small bunch',
  'mg',
  '+',
  '2 g',
  'g + kg',
  'to',
  'tin (400 g)',
  '400g tins',
  'tin (800g)',
]

const kitchenItem: fc.Arbitrary<GroceryItem> = fc.record({
  id: fc.constant('x'),
  name: fc.constantFrom(...NAMES, ...MORE_NAMES, ...ODD_NAMES),
  quantity: fc.constantFrom(...QUANTITIES, ...WORDS, ...ODD_QUANTITIES),
  unit: fc.constantFrom(...UNITS, ...ODD_UNITS),
  source: fc.constantFrom('Soup', 'Stew'),
  checked: fc.boolean(),
})
const wildItem: fc.Arbitrary<GroceryItem> = fc.record({
  id: fc.string(),
  name: fc.string({ unit: 'binary' }),
  quantity: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('1', '2 + 3', '1/0', '-')),
  unit: fc.oneof(fc.string(), fc.constantFrom('g', '+', '2 g', 'g + kg')),
  source: fc.string(),
  checked: fc.boolean(),
})

function bare(items: GroceryItem[]) {
  return items
    .map(({ id, name, quantity, unit, checked }) => ({ id, name, quantity, unit, checked }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Millilitres or grams of everything that can be added up. */
function measured(items: GroceryItem[], group: 'volume' | 'weight'): number {
  let sum = 0
  for (const part of items.flatMap((item) => readParts(item.quantity, item.unit))) {
    if (part.kind === 'amount' && part.unit !== 'oz' && unitGroup(part.unit) === group) {
      sum += part.high * (unitSize(part.unit) ?? 0)
    }
  }
  return sum
}

test('the order of the items does not matter', () => {
  const shuffled = fc
    .array(kitchenItem, { maxLength: 12 })
    .chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length }),
      ),
    )
  fc.assert(
    fc.property(shuffled, ([items, others]) => {
      expect(bare(mergeGroceries(others))).toEqual(bare(mergeGroceries(items)))
    }),
  )
})

test('merging twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(kitchenItem, { maxLength: 12 }), fc.boolean(), (items, plain) => {
      const once = mergeGroceries(items, { plain })
      expect(mergeGroceries(once, { plain })).toEqual(once)
    }),
  )
})

/** Half of the last decimal of every amount shown. */
function rounding(items: GroceryItem[]): number {
  const parts = items.flatMap((item) => readParts(item.quantity, item.unit))
  return parts.reduce(
    (sum, part) => sum + (part.kind === 'amount' ? 0.005 * (unitSize(part.unit) ?? 0) : 0),
    1e-6,
  )
}

test('no amount is lost: grams and millilitres add up, within the rounding of each line', () => {
  const noOunces = kitchenItem.filter((item) => item.unit !== 'oz')
  fc.assert(
    fc.property(fc.array(noOunces, { maxLength: 12 }), (items) => {
      const merged = mergeGroceries(items)
      for (const group of ['volume', 'weight'] as const) {
        const lost = Math.abs(measured(merged, group) - measured(items, group))
        expect(lost).toBeLessThanOrEqual(rounding(merged))
      }
    }),
  )
})

test('every item is in the sources of exactly one line', () => {
  fc.assert(
    fc.property(fc.array(wildItem, { maxLength: 12 }), fc.boolean(), (items, plain) => {
      const merged = mergeGroceries(items, { plain })
      const count = merged.reduce((sum, line) => sum + (line.sources?.length ?? 0), 0)
      expect(count).toBe(items.length)
    }),
  )
})

test('whatever comes in, ids are valid and stand once', () => {
  fc.assert(
    fc.property(fc.array(wildItem, { maxLength: 12 }), fc.boolean(), (items, plain) => {
      const ids = mergeGroceries(items, { plain }).map((line) => line.id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(ItemId.safeParse(id).success).toBe(true)
    }),
  )
})

test('words that cannot be read stay readable somewhere on the line', () => {
  fc.assert(
    fc.property(fc.array(kitchenItem, { maxLength: 12 }), (items) => {
      const shown = mergeGroceries(items).map((line) => line.quantity)
      for (const { quantity } of items) {
        if (!WORDS.includes(quantity)) continue
        expect(shown.some((text) => text.includes(quantity))).toBe(true)
      }
    }),
  )
})
