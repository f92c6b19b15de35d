/** Finds what stands for itself in an utterance: times, numbers, foods and names. What it is for is decided later. */
import { FOOD_HEADS, FOOD_WORDS } from '../foods/words.compiled.ts'
import { readDuration } from './numbers.ts'

/** What kind of thing some words are; `more` is a time that comes on top. */
export type SpanKind = 'time' | 'more' | 'number' | 'unit' | 'food' | 'name' | 'day'

/** One word, or a run of words that stands for itself. `from` and `to` are places among the words. */
export type Span = {
  kind: SpanKind | null
  /** The word itself, or its kind in angle brackets. */
  text: string
  from: number
  to: number
  /** Seconds of a time, or a number's value. */
  value?: number
}

/** Whether words are a name that is known here: a timer's, an ingredient's, a recipe's. */
export type IsName = (words: string) => boolean

/** Ours: longer names are sentences. */
const MAX_NAME_WORDS = 5

const heads = new Set(FOOD_HEADS.split(' '))
const foodWords = new Set(FOOD_WORDS.split(' '))
const DAYS = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays today tonight tomorrow'.split(
    ' ',
  ),
)
const UNIT =
  /^(?:g|kg|ml|oz|lbs?|grams?|grammes?|kilos?|kilograms?|mls|millilit(?:re|er)s?|lit(?:re|er)s?|ounces?|pounds?|cups?|tablespoons?|teaspoons?|tbsps?|tsps?|pints?|celsius|centigrade|fahrenheit)$/

/** The words as spans, in their order; every word belongs to exactly one. */
export function spansOf(words: readonly string[], isName: IsName): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < words.length; ) {
    const span = spanAt(words, at, isName)
    spans.push(span)
    at = span.to
  }
  return spans
}

function spanAt(words: readonly string[], from: number, isName: IsName): Span {
  const word = words[from] ?? ''
  const time = readDuration(words, from)
  if (time) {
    const kind = time.isMore ? 'more' : 'time'
    return { kind, text: `<${kind}>`, from, to: time.end, value: time.value }
  }
  const name = nameEnd(words, from, isName)
  if (name > from) return { kind: 'name', text: '<food>', from, to: name }
  const food = foodEnd(words, from)
  if (food > from) return { kind: 'food', text: '<food>', from, to: food }
  const to = from + 1
  if (/^\d/.test(word)) return numberSpan(word, from)
  if (UNIT.test(word)) return { kind: 'unit', text: '<unit>', from, to }
  if (DAYS.has(word)) return { kind: 'day', text: '<day>', from, to }
  return { kind: null, text: word, from, to }
}

/** 'One' is rarely a number ('the next one'); it stays a word. */
function numberSpan(word: string, from: number): Span {
  const value = Number.parseFloat(word)
  const text = value === 1 ? '1' : /[a-z]/.test(word) ? '<place>' : '<number>'
  return { kind: 'number', text, from, to: from + 1, value }
}

function nameEnd(words: readonly string[], from: number, isName: IsName): number {
  for (let to = Math.min(words.length, from + MAX_NAME_WORDS); to > from; to--) {
    if (isName(words.slice(from, to).join(' '))) return to
  }
  return from
}

/** 'Caster sugar', 'chopped tomatoes': words of foods of which the last may stand alone. */
function foodEnd(words: readonly string[], from: number): number {
  let end = from
  for (let to = from; to < words.length && to < from + MAX_NAME_WORDS; to++) {
    const word = words[to] ?? ''
    if (isHead(word)) end = to + 1
    else if (!foodWords.has(word)) break
  }
  return end
}

/** Whether a word alone can be a food, in the singular or the plural. */
export function isHead(word: string): boolean {
  return (
    heads.has(word) ||
    heads.has(word.replace(/(?:(?<=o|sh|ch|ss|x)es|s)$/, '')) ||
    heads.has(word.replace(/ies$/, 'y')) ||
    heads.has(word.replace(/ves$/, 'f'))
  )
}
