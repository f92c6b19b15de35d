/** Reads spoken numbers: 'three', 'twenty five', 'a couple', 'two and a half', '3rd'. No context. */
import { ONES, TEENS, TENS as WRITTEN_TENS } from '../number-words.ts'
import type { Token } from './normalise.ts'

/** What was read from a position: its value, and the position after it. */
export type Found<T> = { value: T; end: number }

const UNITS: Record<string, number> = { zero: 0, ...ONES }
/** As recognisers and hasty fingers write them. */
const TENS: Record<string, number> = { ...WRITTEN_TENS, fourty: 40 }

/** Read as numbers only where a number must stand (voice, rule 9). */
const HOMOPHONES: Record<string, number> = {
  to: 2,
  too: 2,
  for: 4,
  fore: 4,
  ate: 8,
  won: 1,
  free: 3,
  tree: 3,
  sex: 6,
  tin: 10,
  tan: 10,
}

const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
}

const FRACTIONS: Record<string, number> = {
  half: 1 / 2,
  quarter: 1 / 4,
  quarters: 1 / 4,
  third: 1 / 3,
}

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? ''

/** A number in digits or words, from `at`; null when none stands there. */
export function readNumber(tokens: readonly Token[], at: number): Found<number> | null {
  const whole = readWhole(tokens, at)
  if (whole === null) return readDigitFraction(tokens, at)
  const fraction = readDigitFraction(tokens, whole.end) ?? readAndFraction(tokens, whole.end)
  return fraction ? { value: whole.value + fraction.value, end: fraction.end } : whole
}

/** As `readNumber`, and to, for, ate … count as numbers too: for places where a number must stand. */
export function readNumberHeard(tokens: readonly Token[], at: number): Found<number> | null {
  const tens = TENS[wordAt(tokens, at)]
  const tail = HOMOPHONES[wordAt(tokens, at + 1)]
  if (tens !== undefined && tail !== undefined && tail < 10) {
    return { value: tens + tail, end: at + 2 }
  }
  const number = readNumber(tokens, at)
  if (number) return number
  const value = HOMOPHONES[wordAt(tokens, at)]
  if (value === undefined) return null
  const fraction = readAndFraction(tokens, at + 1)
  return { value: value + (fraction?.value ?? 0), end: fraction?.end ?? at + 1 }
}

/** 'third', '3rd'. */
export function readOrdinal(tokens: readonly Token[], at: number): Found<number> | null {
  const word = wordAt(tokens, at)
  const value = ORDINALS[word] ?? Number(/^(\d{1,3})(?:st|nd|rd|th)$/.exec(word)?.[1] ?? Number.NaN)
  return Number.isNaN(value) ? null : { value, end: at + 1 }
}

/** 'half', 'a half', 'quarter', 'three quarters', 'a third'. */
export function readFraction(tokens: readonly Token[], at: number): Found<number> | null {
  const word = wordAt(tokens, at)
  const times = word === 'a' ? 1 : (UNITS[word] ?? 0)
  const fraction = FRACTIONS[wordAt(tokens, times > 0 ? at + 1 : at)]
  if (fraction === undefined) return readDigitFraction(tokens, at)
  return times > 0 ? { value: times * fraction, end: at + 2 } : { value: fraction, end: at + 1 }
}

/** '… and a half'. */
export function readAndFraction(tokens: readonly Token[], at: number): Found<number> | null {
  return wordAt(tokens, at) === 'and' ? readFraction(tokens, at + 1) : null
}

function readDigitFraction(tokens: readonly Token[], at: number): Found<number> | null {
  const match = /^(\d{1,2})\/(\d{1,2})$/.exec(wordAt(tokens, at))
  return match && Number(match[2]) > 0
    ? { value: Number(match[1]) / Number(match[2]), end: at + 1 }
    : null
}

function readWhole(tokens: readonly Token[], at: number): Found<number> | null {
  const word = wordAt(tokens, at)
  if (/^\d{1,5}(?:\.\d{1,3})?$/.test(word)) return { value: Number(word), end: at + 1 }
  const couple = readCouple(tokens, at)
  if (couple) return couple
  const small = readBelowHundred(tokens, at)
  const hundredAt = small?.end ?? (word === 'a' ? at + 1 : -1)
  if (wordAt(tokens, hundredAt) === 'hundred') {
    const hundreds = (small?.value ?? 1) * 100
    const isAnd = wordAt(tokens, hundredAt + 1) === 'and'
    const rest = readBelowHundred(tokens, hundredAt + (isAnd ? 2 : 1))
    return { value: hundreds + (rest?.value ?? 0), end: rest?.end ?? hundredAt + 1 }
  }
  if (small && wordAt(tokens, small.end) === 'point') {
    const decimal = UNITS[wordAt(tokens, small.end + 1)]
    if (decimal !== undefined) return { value: small.value + decimal / 10, end: small.end + 2 }
  }
  return small
}

function readBelowHundred(tokens: readonly Token[], at: number): Found<number> | null {
  const word = wordAt(tokens, at)
  const tens = TENS[word]
  if (tens === undefined) {
    const value = UNITS[word] ?? TEENS[word]
    return value === undefined ? null : { value, end: at + 1 }
  }
  const unit = UNITS[wordAt(tokens, at + 1)]
  return unit ? { value: tens + unit, end: at + 2 } : { value: tens, end: at + 1 }
}

/** 'a couple of', 'a dozen', 'half a dozen'. */
function readCouple(tokens: readonly Token[], at: number): Found<number> | null {
  const words = [0, 1, 2].map((offset) => wordAt(tokens, at + offset))
  if (words.join(' ') === 'half a dozen') return { value: 6, end: at + 3 }
  const start = words[0] === 'a' ? 1 : 0
  if (words[start] === 'dozen') return { value: 12, end: at + start + 1 }
  if (words[start] !== 'couple') return null
  return { value: 2, end: at + start + (words[start + 1] === 'of' ? 2 : 1) }
}
