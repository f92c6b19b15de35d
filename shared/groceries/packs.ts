/** The packs that a food comes in, out of the food table. Typical sizes, not promised: shops differ. */
import type { Food, FoodPack } from '../foods/food.ts'
import { nameSpelt } from '../foods/food-names.ts'
import { foodOf } from '../foods/foods.ts'
import { unitGroup, unitSize } from '../ingredients/units.ts'

/**
 * Packs of one shape: `sizes` rise and count in `unit` (grams, millilitres, what is counted, '' for pieces).
 * `weights` say how much of `unit` is in one of another unit, '' for one piece; up to `loose` pieces are sold
 * singly. `isAbout`: the size is what one usually holds, and is not printed on it.
 */
export type Pack = {
  unit: string
  sizes: readonly number[]
  container: string
  plural: string
  weights: Readonly<Record<string, number>>
  loose: number
  isAbout: boolean
}

/** Ours: a stick is what Americans buy, a knob what comes off a block. In grams. */
const OF_A_BLOCK = { stick: 113, knob: 15 }
/** Ours, in grams: what is said of a herb. */
const OF_A_HERB = { sprig: 2, leaf: 0.5, stem: 2, stalk: 2 }
/** The same piece by another name. */
const PIECES = ['', 'piece', 'rasher', 'slice', 'fillet']
const STICKS = ['stick', 'stalk', 'rib']
const ML_OF_A_CUP = 240
/** Makers' advice: a stock cube in half a litre. */
const ML_OF_A_CUBE = 500
const STOCK_CUBES = 'box of stock cubes'
/** So many of a vegetable are taken singly, if they are lighter than the smallest bag. */
const LOOSE_MAX = 5
const LOOSE_GRAMS_MIN = 60

/** The packs of a food by shape, in the order of the table; none when it is not known or sold as it comes. */
export function packsOf(name: string): readonly Pack[] {
  const food = foodOf(name)
  if (!food) return []
  const known = packsByFood.get(food)
  if (known) return known
  const shapes = Map.groupBy(food.packs, ({ unit, container }) => `${unit} ${container}`)
  const packs = [...shapes.values()]
    .flatMap((shape) => packIn(food, shape))
    // a box of cubes is in every cupboard
    .toSorted((a, b) => Number(b.container === STOCK_CUBES) - Number(a.container === STOCK_CUBES))
  packsByFood.set(food, packs)
  return packs
}

const packsByFood = new WeakMap<Food, readonly Pack[]>()

function packIn(food: Food, shape: readonly FoodPack[]): Pack[] {
  const [{ unit, container } = { unit: '', container: '' }] = shape
  const isFresh = food.aisle === 'Fruit & Vegetables'
  // fruit and vegetables that are counted can be taken singly
  if (container === '' || (unit === '' && isFresh)) return []
  const sizes = shape.map(({ size }) => size).toSorted((a, b) => a - b)
  if (unit === 'cube') return [stockCubes(sizes)]
  const isMeasured = unit === 'g' || unit === 'ml' || unit === ''
  const isFood = nameSpelt(container)?.row.aisle === 'Fruit & Vegetables'
  const piece = food.gramsPerPiece ?? 0
  const loose = isFresh && piece >= LOOSE_GRAMS_MIN ? Math.ceil((sizes[0] ?? 0) / piece) - 1 : 0
  return [
    {
      ...{ unit, sizes, container, plural: pluralOf(container), weights: weightsOf(food, unit) },
      ...{ loose: unit === 'g' ? Math.min(loose, LOOSE_MAX) : 0, isAbout: !isMeasured || isFood },
    },
  ]
}

function stockCubes(sizes: readonly number[]): Pack {
  return {
    ...{ unit: 'ml', sizes: sizes.slice(0, 1).map((count) => count * ML_OF_A_CUBE) },
    ...{ container: STOCK_CUBES, plural: 'boxes of stock cubes' },
    ...{ weights: { cube: ML_OF_A_CUBE, '': ML_OF_A_CUBE }, loose: 0, isAbout: true },
  }
}

function pluralOf(container: string): string {
  if (container.endsWith('loaf')) return `${container.slice(0, -1)}ves`
  return /(?:x|ch|sh|s)$/.test(container) ? `${container}es` : `${container}s`
}

function weightsOf(food: Food, unit: string): Record<string, number> {
  const { gramsPerPiece: piece, gramsPerCup: cup, packs, kindOf, aisle } = food
  const weights: Record<string, number> = {}
  if (STICKS.includes(unit)) for (const each of STICKS) weights[each] = 1
  if (unit === 'ml' && cup !== null) weights.g = ML_OF_A_CUP / cup
  if (unit !== 'g') return weights
  if (packs.some(({ container }) => container === 'block')) Object.assign(weights, OF_A_BLOCK)
  if (piece !== null) for (const each of PIECES) weights[each] = piece
  if (cup !== null) weights.ml = cup / ML_OF_A_CUP
  if (kindOf === 'herb') Object.assign(weights, OF_A_HERB)
  if (cup !== null && aisle === 'Fruit & Vegetables') {
    weights.handful = kindOf === 'herb' ? cup / 2 : cup
  }
  return weights
}

/** The amount in the pack's own unit, or `null` when the two cannot be compared. */
export function amountInPack(pack: Pack, amount: number, unit: string): number | null {
  if (unit === pack.unit) return amount
  const each = Object.hasOwn(pack.weights, unit) ? pack.weights[unit] : undefined
  if (each !== undefined) return amount * each
  const base = unitSize(unit)
  if (base === null || (pack.unit !== 'g' && pack.unit !== 'ml')) return null
  const asked = unitGroup(unit) === 'weight' ? 'g' : 'ml'
  if (asked === pack.unit) return amount * base
  const other = pack.weights[asked]
  return other === undefined ? null : amount * base * other
}
