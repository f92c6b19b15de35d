/** Amounts for more or fewer at the table, as a cook writes them. The stored recipe stays as it is. */
import {
  NUMBER,
  numberOf,
  PREFIX,
  plainNumbers,
  QUANTITY_MAX,
  readAmount,
} from '../ingredients/quantity.ts'
import { knownUnit, pluralUnit } from '../ingredients/units.ts'
import type { Ingredient } from './schema.ts'

const LEADING = new RegExp(`^(${NUMBER})(?:(?: ?- ?| to | or )(${NUMBER}))?(.*)$`, 's')
/** '1 tbsp + 1 tsp', '1 cup plus 2 tbsp': each side is an amount of its own. */
const SUM = /( ?\+ ?| plus )/
/** '2 x 400': the first number counts, the second is a size. */
const TIMES = /^ ?[x×] ?\d/i

const METRIC_LARGE = new Set(['kg', 'l'])
const METRIC_SMALL = new Set(['g', 'mg', 'ml', 'cl', 'dl'])

/** Cook's fractions. Fifths and sixths alone, where the next eighth is too far away. */
const FRACTIONS: [value: number, sign: string][] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
  [1, ''],
]
const SMALL_FRACTIONS: [value: number, sign: string][] = [
  ...FRACTIONS.slice(1),
  [1 / 6, '⅙'],
  [1 / 5, '⅕'],
]
/** From here on nobody measures a fraction. */
const WHOLE_FROM = 20

/**
 * The ingredients for `to` servings of a recipe written for `from`. Names stay; a unit that is
 * written as we write it follows its number ('1 cup', '2 cups'); what has no number stays as it is.
 * Ours: `spec/` shows amounts only as stored.
 */
export function scaleIngredients(
  ingredients: readonly Ingredient[],
  { from, to }: { from: number; to: number },
): Ingredient[] {
  if (from === to) return [...ingredients]
  return ingredients.map((ingredient) => {
    const quantity = scaleQuantity(ingredient.quantity, ingredient.unit, to / from)
    if (quantity === ingredient.quantity) return ingredient
    return { ...ingredient, quantity, unit: unitFor(ingredient.unit, quantity) }
  })
}

/**
 * A quantity times `factor`: metric units in decimals, everything else in fractions, both ends of a
 * range, words before and after kept. Text without a number at its start comes back unchanged.
 */
export function scaleQuantity(quantity: string, unit: string, factor: number): string {
  if (factor === 1 || quantity.length > QUANTITY_MAX) return quantity
  const parts = plainNumbers(quantity).split(SUM)
  const scaled = parts.map((part, at) => (at % 2 === 1 ? part : scalePart(part, unit, factor)))
  // half of a sum would be a false amount
  return scaled.includes(null) ? quantity : scaled.join('')
}

function scalePart(part: string, unit: string, factor: number): string | null {
  const skipped = PREFIX.exec(part.toLowerCase())?.[0].length ?? 0
  const [prefix, text] = [part.slice(0, skipped), part.slice(skipped)]
  const found = LEADING.exec(text)
  if (!found) {
    const words = readAmount(text)
    if (!words || words.high === 0) return null
    return prefix + written(words.high * factor, unit)
  }
  const [, first = '', second = first, rest = ''] = found
  const ends = [numberOf(first), numberOf(second)]
  const measure = TIMES.test(rest) ? '' : (unitAfter(rest) ?? unit)
  const [low, high] = ends
    .map((end) => (end === null ? Number.NaN : end * factor))
    .sort((a, b) => a - b)
    .map((end) => written(end, measure))
  if (ends.includes(null)) return null
  return prefix + (low === high ? low : `${low}–${high}`) + rest
}

/** The unit that a quantity brings along: 'g' of '200g', 'g' of '400 g tin'. */
function unitAfter(rest: string): string | null {
  const word = /^ ?(\p{L}{1,12})/u.exec(rest)?.[1]
  return word ? knownUnit(word) : null
}

function written(value: number, unit: string): string {
  const name = knownUnit(unit.trim()) ?? ''
  if (METRIC_LARGE.has(name)) return decimal(value, value >= 100 ? 0 : 3)
  if (METRIC_SMALL.has(name)) return decimal(value, value >= 10 ? 0 : 2)
  return fraction(value)
}

/** `digits` that count; 0 for a whole number. */
function decimal(value: number, digits: number): string {
  if (digits === 0) return String(Math.round(value))
  // never '1e-7', and never nothing of something
  if (value > 0 && value < 0.001) return '0.001'
  return String(Number(value.toPrecision(digits)))
}

function fraction(value: number): string {
  if (value === 0) return '0'
  if (value < 1 / 8 - 1e-9) return `1/${Math.min(9999, Math.round(1 / value))}`
  if (value >= WHOLE_FROM) return String(Math.round(value))
  const whole = Math.floor(value)
  const part = value - whole
  const [near, sign] = nearest(whole === 0 ? SMALL_FRACTIONS : FRACTIONS, part)
  const count = near === 1 ? whole + 1 : whole
  return count === 0 ? sign : `${count}${sign}`
}

function nearest(fractions: typeof FRACTIONS, part: number) {
  return fractions.reduce((best, next) =>
    Math.abs(next[0] - part) < Math.abs(best[0] - part) ? next : best,
  )
}

function unitFor(unit: string, quantity: string): string {
  const amount = readAmount(quantity)
  const name = knownUnit(unit)
  if (!amount || !name || (unit !== name && unit !== pluralUnit(name, 2))) return unit
  return pluralUnit(name, amount.high)
}
