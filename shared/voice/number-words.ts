/** Numbers, durations and lists as they are spoken. The reverse of what numbers.ts reads. */
import { ONES, SMALL_NUMBERS, TENS } from '../number-words.ts'

const DIGITS = ['oh', ...Object.keys(ONES)]
const BY_TENS = ['zero', 'ten', ...Object.keys(TENS)]

/** Whole numbers below a hundred in words, any other in digits. */
export function numberSpoken(n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > 99) return String(n)
  if (n < 20) return SMALL_NUMBERS[n] ?? ''
  return `${BY_TENS[Math.floor(n / 10)]}${n % 10 === 0 ? '' : `-${SMALL_NUMBERS[n % 10]}`}`
}

/** Whole seconds in words: 'one hour twenty minutes', 'no time'. */
export function durationSpoken(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3_600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [Math.floor(seconds % 60), 'second'],
  ] as const
  const spoken = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${numberSpoken(count)} ${unit}${count === 1 ? '' : 's'}`)
  return spoken.length === 0 ? 'no time' : spoken.join(' ')
}

/**
 * As `durationSpoken`, but whole minutes with a teen or ty twin are said again by their digits:
 * 'fifteen minutes, one five' (voice, rule 10), so that a misheard fifty is noticed at once.
 */
export function durationChecked(seconds: number): string {
  const minutes = seconds / 60
  const isTeen = minutes >= 13 && minutes <= 19
  const isTy = minutes >= 30 && minutes <= 90 && minutes % 10 === 0
  if (!Number.isInteger(minutes) || !(isTeen || isTy)) return durationSpoken(seconds)
  const digits = [...String(minutes)].map((digit) => DIGITS[Number(digit)]).join(' ')
  return `${numberSpoken(minutes)} minutes, ${digits}`
}

/** 'pasta', 'pasta and peas', 'pasta, rice and peas'. */
export function listSpoken(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}
