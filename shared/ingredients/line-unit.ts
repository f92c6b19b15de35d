/** The unit behind a number, further measures of the same amount, and the pack. Knows no names. */
import { take } from './line-number.ts'
import { formatQuantity, NUMBER, numberOf } from './quantity.ts'
import { isMeasure, knownUnit, unitGroup, unitSize } from './units.ts'

const UNIT_ADJECTIVE =
  /^(?:(?:[a-z]{1,12}-sized?|large|small|medium|sized?|whole|fine|lg|md|sm|nice|decent|huge|heaped|heaping|level|scant|generous|good|rounded|big|fat|thin|thick|full|packed|extra-large|long|short|fresh|overflowing|plump|very)(?:,? |-))+/i
/** '/9oz', ' / 177 mL', ', plus 2 tablespoons' after a first measure. */
const SECOND_HERE = new RegExp(
  `(?: ?/ ?| ?\\+ ?|,? plus (?:about )?| ?= ?)${NUMBER}(?: ?- ?${NUMBER})? ?-?([a-z]+\\.?)(?: ${NUMBER} ?([a-z]+))?(?: (?:oz|ounces?)\\b)?,?`,
  'iy',
)
/** 'or 1 stick', where the unit is known: the same amount once more. */
const OR_HERE = new RegExp(` ?or (?:about )?${NUMBER} ?-?([a-z]+)\\b\\.?,?`, 'iy')
const OTHER_SIZE = new RegExp(
  `^(?:(?:large|small|medium|big) )?or ${NUMBER}(?= (?:large|small|medium|big))`,
  'i',
)
/** The second part of one measure: '1 lb 4 oz', '1 cup plus 2 tbsp', '3 tbsp, plus 2 tsp,'. */
const PART_HERE = new RegExp(
  `(,? ?(?:plus|and|&|\\+|minus|less)(?: about)?)? ?(${NUMBER}) ?-?([a-z]+)\\b\\.?,?`,
  'iy',
)
/** These follow one another without a word between; '1 cup 240 ml' says one amount twice. */
const BARE_PARTS = new Map([
  ['lb', 'oz'],
  ['kg', 'g'],
  ['l', 'ml'],
])
/** '1/2-inch cubes' behind a measure: how it is cut. */
const CUT_SIZE = new RegExp(
  `^${NUMBER}[ -]?(?:inch|in|cm|mm)(?:-thick)? (?:pieces?|cubes?|chunks?|slices?|dice|lengths?|strips?)(?: of)? `,
  'i',
)
/** Shapes that are no units: 'log of goat cheese', 'length of leek'. */
const SHAPE_OF =
  /^(?:length|log|section|hunk|slab|lump|grating|shaving|curl|round|wheel|chunk|joint)s? of /i
/** 'pack of 4 burger buns': how many are in it. */
const PACK_UNITS = new Set(['package', 'box', 'bag'])
const COUNT_IN_PACK = /^\d{1,3} (?=[a-z])/i
/** '250g/9oz/1 cup' has three. */
const MEASURES_MAX = 3
/** '400g tin tomatoes': weighed, so the tin is an aside. */
const PACK =
  /^((?:can|tin|jar|pack|packet|package|block|tub|bag|bottle|carton|punnet|pouch|log|piece|pot|box|bunch|sachet|ball|sheet|tray|tube|bar|glass|knob|stick|nest)s?)(?: of)? (?=[a-z])(?!roast|noodle)/i
const LEAD = /^(?:of |each )/i
const LEAD_BEHIND_UNIT =
  /^(?:or (?:more|so|[a-z]+s?(?= of )|bottles|cans?|two|\d)[ ,]*)?(?:of |each |per serving of )?(?:of )?/i

type Unit = { unit: string; rest: string }

/** The unit at the start, with the words of size before it; '' when there is none. */
export function readUnit(text: string): Unit {
  return unitAt(text) ?? unitAt(text.replace(UNIT_ADJECTIVE, '')) ?? { unit: '', rest: text }
}

