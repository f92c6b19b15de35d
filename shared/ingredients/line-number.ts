/** The number at a place of an ingredient line: digits, words, spoken fractions, dozens. Knows no units. */
import { COUNT_WORDS } from '../number-words.ts'
import { formatQuantity, NUMBER, numberOf, wordNumber } from './quantity.ts'

/** `quantity` is plain text ('1 1/2', '2-3', '12'); `end` is where it stops. */
type Found = { quantity: string; end: number }

const NUMBER_HERE = new RegExp(NUMBER, 'y')
const WORD_HERE = /[a-z]+(?![a-z'-])/iy
/** ' and a half', ' & three quarters' behind a whole number. */
const AND_PART = /(?: and| &) (?:(an?|one|two|three) )?(half|quarter|third)s?\b/iy
/** 'half a', 'a quarter of a', 'two thirds of the'. Half and half is a cream, half fat a kind of it. */
const PART_HERE =
  /(?:(an?|one|two|three) )?(half|quarter|third)s?\b(?![-'](?!\d)| (?:and|&|fat)\b)(?: of)?(?: (?:an?|one|the)\b(?! dozen))?/iy
/** '1/2 a lemon', '½ of a cabbage'. */
const OF_ONE = / (?:of )?(?:an?|one|the)\b(?= )/iy
const DOZEN = / (?:an? )?dozen\b(?: of)?/iy
/** 'a couple of', 'three of'. */
const OF_THEM = / (?:an?|of)\b/iy
const SPOKEN = COUNT_WORDS.join('|')
const RANGE_HERE = new RegExp(
  ` ?(?:- ?to\\b|-|to\\b|or\\b|and\\b) ?(${NUMBER}|(?:${SPOKEN})\\b)(?!-?[a-z]+ ?(?:x|can|tin)\\b)`,
  'iy',
)
/** First letters of what may follow a number and belong to it. */
const GOES_ON = new Set('aAdD&')
const PARTS: Record<string, number> = { half: 2, quarter: 4, third: 3 }

/** A match of a sticky pattern at a place, or `null`. */
export function take(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** One number from `start` on: '1 1/2', 'two', 'half a', 'one and a half', '2 dozen'. `null` for none. */
export function numberAt(text: string, start: number): Found | null {
  const found = digitsAt(text, start) ?? partAt(text, start) ?? wordAt(text, start)
  if (!found) return null
  // Nearly every line ends here: the next word is no 'and', 'a', '&' or 'dozen'.
  if (!GOES_ON.has(text[found.end + 1] ?? '')) return found
  const whole = numberOf(found.quantity)
  const more = take(AND_PART, text, found.end)
  if (more && whole !== null && Number.isInteger(whole)) {
    const quantity = `${whole} ${fraction(more[1], more[2])}`
    return { quantity, end: found.end + more[0].length }
  }
  const dozen = take(DOZEN, text, found.end)
  if (!dozen || whole === null) return found
  return { quantity: formatQuantity(whole * 12), end: found.end + dozen[0].length }
}

/** The upper end of a range behind a number ('-3', ' to 5', ' or two'), or `null`. */
export function rangeAt(text: string, end: number): Found | null {
  const range = take(RANGE_HERE, text, end)
  if (!range) return null
  const upper = range[1] ?? ''
  const spoken = wordNumber(upper.toLowerCase())
  return { quantity: spoken === null ? upper : String(spoken), end: end + range[0].length }
}

function digitsAt(text: string, start: number): Found | null {
  const number = take(NUMBER_HERE, text, start)
  if (!number) return null
  const digits = number[0]
  const quantity = digits.includes('/')
    ? digits.replace(/ ?(?:&|and|-) ?(?=\d+ ?\/)/, ' ').replace(/ ?\/ ?/, '/')
    : digits
  const value = numberOf(quantity)
  if (value === null) return null
  const end = start + digits.length
  const ofOne = value < 1 ? take(OF_ONE, text, end) : null
  return { quantity, end: end + (ofOne?.[0].length ?? 0) }
}

function partAt(text: string, start: number): Found | null {
  const part = take(PART_HERE, text, start)
  if (!part) return null
  return { quantity: fraction(part[1], part[2]), end: start + part[0].length }
}

/** 'three', 'quarter' is '3/4'; 'a', 'half' is '1/2'. */
function fraction(count: string | undefined, part: string | undefined): string {
  const above = wordNumber((count ?? 'one').toLowerCase()) ?? 1
  return `${above}/${PARTS[(part ?? '').toLowerCase()] ?? 1}`
}

function wordAt(text: string, start: number): Found | null {
  const word = take(WORD_HERE, text, start)?.[0]
  const value = word ? wordNumber(word.toLowerCase()) : null
  // A half is read above; 'half fat' and 'half and half' name the food.
  if (!word || value === null || value < 1) return null
  const end = start + word.length
  return { quantity: formatQuantity(value), end: end + (take(OF_THEM, text, end)?.[0].length ?? 0) }
}
