/** Reads spoken durations into whole seconds (voice, rule 6). No context. */
import type { Token } from './normalise.ts'
import {
  type Found,
  readAndFraction,
  readFraction,
  readNumber,
  readNumberHeard,
} from './numbers.ts'

const UNIT_SECONDS: Record<string, number> = {
  second: 1,
  seconds: 1,
  sec: 1,
  secs: 1,
  minute: 60,
  minutes: 60,
  minuets: 60,
  minuet: 60,
  mints: 60,
  mins: 60,
  min: 60,
  hour: 3_600,
  hours: 3_600,
  hr: 3_600,
  hrs: 3_600,
  ours: 3_600,
}

const MORE = new Set(['more', 'extra', 'additional', 'another'])

type Part = Found<number> & { unit: number }

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? ''

/** Whether a word names a unit of time. */
export function isTimeUnit(word: string): boolean {
  return word in UNIT_SECONDS
}

/** The longest duration from `at`, in seconds: 'one hour twenty', 'a minute and a half'; or null. */
export function readDuration(tokens: readonly Token[], at: number): Found<number> | null {
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(wordAt(tokens, at))
  if (clock) {
    const end = UNIT_SECONDS[wordAt(tokens, at + 1)] === 60 ? at + 2 : at + 1
    return { value: Number(clock[1]) * 60 + Number(clock[2]), end }
  }
  const first = readPart(tokens, at)
  if (first === null) return null
  let { value, end, unit } = first
  while (unit > 1) {
    const next = readTail(tokens, end, unit)
    if (next === null) break
    value += next.value
    end = next.end
    unit = next.unit
  }
  return { value: Math.round(value), end }
}

/** A duration that says it comes on top: 'two more minutes', 'another minute'. */
export function readMore(tokens: readonly Token[], at: number): Found<number> | null {
  const start =
    wordAt(tokens, at) === 'another' && !isTimeUnit(wordAt(tokens, at + 1)) ? at + 1 : at
  const found = readDuration(tokens, start)
  const isMore = found && tokens.slice(at, found.end).some((token) => MORE.has(token.word))
  return isMore ? found : null
}

/** 'twenty minutes' or a bare 'twenty' after hours; a fraction of the unit before it. */
function readTail(tokens: readonly Token[], at: number, unit: number): Part | null {
  const start = wordAt(tokens, at) === 'and' ? at + 1 : at
  const part = readPart(tokens, start)
  if (part) return part.unit < unit ? part : null
  const fraction = readAndFraction(tokens, at)
  if (fraction) return { value: fraction.value * unit, end: fraction.end, unit: 1 }
  const bare = readNumber(tokens, start)
  return bare && bare.value < 60 && Number.isInteger(bare.value)
    ? { value: (bare.value * unit) / 60, end: bare.end, unit: 1 }
    : null
}

function readPart(tokens: readonly Token[], at: number): Part | null {
  return (
    readRange(tokens, at) ??
    readFractionOfUnit(tokens, at) ??
    readSingle(tokens, at) ??
    withUnit(readNumberHeard(tokens, at), tokens)
  )
}

/** 'ten to fifteen minutes', 'between five and ten minutes': the lower end. */
function readRange(tokens: readonly Token[], at: number): Part | null {
  const isBetween = wordAt(tokens, at) === 'between'
  const low = readNumber(tokens, isBetween ? at + 1 : at)
  if (low === null) return null
  const joint = wordAt(tokens, low.end)
  if (joint !== 'to' && joint !== 'or' && !(isBetween && joint === 'and')) return null
  const high = withUnit(readNumber(tokens, low.end + 1), tokens)
  return high && low.value * high.unit < high.value
    ? { value: low.value * high.unit, end: high.end, unit: high.unit }
    : null
}

/** 'half an hour', 'a quarter of an hour', 'a half hour'. */
function readFractionOfUnit(tokens: readonly Token[], at: number): Part | null {
  const fraction = readFraction(tokens, at)
  if (fraction === null) return null
  let end = fraction.end
  if (wordAt(tokens, end) === 'of') end++
  if (wordAt(tokens, end) === 'a' || wordAt(tokens, end) === 'an') end++
  return withUnit({ value: fraction.value, end }, tokens)
}

/** 'an hour', 'a minute', 'a full minute'. */
function readSingle(tokens: readonly Token[], at: number): Part | null {
  if (!['a', 'an', 'another'].includes(wordAt(tokens, at))) return null
  const isFull = ['full', 'whole', 'extra'].includes(wordAt(tokens, at + 1))
  return withUnit({ value: 1, end: isFull ? at + 2 : at + 1 }, tokens)
}

function withUnit(number: Found<number> | null, tokens: readonly Token[]): Part | null {
  if (number === null) return null
  const end = MORE.has(wordAt(tokens, number.end)) ? number.end + 1 : number.end
  const unit = UNIT_SECONDS[wordAt(tokens, end)]
  return unit === undefined ? null : { value: number.value * unit, end: end + 1, unit }
}