function unitAt(text: string): Unit | null {
  const special = /^(?:fl(?:uid|\.)?[ -]?(?:oz|ounces?)\b\.?|# ?(?=[a-z]))/i.exec(text)?.[0]
  if (special)
    return { unit: special[0] === '#' ? 'lb' : 'fl oz', rest: text.slice(special.length) }
  const word = /^[a-z]+(?![a-z'’-])\.?(?:\(s\))?/i.exec(text)?.[0]
  if (!word) return null
  const unit = knownUnit(word.replace('(s)', ''))
  if (!unit) return null
  const rest = text.slice(word.length)
  // 'tsp.salt' is a slip; 'l.m.' is none.
  const isStuck = word.endsWith('.') && /^[a-z]/i.test(rest)
  if (isStuck && !(isMeasure(unit) && word.length > 3)) return null
  // '2 cloves, crushed' are cloves.
  const isName =
    rest.trim() === '' || (rest.startsWith(',') && !isMeasure(unit) && !/^, ?garlic\b/i.test(rest))
  return isName ? null : { unit, rest }
}

/** How long a second measure at `at` is, 0 for none: the '/14oz' of '2 x 400g/14oz tins'. */
export function passSecond(text: string, at: number): number {
  return take(SECOND_HERE, text, at)?.[0].length ?? 0
}

type Whole = { quantity: string; rest: string; said: string }

/** '1 lb 4 oz' is 1.25 lb, '1 cup plus 2 tbsp' 1.13 cup, '1 cup minus 1 tbsp' 0.94: nothing is lost. `said` is the second part. */
export function addPart(quantity: string, unit: string, rest: string): Whole {
  const alone = { quantity, rest, said: '' }
  const part = unit === '' ? null : take(PART_HERE, rest, 0)
  const smaller = knownUnit(part?.[3] ?? '') ?? ''
  if (!part || (part[1] === undefined && BARE_PARTS.get(unit) !== smaller)) return alone
  const [size, partSize] = [unitSize(unit), unitSize(smaller)]
  const [first, more] = [numberOf(quantity), numberOf(part[2] ?? '')]
  if (!size || !partSize || partSize > size || unitGroup(unit) !== unitGroup(smaller)) return alone
  if (first === null || more === null) return alone
  const isLess = /minus|less/i.test(part[1] ?? '')
  const sum = first + ((isLess ? -more : more) * partSize) / size
  if (sum <= 0) return alone
  return {
    quantity: formatQuantity(sum),
    rest: rest.slice(part[0].length),
    said: part[0].replace(/,$/, ''),
  }
}

/** `isEach`: so much of each food of a list. */
type Finished = { rest: string; isPacked: boolean; isEach: boolean }

/** Passes over further measures, the pack, 'of', 'each', 'or 2 medium', and notes what it passed. */
export function finish(text: string, unit: string, note: string[]): Finished {
  let rest = text
  for (let count = 0; count < MEASURES_MAX && unit !== ''; count++) {
    const second = take(SECOND_HERE, rest, 0) ?? orMeasure(rest)
    if (!second) break
    note.push(second[0].replace(/^[ ,/=]+|,$/g, ''))
    rest = rest.slice(second[0].length)
  }
  rest = rest.replace(/^[\s,.]+/, '')
  const pack = isMeasure(unit) ? PACK.exec(rest) : null
  const isEach = /^(?:of )?each /i.test(rest)
  if (pack) note.push((pack[1] ?? '').trim())
  rest = rest.slice(pack?.[0].length ?? 0).replace(unit === '' ? LEAD : LEAD_BEHIND_UNIT, '')
  rest = rest.slice(OTHER_SIZE.exec(rest)?.[0].length ?? 0).trimStart()
  return { rest: dropShape(dropTwice(rest, unit), unit, note), isPacked: pack !== null, isEach }
}

function orMeasure(rest: string): RegExpExecArray | null {
  const or = take(OR_HERE, rest, 0)
  return or && knownUnit(or[1] ?? '') ? or : null
}

/** '1 tsp teaspoon maple syrup': the unit said twice. */
function dropTwice(rest: string, unit: string): string {
  if (!isMeasure(unit)) return rest
  const word = /^[a-z]+\b\.? /i.exec(rest)?.[0]
  return word && knownUnit(word.trim()) === unit ? rest.slice(word.length) : rest
}

function dropShape(rest: string, unit: string, note: string[]): string {
  const shape =
    CUT_SIZE.exec(rest) ??
    SHAPE_OF.exec(rest) ??
    (PACK_UNITS.has(unit) ? COUNT_IN_PACK.exec(rest) : null)
  if (!shape) return rest
  note.push(shape[0].replace(/(?: of)? $/, '').replace(/^(?=\d+$)/, 'of '))
  return rest.slice(shape[0].length)
}
