/** The amount at the start of an ingredient line: number, range, size of the pack, unit. */
import { formatQuantity, NUMBER, numberOf, wordNumber } from './quantity.ts'
import { isMeasure, knownUnit, unitSize } from './units.ts'

/** `rest` is what follows, the name first; `note` what was passed over ('14 oz', 'plus 2 tbsp'). */
type LineAmount = { quantity: string; unit: string; rest: string; note: string[] }

const NUMBER_HERE = new RegExp(NUMBER, 'y')
const RANGE_HERE = new RegExp(
  ` ?(?:-|to\\b|or\\b|and\\b) ?(${NUMBER})(?!-?[a-z]+ ?(?:x|can|tin)\\b)`,
  'iy',
)
const WORD_HERE = /[a-z]+(?![a-z'-])/iy
const TIMES_HERE = / ?[x×] ?(?=[\d.])/iy
const APPROX =
  /^(?:(?:about|approximately|approx\.?|around|roughly|circa|ca\.|up to|at least|optional:?|generous|scant|heaped|heaping|a|an) )+(?=[\d.]|couple )/i
/** 'Juice of 2 lemons' buys two lemons. */
const PART_OF =
  /^(?:the )?(?:(?:finely|freshly|coarsely) )?(?:(?:grated|minced|chopped|squeezed) )?((?:juice|zest|rind|peel|leaves|pulp|flesh)(?: (?:and|&|or) (?:(?:finely |freshly )?(?:grated |squeezed )?)(?:juice|zest|rind))?) (?:of|from) (?=\d|\.\d|an? |half|one |two |three )/i
const UNIT_ADJECTIVE =
  /^(?:(?:large|small|medium|sized?|whole|fine|lg|md|sm|heaped|heaping|level|scant|generous|good|rounded|big|fat|thin|thick|full|packed|extra-large|long|short|fresh|overflowing|very)(?:,? |-))+/i
/** '14-ounce', '400g', '1 1/2 inch', '18 by 13 inch' before the container or the food. */
const SIZE_HERE = new RegExp(
  `[ -]?(?:about |approx\\.? )?${NUMBER}(?:(?: ?- ?| to | by | ?x ?)${NUMBER})?[ -]?(?:fluid[ -]ounces?|fl\\.? ?oz|[a-z]+)\\b\\.?(?:-(?:thick|long|wide|square|diameter))?`,
  'iy',
)
/** '/9oz', ' / 177 mL', ' or 7 oz', ', plus 2 tablespoons' after a first measure. */
const SECOND_HERE = new RegExp(
  `(?: ?/ ?| ?\\+ ?|,? plus (?:about )?| ?= ?)${NUMBER}(?: ?- ?${NUMBER})? ?-?([a-z]+\\.?)(?: ${NUMBER} ?([a-z]+))?(?: (?:oz|ounces?)\\b)?,?`,
  'iy',
)
const OTHER_SIZE = new RegExp(
  `^(?:(?:large|small|medium|big) )?or ${NUMBER}(?= (?:large|small|medium|big))`,
  'i',
)
const compoundWith = (units: string) =>
  new RegExp(`^ ?(?:and )?(${NUMBER}) ?(${units})\\b\\.?`, 'i')
/** The second part of one measure: '1 lb 4 oz', '1 l 200 ml'. */
const COMPOUND_OF = new Map([
  ['lb', compoundWith('oz|ounces?')],
  ['kg', compoundWith('g|grams?')],
  ['l', compoundWith('ml')],
])
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
  const number = numberAt(text, start)
  if (!number) return wordlessAmount(text, start, note)
  let { quantity, end } = number
  let at = end
  const second = take(RANGE_HERE, text, end)
  const isSize = /^-[a-z]/i.test(text.slice(at, at + 2)) && sizeAt(text, start)
  if (isSize) {
    // '1-inch piece': the number belongs to the size, the piece is one.
    const size = isSize.trim()
    const after = text.slice(start + isSize.length).trimStart()
    const { unit, rest } = readUnit(after)
    note.push(size)
    return { quantity: '1', unit, rest: finish(rest, unit, note), note }
  }
  if (second) {
    quantity = `${quantity}-${second[1]}`
    at += second[0].length
  }
  at += take(TIMES_HERE, text, at)?.[0].length ?? 0
  const size = text[at] === ' ' || at > end ? sizeAt(text, at) : null
  if (size) {
    note.push(size.trim())
    at += size.length
    at += take(SECOND_HERE, text, at)?.[0].length ?? 0
  }
  const { unit, rest } = readUnit(dropLead(text.slice(at)))
  const whole = compound(quantity, unit, rest)
  return { ...whole, unit, rest: finish(whole.rest, unit, note), note }
}

/** '1 lb 4 oz' is 1.25 lb. */
function compound(
  quantity: string,
  unit: string,
  rest: string,
): { quantity: string; rest: string } {
  const second = COMPOUND_OF.get(unit)?.exec(rest)
  const [size, part] = [unitSize(unit), unitSize(knownUnit(second?.[2] ?? '') ?? '')]
  const [first, more] = [numberOf(quantity), numberOf(second?.[1] ?? '')]
  if (!second || !size || !part || first === null || more === null) return { quantity, rest }
  const sum = formatQuantity(first + (more * part) / size)
  return { quantity: sum, rest: rest.slice(second[0].length) }
}

type Found = { quantity: string; end: number }

function numberAt(text: string, start: number): Found | null {
  const number = take(NUMBER_HERE, text, start)
  if (number) {
    const quantity = number[0].replace(/ ?(?:&|and|-) ?(?=\d+ ?\/)/, ' ').replace(/ ?\/ ?/, '/')
    return numberOf(quantity) === null ? null : { quantity, end: start + number[0].length }
  }
  const word = take(WORD_HERE, text, start)?.[0]
  if (!word) return null
  const value = wordNumber(word.toLowerCase())
  if (value === null || A_FEW.test(text.slice(start))) return null
  let end = start + word.length
  // 'half a lemon', 'a dozen eggs', 'half of the dough'
  const next = take(/ (an?|dozen|of)\b/iy, text, end)
  if (next) end += next[0].length
  const times = next?.[1]?.toLowerCase() === 'dozen' && value !== 12 ? 12 : 1
  return { quantity: value === 0.5 ? '1/2' : value === 0.25 ? '1/4' : String(value * times), end }
}

/** 'pinch of salt', 'a few sprigs', 'large handful of rocket': a unit and no number. */
function wordlessAmount(text: string, start: number, note: string[]): LineAmount {
  const rest = text
    .slice(start)
    .replace(/^(?:additional|extra|optional(?: garnish)?:|garnish:) ?/i, '')
  const few = A_FEW.exec(rest)
  if (few) {
    const unit = readUnit(rest.slice(few[0].length))
    const name = finish(unit.rest, unit.unit, note)
    return { quantity: few[0].trim().toLowerCase(), unit: unit.unit, rest: name, note }
  }
  const unit = readUnit(rest)
  if (unit.unit === '') return { quantity: '', unit: '', rest, note }
  return { quantity: '', unit: unit.unit, rest: finish(unit.rest, unit.unit, note), note }
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

/** The unit at the start, with the words of size before it; '' when there is none. */
function readUnit(text: string): { unit: string; rest: string } {
  return unitAt(text) ?? unitAt(text.replace(UNIT_ADJECTIVE, '')) ?? { unit: '', rest: text }
}

function unitAt(text: string): { unit: string; rest: string } | null {
  const fluid = /^fl(?:uid|\.)?[ -]?(?:oz|ounces?)\b\.?/i.exec(text)
  if (fluid) return { unit: 'fl oz', rest: text.slice(fluid[0].length) }
  const word = /^[a-z]+(?![a-z'’-]|\.[a-z])\.?(?:\(s\))?/i.exec(text)?.[0]
  if (!word) return null
  const unit = knownUnit(word.replace('(s)', ''))
  if (!unit) return null
  const rest = text.slice(word.length)
  // '2 cloves, crushed' are cloves.
  const isName = rest.trim() === '' || (rest.startsWith(',') && !isMeasure(unit))
  return isName ? null : { unit, rest }
}

/** Passes over further measures, the pack, 'of', 'each', 'or 2 medium'. */
function finish(text: string, unit: string, note: string[]): string {
  let rest = text
  for (let count = 0; count < MEASURES_MAX && unit !== ''; count++) {
    const second = take(SECOND_HERE, rest, 0)
    if (!second) break
    note.push(second[0].replace(/^[ ,/=]+|,$/g, ''))
    rest = rest.slice(second[0].length)
  }
  rest = rest.replace(/^[\s,.]+/, '')
  const pack = isMeasure(unit) ? PACK.exec(rest) : null
  if (pack) note.push((pack[1] ?? '').trim())
  rest = rest.slice(pack?.[0].length ?? 0).replace(unit === '' ? LEAD : LEAD_BEHIND_UNIT, '')
  return rest.slice(OTHER_SIZE.exec(rest)?.[0].length ?? 0).trimStart()
}

/** '250g/9oz/1 cup' has three. */
const MEASURES_MAX = 3
/** '400g tin tomatoes': weighed, so the tin is an aside. */
const PACK =
  /^((?:can|tin|jar|pack|packet|package|block|tub|bag|bottle|carton|punnet|pouch|log|piece|pot|box|bunch)s?)(?: of)? (?=[a-z])/i
const LEAD = /^(?:of |each )/i
const LEAD_BEHIND_UNIT =
  /^(?:or (?:more|so|[a-z]+s?(?= of )|bottles|cans|two)[ ,]*)?(?:of |each |per serving of )?/i

function take(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
