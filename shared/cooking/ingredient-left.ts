/** One ingredient's account through the steps: what is taken, what is left, what cannot be told. No texts. */
import { readAmount } from '../ingredients/quantity.ts'
import { canonicalUnit, pluralUnit, unitGroup, unitSize } from '../ingredients/units.ts'
import { scaleQuantity } from '../recipes/scale.ts'
import type { Ingredient } from '../recipes/schema.ts'
import type { Portion } from './portion-words.ts'

/** As in a recipe; both '' where nothing can be told. */
export type Amount = Pick<Ingredient, 'quantity' | 'unit'>

export const UNKNOWN: Amount = { quantity: '', unit: '' }
const words = (quantity: string): Amount => ({ quantity, unit: '' })

const SHARES: [value: number, words: string][] = [
  [1 / 2, 'half the'],
  [1 / 3, 'a third of the'],
  [2 / 3, 'two thirds of the'],
  [1 / 4, 'a quarter of the'],
  [3 / 4, 'three quarters of the'],
]

/** Their rounding, of a cook's fractions. */
const NEARLY = 1e-6

/** How much of one ingredient is left, told what each step takes, in their order. */
export class Left {
  /** False once some of it was taken that cannot be counted. */
  isKnown = true
  #shown = 0
  readonly #written: Amount
  readonly #total: number | null
  readonly #unit: string

  constructor(ingredient: Ingredient) {
    this.#written = { quantity: ingredient.quantity, unit: ingredient.unit }
    const amount = readAmount(ingredient.quantity)
    this.#unit = canonicalUnit(ingredient.unit)
    this.#total = amount && amount.high > 0 && amount.low === amount.high ? amount.high : null
  }

  /** What a step takes that says so much of it; '' where more was said than there is. */
  take(portions: readonly Portion[]): Amount {
    const [only] = portions
    const values = portions.map((portion) => this.#valueOf(portion))
    const sum = values.reduce<number | null>(
      (all, value) => (all === null || value === null ? null : all + value),
      0,
    )
    if (sum !== null && this.#total !== null) {
      if (sum > 0 && this.#shown + sum <= this.#total * (1 + NEARLY)) {
        this.#shown += sum
        const isAsWritten = portions.length === 1 && only?.kind === 'amount' && only.unit !== ''
        return isAsWritten ? written(only.value, only.unit) : this.#inItsUnit(sum)
      }
    }
    const spoken = only && portions.length === 1 && sum === null ? this.#wordsFor(only) : UNKNOWN
    this.isKnown = false
    return spoken
  }

  #inItsUnit(sum: number): Amount {
    if (sum === this.#total) return this.#written
    return written(sum, this.#unit)
  }

  /** In the unit of the recipe; null when it cannot be counted. */
  #valueOf(portion: Portion): number | null {
    const rest = this.#total !== null && this.isKnown ? this.#total - this.#shown : null
    switch (portion.kind) {
      case 'amount':
        return converted(portion.value, portion.unit, this.#unit)
      case 'share': {
        const whole = portion.of === 'all' ? this.#total : rest
        return whole === null ? null : whole * portion.value
      }
      case 'rest':
        return this.#shown > 0 ? rest : null
      case 'all':
        return this.#shown === 0 ? rest : null
      default:
        return null
    }
  }

  /** What is said where it cannot be counted. */
  #wordsFor(portion: Portion): Amount {
    switch (portion.kind) {
      case 'amount':
        return portion.unit === '' ? UNKNOWN : written(portion.value, portion.unit)
      case 'share': {
        const known = SHARES.find(([value]) => value === portion.value)
        return known && portion.of === 'all' ? words(known[1]) : UNKNOWN
      }
      case 'rest':
        return words('the rest of the')
      case 'most':
        return words('most of the')
      default:
        return UNKNOWN
    }
  }
}

function written(value: number, unit: string): Amount {
  return { quantity: scaleQuantity('1', unit, value), unit: pluralUnit(unit, value) }
}

/** Null where one cannot be made of the other. */
function converted(value: number, from: string, to: string): number | null {
  if (from === to) return value
  const [size, other] = [unitSize(from), unitSize(to)]
  if (size && other && unitGroup(from) === unitGroup(to)) return (value * size) / other
  const areCounted = unitGroup(from) === 'count' && unitGroup(to) === 'count'
  return areCounted && (from === '' || to === '') ? value : null
}
