/** Numbers as cooks write them: fractions, mixed numbers, decimals, ranges, words. Knows no units. */
import { ONES, TEENS } from '../number-words.ts'

const VULGAR: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
  '↉': '0/3',
}

const WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  half: 0.5,
  quarter: 0.25,
  couple: 2,
  dozen: 12,
  ...ONES,
  ...TEENS,
  twenty: 20,
}

/** Spec 2, section 5: these count as nothing in a sum. */
const NOTHING = /^(?:an? )?(?:(?:big|small|large|good|generous) )?(?:to taste|pinch|handful)$/

/** No quantity is longer; what is longer is text, and is not read. */
export const QUANTITY_MAX = 100

/** One number: '1 1/2', '1-1/2', '1 & 1/2', '1/2', '2.5', '1,000'. Digits are bounded, so finite. */
export const NUMBER = String.raw`(?:\d{1,6}(?: and | & | ?- ?| )\d{1,4} ?\/ ?\d{1,4}|\d{1,6} ?\/ ?\d{1,4}|\d{1,3}(?:,\d{3}){1,2}(?!\d)|\d{1,9}(?:[.,]\d{1,6})?|\.\d{1,6})(?![\d/])`

const ONE_NUMBER = new RegExp(`^${NUMBER}$`)
const RANGE = new RegExp(`^(${NUMBER})(?: ?- ?| to | or )(${NUMBER})$`)
/** Words before a number that leave it as it is. In lower case, at the start. */
export const PREFIX =
  /^(?:about|approximately|approx\.?|around|circa|ca\.?|c\.|roughly|up to|at least|~) ?/
const WITH_WORDS = /^([a-z]+)(?: (?:a|an|of a))?(?: (dozen))?(?: of)?$/

/** A number or a range of two. `low` and `high` are the same for a plain number. */
export type Amount = { low: number; high: number }

/**
 * The same text with vulgar fractions, other slashes and dashes in plain characters:
 * '1½' is '1 1/2', '1⁄2' is '1/2', '2–3' is '2-3'; spaces of any kind become one blank.
 */
export function plainNumbers(text: string): string {
  const plain = isAscii(text)
    ? text
    : text
        .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒↉]/g, (sign) => ` ${VULGAR[sign]} `)
        .replace(/[\u2044\u2215]/g, '/')
        .replace(/[\u2010-\u2015\u2212]/g, '-')
  return plain.replace(/\s+/g, ' ').trim()
}

function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole ASCII range is meant
  return /^[\x00-\x7f]*$/.test(text)
}

/**
 * The number in a text that is nothing but a number: unicode fractions, mixed numbers, fractions,
 * decimals, number words (Spec 2, section 5). 'to taste', 'pinch' and 'handful' are 0.
 * Of a range the upper end, so that enough is bought (ours). `null` when it cannot be read.
 */
export function parseQuantity(text: string): number | null {
  return readAmount(text)?.high ?? null
}

/** As `parseQuantity`, with both ends of a range. */
export function readAmount(text: string): Amount | null {
  if (typeof text !== 'string' || text.length > QUANTITY_MAX) return null
  const plain = plainNumbers(text).toLowerCase().replace(PREFIX, '')
  if (plain === '') return null
  const single = numberOf(plain)
  if (single !== null) return { low: single, high: single }
  const range = RANGE.exec(plain)
  if (range) return ordered(numberOf(range[1] ?? ''), numberOf(range[2] ?? ''))
  if (NOTHING.test(plain)) return { low: 0, high: 0 }
  const value = wordValue(plain)
  return value === null ? null : { low: value, high: value }
}

function ordered(first: number | null, second: number | null): Amount | null {
  if (first === null || second === null) return null
  return { low: Math.min(first, second), high: Math.max(first, second) }
}

/** The value of one number in plain characters; `null` for text, and for a fraction of nothing. */
export function numberOf(text: string): number | null {
  if (!ONE_NUMBER.test(text)) return null
  const slash = text.indexOf('/')
  if (slash < 0)
    return Number(/,\d{3}(?!\d)/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
  const below = Number(text.slice(slash + 1))
  if (below === 0) return null
  const parts = text.slice(0, slash).match(/\d+/g) ?? []
  const above = Number(parts.at(-1))
  return (parts.length > 1 ? Number(parts[0]) : 0) + above / below
}

/** 'two', 'half a', 'a dozen', 'two dozen', 'half dozen'; `null` for any other word. */
function wordValue(text: string): number | null {
  const words = WITH_WORDS.exec(text)
  if (!words) return null
  const value = wordNumber(words[1] ?? '')
  if (value === null) return null
  return words[2] ? value * 12 : value
}

/** The value of a number word in lower case: 'two' is 2, 'a' is 1, 'half' is 0.5. */
export function wordNumber(word: string): number | null {
  return Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : null
}

/** A whole number, or up to two decimals: 3, 0.33, 1.5 (Spec 2, section 5). Tiny amounts keep a digit. */
export function formatQuantity(value: number): string {
  if (value > 0 && value < 0.005) return String(Number(value.toPrecision(1)))
  // The nudge undoes what binary sums lose: 1.125 must not become 1.12.
  return String(Math.round(value * 100 + 1e-6) / 100)
}
