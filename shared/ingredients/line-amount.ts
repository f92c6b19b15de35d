/** The amount at the start of an ingredient line: number, range, size of the pack, unit. */
import { numberAt, rangeAt, take } from './line-number.ts'
import { addPart, finish, passSecond, readUnit } from './line-unit.ts'
import { NUMBER } from './quantity.ts'
import { isMeasure, knownUnit } from './units.ts'

/**
 * `rest` is what follows, the name first; `note` what was passed over ('14 oz', 'plus 2 tbsp').
 * `isPacked`: the food is weighed and comes in a pack ('400g tin'). `isEach`: a list follows ('1 tsp each').
 */
type LineAmount = {
  quantity: string
  unit: string
  rest: string
  note: string[]
  isPacked: boolean
  isEach: boolean
}

const TIMES_HERE = / ?[x×] ?(?=[\d.])/iy
const APPROX =
  /^(?:(?:about|approximately|approx\.?|around|roughly|circa|ca\.|up to|at least|optional:?|generous|scant|heaped|heaping|a|an) )+(?=[\d.]|couple )/i
/** 'Juice of 2 lemons' buys two lemons. */
const PART_OF =
  /^(?:the )?(?:(?:finely|freshly|coarsely) )?(?:(?:grated|minced|chopped|squeezed) )?((?:juice|zest|rind|peel|leaves|stems|pulp|flesh|seeds|yolks?|whites?)(?: (?:and|&|or) (?:(?:finely |freshly )?(?:grated |squeezed )?)(?:juice|zest|rind))?) (?:(?:of|from) )?(?=\d|\.\d|an? |half|one |two |three |four |six )/i
/** '14-ounce', '400g', '1 1/2 inch', '18 by 13 inch' before the container or the food. */
const SIZE_HERE = new RegExp(
  `[ -]?(?:about |approx\\.? )?${NUMBER}(?:(?: ?- ?| to | by | ?x ?)${NUMBER})?[ -]?(?:fluid[ -]ounces?|fl\\.? ?oz|[a-z]+)\\b\\.?(?:-(?:thick|long|wide|square|diameter))?`,
  'iy',
)
/** '5cm/2in', '2 inch' right behind the number: how long it is, not how many. */
const LENGTH_HERE = new RegExp(
  ` ?-?(?:cm|mm|inch(?:es)?|in(?=/|[ -](?:piece|knob|length|stick|slice|chunk)))\\b\\.?(?: ?/ ?${NUMBER} ?-?(?:inch(?:es)?|in|cm|mm)\\b)?(?:[ -](?:thick|long|wide|square|diameter|cubed?)\\b)?`,
  'iy',
)
/** '14-ounces tofu' weighs fourteen; a '14-ounce can' is one. */
const PLURAL_MEASURE = /-(?:ounces|pounds|grams|lbs|cups)\b/iy
/** 'fat or 2 thin', 'large or 2 small' between a number and what is counted. */
const OTHER_COUNT = new RegExp(
  `^(?:very )?(?:small|medium|large|big|fat|thin|thick|short|long|plump) or ${NUMBER} (?=(?:very )?(?:small|medium|large|big|fat|thin|thick|short|long|plump) )`,
  'i',
)
const A_FEW = /^(?:a (?:few|little|bit of)|few|some|several) (?=[a-z])/i
const SIZE_UNITS = new Set('inch inches in cm mm inch-thick'.split(' '))

/** Reads the amount at the start of `text` (plain characters, brackets taken out). Never throws. */
export function readLineAmount(text: string): LineAmount {
  const note: string[] = []
  let start = 0
  const part = PART_OF.exec(text)
  if (part) {
    start = part[0].length
    note.push(part[1] ?? '')
  }
  start += APPROX.exec(text.slice(start))?.[0].length ?? 0
  const number = A_FEW.test(text.slice(start)) ? null : numberAt(text, start)
  if (!number) return wordlessAmount(text, start, note)
  const size = wholeSize(text, start, number.end)
  if (size) {
    // '1-inch piece': the number belongs to the size, the piece is one.
    note.push(size.trim())
    const after = text.slice(start + size.length).trimStart()
    return named(packCount(number.quantity, after), after, note)
  }
  let { quantity, end: at } = number
  const upper = rangeAt(text, at)
  if (upper) {
    quantity = `${quantity}-${upper.quantity}`
    at = upper.end
  }
  at += take(TIMES_HERE, text, at)?.[0].length ?? 0
  const pack = text[at] === ' ' || at > number.end ? sizeAt(text, at) : null
  if (pack) {
    note.push(pack.trim())
    at += pack.length
    at += passSecond(text, at)
  }
  return named(quantity, dropLead(text.slice(at)), note)
}

/** The size that the first number belongs to, or `null` when it says how many. */
function wholeSize(text: string, start: number, end: number): string | null {
  const length = take(LENGTH_HERE, text, end)
  if (length) return text.slice(start, end) + length[0]
  if (!/^-[a-z]/i.test(text.slice(end, end + 2)) || take(PLURAL_MEASURE, text, end)) return null
  return sizeAt(text, start)
}

/** '1 1/4-ounce package' is one; '2 1/4-ounce packages' are two of a quarter. */
function packCount(quantity: string, after: string): string {
  const count = /^\d{1,2}(?= \d)/.exec(quantity)?.[0]
  return count && /^[a-z]+s\b/i.test(after) ? count : '1'
}

/** The unit and what follows it, of an amount that is read. */
function named(quantity: string, text: string, note: string[]): LineAmount {
  const { unit, rest } = readUnit(text.slice(OTHER_COUNT.exec(text)?.[0].length ?? 0))
  const whole = addPart(quantity, unit, rest)
  if (whole.said !== '') note.push(`${quantity} ${unit} ${whole.said.replace(/^[, ]+/, '')}`)
  return { quantity: whole.quantity, unit, note, ...finish(whole.rest, unit, note) }
}

/** 'pinch of salt', 'a few sprigs', 'large handful of rocket': a unit and no number. */
function wordlessAmount(text: string, start: number, note: string[]): LineAmount {
  const rest = text
    .slice(start)
    .replace(/^(?:additional |extra (?!virgin)|(?:optional(?: garnish)?|garnish): ?)/i, '')
  const few = A_FEW.exec(rest)
  if (few) return named(few[0].trim().toLowerCase(), rest.slice(few[0].length), note)
  const { unit } = readUnit(rest)
  if (unit !== '') return named('', rest, note)
  return { quantity: '', unit, rest, note, isPacked: false, isEach: false }
}

function sizeAt(text: string, at: number): string | null {
  const size = take(SIZE_HERE, text, at)?.[0]
  if (!size) return null
  const word = /([a-z. ]+?)\.?(?:-[a-z]+)?$/i.exec(size)?.[1]?.trim() ?? ''
  const unit = knownUnit(word.replace(/[ -]+/g, ' '))
  return SIZE_UNITS.has(word.toLowerCase()) || (unit && isMeasure(unit)) ? size : null
}

function dropLead(text: string): string {
  return text.replace(/^[\s.*)-]+/, '').replace(/^(?:of|x) /i, '')
}
