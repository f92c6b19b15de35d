/** How a line of a list reads: '2 x leeks', '500 g potatoes' (contract, Decisions). Text only, no markup. */
import { readAmount } from '../ingredients/quantity.ts'
import { canonicalUnit, isMeasure, pluralUnit } from '../ingredients/units.ts'

/** The bold part, '' when there is no amount, and what follows after a blank. */
type ShownAmount = { amount: string; name: string }

/**
 * A line in two parts. An 'x' stands between a count and what is counted ('2 x leeks', '3 x tins chopped
 * tomatoes'), not after a measure ('500 g potatoes'), nor after words ('to taste salt' has none).
 */
export function shownAmount(
  quantity: string | number | null,
  unit: string | null,
  name: string,
): ShownAmount {
  const amount = String(quantity ?? '').trim()
  const given = (unit ?? '').trim()
  const value = readAmount(amount)
  if (!value || value.high === 0) return { amount: `${amount} ${given}`.trim(), name }
  const known = canonicalUnit(given)
  if (known !== '' && isMeasure(known))
    return { amount: `${amount} ${pluralUnit(known, value.high)}`, name }
  return { amount: `${amount} x`, name: `${pluralUnit(known, value.high)} ${name}`.trim() }
}

/**
 * What each line is called, by id: the whole line, and where several read the same a number from the second
 * on ('2 x leeks (2)'), so that they can be told apart unseen.
 */
export function lineNames(
  items: readonly {
    id: string
    quantity: string | number | null
    unit: string | null
    name: string
  }[],
): Map<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    items.map((item) => {
      const { amount, name } = shownAmount(item.quantity, item.unit, item.name)
      const line = `${amount} ${name}`.trim()
      const count = (counts.get(line) ?? 0) + 1
      counts.set(line, count)
      return [item.id, count === 1 ? line : `${line} (${count})`]
    }),
  )
}
