/** How a line of a list reads: '2 x leeks', '500 g potatoes' (contract, Decisions). Text only, no markup. */
import { formatQuantity, readAmount } from '../ingredients/quantity.ts'
import { canonicalUnit, isMeasure, knownUnit, pluralUnit } from '../ingredients/units.ts'
import { unitAndSize } from './sized-unit.ts'

/** The bold part, '' when there is no amount, and what follows after a blank. */
type ShownAmount = { amount: string; name: string }

/** Ours: scales and packs speak of kilograms and litres from here on, and of whole grams from 20. */
const LARGE = 1_000
const WHOLE_FROM = 20
const LARGER: Record<string, string> = { g: 'kg', ml: 'l' }
const COUNTED = /^((?:a )?few|\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?) ([a-z]+)( \([^()]*\))?$/i
const MEASURED = /^(\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?) (g|ml)$/

/**
 * '1530 ml' as '1.53 l', '953.59 g' as '954 g', '7 clove' as '7 cloves', each in its place in '3 + 1200 g';
 * other text as it is.
 */
export function readable(amount: string): string {
  return amount
    .split(' + ')
    .map((piece) => {
      const [, number = '', unit = ''] = MEASURED.exec(piece) ?? []
      const value = readAmount(number)
      if (!value || value.high < WHOLE_FROM) return inItsNumber(piece)
      const isLarge = value.high >= LARGE
      const shown = (each: number) =>
        isLarge
          ? formatQuantity(each / LARGE)
          : each < WHOLE_FROM
            ? formatQuantity(each)
            : String(Math.round(each))
      const ends = [...new Set([value.low, value.high].map(shown))]
      return `${ends.join('-')} ${isLarge ? LARGER[unit] : unit}`
    })
    .join(' + ')
}

function inItsNumber(piece: string): string {
  const [, count = '', unit = '', rest = ''] = COUNTED.exec(piece) ?? []
  const known = knownUnit(unit)
  if (!known) return piece
  const high = /few$/i.test(count) ? 2 : (readAmount(count)?.high ?? 1)
  return `${count} ${pluralUnit(known, high)}${rest}`
}

/**
 * A line in two parts. An 'x' stands between a count and what is counted ('2 x leeks', '3 x tins chopped
 * tomatoes', '2 x tins (400 g) tomatoes'), not after a measure ('500 g potatoes'), nor after words ('to
 * taste salt' has none). Ours: '1530 ml' reads as '1.53 l'.
 */
export function shownAmount(
  quantity: string | number | null,
  unit: string | null,
  name: string,
): ShownAmount {
  const amount = String(quantity ?? '').trim()
  const given = (unit ?? '').trim()
  const value = readAmount(amount)
  if (!value || value.high === 0) return { amount: readable(`${amount} ${given}`.trim()), name }
  const { unit: pack, size } = unitAndSize(given)
  const known = canonicalUnit(pack)
  if (known !== '' && isMeasure(known))
    return { amount: readable(`${amount} ${pluralUnit(known, value.high)}`), name }
  const counted = `${pluralUnit(known, value.high)}${size === '' ? '' : ` (${size})`}`
  return { amount: `${amount} x`, name: `${counted} ${name}`.trim() }
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
