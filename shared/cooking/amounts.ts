/** Finds the amounts in a step text: '200 g', '20 to 25 minutes', '½ tsp', '180°C'. Linear, never throws. */
import { ONES, TEENS, TENS } from '../number-words.ts'

/** An amount at `start`..`end` of the text; `value` is the lower end of a range, `unit` '' for a bare number. */
export type Amount = { start: number; end: number; value: number; unit: string }

/** Ours: the most that is read, as long as a step may be (trust, 'Limits'). */
const MAX_TEXT = 2_000

const FRACTIONS: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
}

const WORDS: Record<string, number> = {
  ...ONES,
  ...TEENS,
  ...TENS,
  'twenty-five': 25,
  'forty-five': 45,
}

const MINUTES = 'minutes|minute|mins|min'
const HOURS = 'hours|hour|hrs|hr'
const SECONDS = 'seconds|second|secs|sec'
const MEASURES =
  'kilograms|kilogram|grams|gram|kg|mg|g|millilitres|milliliters|ml|cl|dl|litres|litre|liters|liter|l|' +
  'tablespoons|tablespoon|tbsps|tbsp|teaspoons|teaspoon|tsps|tsp|cups|cup|pints|pint|ounces|ounce|oz|' +
  'pounds|pound|lbs|lb|cm|mm|inches|inch'

/** The longest first: 'sixteen' begins with 'six'. */
const WORD = Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')
const FRACTION = `[${Object.keys(FRACTIONS).join('')}]`
const NUMBER = `\\d{1,2}\\/\\d{1,2}|\\d{1,5}(?:\\.\\d{1,3})?(?:[\\s-]?${FRACTION}|[\\s-]\\d{1,2}\\/\\d{1,2})?|${FRACTION}|${WORD}`
const UNIT = `(?:(?:more|further|extra|full) )?(${MINUTES}|${HOURS}|${SECONDS}|${MEASURES}|%|[°º] ?[cf]|degrees)`

/** Number, the other end of a range, unit. Every repetition is bounded, so the search is linear. */
const AMOUNT = new RegExp(
  `(?<![\\w.,/])(${NUMBER})(?![\\d/])(?:\\s{0,2}(-|–|—|to|or|and)\\s{0,2}(${NUMBER})(?![\\d/]))?` +
    `(?:\\s{0,2}-?\\s{0,2}${UNIT}(?![a-z]))?`,
  'gi',
)

const UNIT_MINUTES: Record<string, number> = {
  ...Object.fromEntries(MINUTES.split('|').map((unit) => [unit, 1])),
  ...Object.fromEntries(HOURS.split('|').map((unit) => [unit, 60])),
  ...Object.fromEntries(SECONDS.split('|').map((unit) => [unit, 1 / 60])),
}

/** All amounts of the text, in order. A range counts by its lower end (contract, Decisions). */
export function findAmounts(text: string): Amount[] {
  const amounts: Amount[] = []
  for (const match of text.slice(0, MAX_TEXT).matchAll(AMOUNT)) {
    const [found, first = '', , second, unit = ''] = match
    amounts.push({
      start: match.index,
      end: match.index + found.length,
      value: lowerEnd(readNumber(first), second === undefined ? null : readNumber(second)),
      unit: unit.toLowerCase(),
    })
  }
  return amounts
}

/** Minutes that one of this unit takes; null when the unit is not of time. */
export function minutesOfUnit(unit: string): number | null {
  return UNIT_MINUTES[unit] ?? null
}

/** '4 and 3 minutes' is no range: the number next to the unit counts. */
function lowerEnd(first: number, second: number | null): number {
  return second === null || first < second ? first : second
}

function readNumber(text: string): number {
  const word = WORDS[text.toLowerCase()]
  if (word !== undefined) return word
  let sum = 0
  for (const part of text.replace(/[½⅓⅔¼¾⅛]/gu, ' $&').split(/[\s-]+/)) {
    const [over, under] = part.split('/')
    if (part in FRACTIONS) sum += FRACTIONS[part] ?? 0
    else if (under !== undefined) sum += Number(under) === 0 ? 0 : Number(over) / Number(under)
    else sum += Number(part)
  }
  return sum
}
