/** Packs that say their size: '2 x 400g tins', 'tin (400 g)'. Knows no foods. */
import { NUMBER, readAmount } from '../ingredients/quantity.ts'
import { canonicalUnit, knownUnit } from '../ingredients/units.ts'

/** So many packs of a size; with `unit` '' the size times the count is one measure. */
export type Sized = { unit: string; low: number; high: number; size: string }

const MEASURE = '(\\d{1,4}(?:\\.\\d{1,3})?) ?(g|kg|ml|cl|l|oz|lb)'
const COUNTED = new RegExp(
  `^(?:(${NUMBER}(?: ?- ?${NUMBER})?) ?(?:[x×] ?)?)?${MEASURE}(?: ([a-z]+))?(?: of)?$`,
  'i',
)
const BEHIND = new RegExp(`^([a-z]+) \\(${MEASURE}(?: each)?\\)$`, 'i')
const CONTAINERS = new Set(
  'can tin jar package pouch carton container bottle bag box tub pot punnet tube bar block ball sachet'.split(
    ' ',
  ),
)

/** True for a unit that is sold in sizes ('tin', 'jar'). */
export function isContainer(unit: string): boolean {
  return CONTAINERS.has(unit)
}

/** `text` is quantity and unit in one: '2 x 400g tins', '400g tin', '4 x 150g'; `null` for anything else. */
export function readSized(text: string): Sized | null {
  const found = COUNTED.exec(text)
  if (!found) return null
  const [, count, number = '', measure = '', word] = found
  const unit = word === undefined ? '' : knownUnit(word)
  if (unit === null || (unit === '' ? !count || !/[x×]/i.test(text) : !isContainer(unit)))
    return null
  const amount = readAmount(count ?? '1')
  if (!amount || amount.low <= 0) return null
  const size = `${number} ${canonicalUnit(measure)}`
  if (unit !== '') return { unit, ...amount, size }
  const each = Number(number)
  const { low, high } = amount
  return { unit: canonicalUnit(measure), low: low * each, high: high * each, size: '' }
}

/** 'tins (400 g)' in two parts; the unit alone when it says no size. */
export function unitAndSize(unit: string): { unit: string; size: string } {
  const found = unit.endsWith(')') ? BEHIND.exec(unit) : null
  const container = found ? (knownUnit(found[1] ?? '') ?? '') : ''
  if (!found || !isContainer(container)) return { unit, size: '' }
  return { unit: container, size: `${found[2]} ${canonicalUnit(found[3] ?? '')}` }
}
