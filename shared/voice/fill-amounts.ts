/** Reads amounts of the recipe and units to convert. */

import { readNumber } from './numbers.ts'
import { numbersIn, type Phrase, plain, spoken } from './phrase.ts'

const FACTORS: readonly [RegExp, number][] = [
  [/\b(?:double|doubled|doubling|twice)\b/, 2],
  [/\b(?:triple|treble|tripled|trebled)\b/, 3],
  [/\b(?:quadruple)\b/, 4],
  [/\b(?:halve|halved|half|have|0\.5)\b/, 0.5],
  [/\b0\.25\b/, 0.25],
]

/** How the amounts change; `null` when nothing says how. */
export function scaling(phrase: Phrase): { factor: number } | { servings: number } | null {
  const text = plain(phrase)
  const [first] = numbersIn(phrase)
  if (first !== undefined && /\d[\d.]* times\b|\bby \d/.test(text)) return { factor: first }
  const number = numbersIn(phrase).findLast((value) => Number.isInteger(value))
  if (number !== undefined && number > 0) return { servings: number }
  const factor = FACTORS.find(([pattern]) => pattern.test(text))?.[1]
  if (factor !== undefined) return { factor }
  const words = phrase.words.map(({ word }) => word)
  const at = words.findLastIndex((word) => /^(?:for|to|too|ate|free)$/.test(word))
  const heard = at > 0 ? readNumber(words, at, true) : null
  return heard ? { servings: heard.value } : null
}

const UNITS: readonly [RegExp, string][] = [
  [/^(?:g|grams?|grammes?)$/, 'g'],
  [/^(?:kg|kilos?|kilograms?)$/, 'kg'],
  [/^(?:ml|mls|mils?|millilit(?:re|er)s?)$/, 'ml'],
  [/^(?:l|lit(?:re|er)s?)$/, 'l'],
  [/^(?:oz|ounces?)$/, 'oz'],
  [/^(?:lbs?|pounds?)$/, 'lb'],
  [/^(?:cups?)$/, 'cup'],
  [/^(?:tbsps?|tablespoons?)$/, 'tbsp'],
  [/^(?:tsps?|teaspoons?)$/, 'tsp'],
  [/^(?:pints?)$/, 'pint'],
  [/^(?:c|celsius|centigrade)$/, 'C'],
  [/^(?:f|fahrenheit)$/, 'F'],
]

type Conversion = { value: number; from: string; to: string; ingredient?: string }

/** A value in one unit and the other unit; `null` when one of them is missing. */
export function conversion(phrase: Phrase): Conversion | null {
  const words = phrase.words.map(({ word }) => word)
  const found = words.flatMap((word, at) => {
    const unit = UNITS.find(([pattern]) => pattern.test(word))?.[1]
    // 'to' before the other unit is no two
    const isTarget = words[at - 1] === 'to' && at > 2
    return unit ? [{ unit, at, value: isTarget ? null : valueBefore(words, at) }] : []
  })
  const first = found.findLast(({ value, at }) => value !== null && !isOne(words[at - 1]))
  const from = first ?? found.find(({ value }) => value !== null)
  const to = found.findLast(({ at, unit }) => at !== from?.at && unit !== from?.unit)
  const ingredient = ingredientOf(phrase)
  if (from?.value && to) {
    return { value: from.value, from: from.unit, to: to.unit, ...(ingredient && { ingredient }) }
  }
  const [number] = numbersIn(phrase)
  const [only] = found
  if (number === undefined || !only || (only.unit !== 'C' && only.unit !== 'F')) return null
  return { value: number, from: only.unit === 'C' ? 'F' : 'C', to: only.unit }
}

function isOne(word: string | undefined): boolean {
  return word === 'a' || word === 'an'
}

/** The number before a unit: '2', 'half a', 'a', 'degrees' between. */
function valueBefore(words: readonly string[], at: number): number | null {
  let before = at - 1
  while (/^(?:degrees?|of|full|whole)$/.test(words[before] ?? '')) before--
  if (isOne(words[before]) && /^\d/.test(words[before - 1] ?? '')) before--
  if (isOne(words[before])) return 1
  return readNumber(words, before, true)?.value ?? null
}

function ingredientOf(phrase: Phrase): string | null {
  const span = phrase.spans.findLast(({ kind }) => kind === 'food' || kind === 'name')
  if (!span) return null
  const said = spoken(span, phrase)
  return phrase.things(said) ?? said
}
