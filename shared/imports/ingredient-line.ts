/** An ingredient line as a recipe keeps it: amount and unit apart, everything else in the line's own words. */
import { withoutChoice, withoutPrice } from '../ingredients/line-slips.ts'
import { parseIngredient } from '../ingredients/parse.ts'
import { RECIPE_LIMITS } from '../recipes/limits.ts'
import type { Ingredient } from '../recipes/schema.ts'
import { oneLine } from './fit-text.ts'
import { withoutFootnoteSign } from './text-noise.ts'

const NUMBER = '(?:\\d{1,6}(?:[.,/⁄]\\d{1,4})?[½¼¾⅓⅔⅛⅜⅝⅞]?|[½¼¾⅓⅔⅛⅜⅝⅞])'
/** Behind a whole number only a fraction goes on: '1 1/2', but '1 13oz. can' is one. */
const MIXED = `${NUMBER}(?: (?:\\d{1,2}[/⁄]\\d{1,2}|[½¼¾⅓⅔⅛⅜⅝⅞]))?`
const LEADING_AMOUNT = new RegExp(
  `^${MIXED}(?: ?(?:-|–|to) ?${MIXED}(?! ?(?:-|–)?(?:oz|ounce)))?`,
  'u',
)
/** '13oz.', '14.5-ounce', '400g/14oz': how much one of them holds or weighs. */
const SIZE =
  /^ ?(?:\d{1,4}(?:[.,/]\d{1,3})?|[½¼¾])(?: ?(?:-|–|to) ?\d{1,4}(?:\.\d{1,2})?)?[ -]?(?:fl(?:uid|\.)? ?(?:oz|ounces?)|oz|ounces?|g|grams?|kg|ml|cl|l|lit(?:re|er)s?|lbs?|pounds?|inch(?:es)?|cm|quarts?|gallons?|pints?)\b\.?(?: ?\/ ?\d{1,4}(?:\.\d{1,2})?[ -]?(?:oz|g|ml|lb)\b\.?)?/i

/**
 * The line in the form's three fields. A reader of lines for shopping may drop 'large' or 'minced';
 * a recipe may not, so only what the parser took for amount and unit leaves the line (unit as written).
 * Where the amount stands elsewhere ('Juice of 1 lime') the parser's words are kept, its note after a comma.
 */
export function readIngredientLine(text: string): Ingredient {
  const bare = oneLine(text.slice(0, RECIPE_LIMITS.step)).replace(/^[-•·▢☐✓*+ ]+/u, '')
  const line = withoutFootnoteSign(withoutChoice(withoutPrice(bare)))
  const parsed = parseIngredient(line)
  if (parsed.quantity === '' && parsed.unit === '') return { name: line, quantity: '', unit: '' }
  const amount = LEADING_AMOUNT.exec(line)?.[0]
  if (amount !== undefined && parseIngredient(`${amount} x`).quantity === parsed.quantity) {
    const { size, rest } = sizeLast(line.slice(amount.length))
    const unit = unitAtStart(rest, parsed.unit)
    const food = asideLast(rest.slice(unit.length)).replace(/^of /i, '')
    const name = size === '' ? food : `${food} (${size})`
    // '2 x 400g tins' and '250g/9oz' say more about the amount than one number and one unit hold.
    if (/^[\p{L}\p{N}(]/u.test(name) && !/^x ?\d/i.test(name)) {
      return { name, quantity: parsed.quantity, unit: unit.replace(/\.$/, '') }
    }
  }
  const food = asideLast(parsed.name).replace(/^of /i, '')
  const name = parsed.note ? `${food}, ${noteOf(line, parsed.note)}` : food
  return { name, quantity: parsed.quantity, unit: parsed.unit }
}

/** Behind the amount the size of each goes last, as one in brackets does: '13oz. can coconut milk'. */
function sizeLast(text: string): { size: string; rest: string } {
  const size = SIZE.exec(text)?.[0] ?? ''
  const rest = asideLast(text.slice(size.length))
  // the measure of the food itself: '400 g flour' has no number before it
  const isSize = /^ /.test(size) && /^\p{L}/u.test(rest)
  return isSize
    ? { size: size.trim().replace(/\.$/, ''), rest }
    : { size: '', rest: asideLast(text) }
}

/** 'Juice of 1 lime' is '1', 'lime, juice of'. */
function noteOf(line: string, note: string): string {
  const isPart = line.slice(0, note.length + 4).toLowerCase() === `${note.toLowerCase()} of `
  return isPart ? `${note.charAt(0).toLowerCase()}${note.slice(1)} of` : note
}

/** The one or two words that the parser reads as this unit, as they are written; '' when others. */
function unitAtStart(rest: string, unit: string): string {
  if (unit === '') return ''
  const [one = '', two = ''] = /^([\p{L}]+\.?)( [\p{L}]+\.?)?/u.exec(rest)?.slice(1) ?? []
  return (
    [one, `${one}${two}`].find((words) => {
      const read = parseIngredient(`1 ${words} flour`)
      return read.unit === unit && read.name === 'flour' && !read.note
    }) ?? ''
  )
}

/** What stands in brackets first goes last: '(283g) flour' is 'flour (283g)'. */
function asideLast(text: string): string {
  const trimmed = text.replace(/^[\s,.:–-]+/u, '').trim()
  const end = trimmed.startsWith('(') ? trimmed.indexOf(')') : -1
  const main = trimmed.slice(end + 1).replace(/^[\s,.:–-]+/u, '')
  return end === -1 || main === '' ? trimmed : `${main} ${trimmed.slice(0, end + 1)}`
}
