/** An ingredient that another recipe keeper holds in parts: amount, unit, food, note. No I/O. */
import { formatQuantity } from '../ingredients/quantity.ts'
import { type Ingredient, RECIPE_LIMITS } from '../recipes/schema.ts'

/** Cook's fractions as a keeper's decimals have them. */
const FRACTIONS: Record<string, string> = {
  '0.13': '1/8',
  '0.25': '1/4',
  '0.33': '1/3',
  '0.38': '3/8',
  '0.5': '1/2',
  '0.63': '5/8',
  '0.67': '2/3',
  '0.75': '3/4',
  '0.88': '7/8',
}

/** 2, '1 1/2', '0.2'; '' for nothing. `amount` is what the keeper counts with. */
export function amountText(amount: number | null): string {
  if (amount === null || amount <= 0) return ''
  const whole = Math.floor(amount)
  const fraction = FRACTIONS[formatQuantity(amount - whole)]
  if (fraction === undefined) return formatQuantity(amount)
  return whole === 0 ? fraction : `${whole} ${fraction}`
}

type Parts = { amount: number | null; unit: string; food: string; note: string }

/** A unit that is too long for one is part of the name. */
export function ingredientOfParts({ amount, unit, food, note }: Parts): Ingredient {
  const isUnit = unit.length <= RECIPE_LIMITS.ingredientUnit
  const named = [isUnit ? '' : unit, food].filter((part) => part !== '').join(' ')
  return {
    quantity: amountText(amount),
    unit: isUnit ? unit : '',
    name: [named, note].filter((part) => part !== '').join(', '),
  }
}
