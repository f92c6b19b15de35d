/** Amounts for a number of people, rounded to what a kitchen measures. */

const FRACTIONS: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** Ours: grams and millilitres to 5, 10 or 25, spoons to quarters and halves, pieces to halves. */
export function amountFor(
  perServing: number,
  unit: string,
  servings: number,
): { quantity: string; unit: string } {
  const total = perServing * servings
  if (unit === 'g' || unit === 'ml') {
    const step = total < 100 ? 5 : total < 500 ? 10 : 25
    return { quantity: String(Math.max(total < 5 ? 2 : 5, Math.round(total / step) * step)), unit }
  }
  if (unit === 'tsp' && total >= 3)
    return { quantity: written(roundTo(total / 3, 0.5)), unit: 'tbsp' }
  if (unit === 'tsp') return { quantity: written(roundTo(total, total < 1 ? 0.25 : 0.5)), unit }
  if (unit === 'tbsp') return { quantity: written(roundTo(total, 0.5)), unit }
  if (unit === 'clove') {
    const cloves = Math.max(1, Math.round(total))
    return { quantity: String(cloves), unit: cloves === 1 ? 'clove' : 'cloves' }
  }
  if (unit === 'tin') {
    const tins = Math.max(0.5, roundTo(total, 0.5))
    return { quantity: written(tins), unit: tins > 1 ? 'tins' : 'tin' }
  }
  if (unit === 'slices') return { quantity: String(Math.max(1, Math.round(total))), unit }
  return { quantity: written(total < 2 ? roundTo(total, 0.5) : Math.round(total)), unit }
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}

/** '1½', '¾', '3'. */
function written(value: number): string {
  const whole = Math.floor(value)
  const sign = FRACTIONS[String(value - whole)]
  if (sign === undefined) return String(Number(value.toFixed(2)))
  return whole === 0 ? sign : `${whole}${sign}`
}
