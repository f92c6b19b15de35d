/** The amount behind a name: 'Plain flour 200g', 'Eggs x 2', 'Milk: 200 ml'. Only where none stands in front. */
import { NUMBER, numberOf } from './quantity.ts'
import { knownUnit } from './units.ts'

/** `rest` is the line without the amount. */
type Trailing = { quantity: string; unit: string; rest: string }

/** A number behind a sign or a blank, its unit or size, then the end or a comma. */
const BEHIND = new RegExp(
  `(?<sign> ?[,:] | - | x ?| )(?:about |approx\\.? |around )?(?<number>${NUMBER})(?: ?- ?(?<upper>${NUMBER}))? ?(?<word>fl oz|[a-z]+\\.?)?(?=,|$)`,
  'i',
)
/** '(200g)', '(about ½ cup)' and nothing else in the brackets. */
const ALONE = new RegExp(
  `^(?:about |approx\\.? |around )?(${NUMBER})(?: ?- ?${NUMBER})? ?(fl oz|[a-z]+)\\.?$`,
  'i',
)
/** Behind these a number names the food or the way it is cut, and says no amount. */
const NAMES_A_NUMBER =
  /\b(?:type|tipo|no|number|grade|size|step|part|in|into|by|of|to|at|yield|makes?)\.?$/i
const SIZES = new Set(['large', 'small', 'medium', 'whole'])
/** A bare count is small: '00' is a flour, 1977 a year. */
const BARE_COUNT_MAX = 50

/** The amount at the end of the name, or after its comma; `null` when there is none. */
export function trailingAmount(main: string): Trailing | null {
  const found = BEHIND.exec(main)
  const { sign = '', number = '', upper, word = '' } = found?.groups ?? {}
  const value = numberOf(number)
  if (!found || found.index === 0 || !value) return null
  const name = main.slice(0, found.index)
  const unit = word === '' || SIZES.has(word.toLowerCase()) ? '' : knownUnit(word)
  if (unit === null || NAMES_A_NUMBER.test(name)) return null
  if (unit === '' && (name.includes(',') || (sign === ' ' && value > BARE_COUNT_MAX))) return null
  const rest = name + main.slice(found.index + found[0].length)
  return { quantity: upper ? `${number}-${upper}` : number, unit, rest }
}

/** The amount in brackets behind a name: 'Sugar (100g)'. `null` when they say anything else. */
export function bracketAmount(asides: readonly string[]): Omit<Trailing, 'rest'> | null {
  const found = asides.length === 1 ? ALONE.exec(asides[0] ?? '') : null
  const unit = found ? knownUnit(found[2] ?? '') : null
  return found && unit ? { quantity: found[1] ?? '', unit } : null
}
