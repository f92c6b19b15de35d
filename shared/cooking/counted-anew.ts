/** Writes one amount of a step for more or fewer, and its noun in the number that it takes. Pure. */
import { plainName, singular } from '../groceries/words.ts'
import { readAmount, wordNumber } from '../ingredients/quantity.ts'
import { scaleIngredients } from '../recipes/scale.ts'
import type { Group } from './amount-groups.ts'

/** A recipe written `from` so many, cooked for so many. */
export type Served = { from: number; to: number }
/** 'tbsp' has no plural, 'tablespoon' has. */
const SHORT_UNIT = 4

type Anew = { words: string; end: number }

/**
 * With its noun in the number it takes, `noun` in the singular or '' for none, and where in the text that ends;
 * null where the amount is more than a number.
 */
export function countedAnew(text: string, group: Group, noun: string, served: Served): Anew | null {
  let words = ''
  let done = group.start
  let [wasMany, isMany] = [false, false]
  for (const part of group.parts) {
    const { quantity, unit, gap } = split(text.slice(part.start, part.end), part.unit)
    const [scaled] = scaleIngredients([{ name: '', quantity, unit }], served)
    if (!scaled || scaled.quantity === quantity) return null
    wasMany = isMoreThanOne(quantity)
    isMany = isMoreThanOne(scaled.quantity)
    const measure = unit.length > SHORT_UNIT ? inNumber(unit, isMany) : scaled.unit
    words += text.slice(done, part.start) + scaled.quantity + gap + measure
    done = part.end
  }
  words += text.slice(done, group.end)
  const found = noun === '' || wasMany === isMany ? null : nounAfter(text, group.end, noun)
  if (found === null) return { words, end: group.end }
  const [start, end] = found
  const counted = inNumber(text.slice(start, end), isMany)
  return { words: words + text.slice(group.end, start) + counted, end }
}

function isMoreThanOne(quantity: string): boolean {
  return (readAmount(quantity)?.high ?? 0) > 1
}

/** '80 g' is '80', 'g' and the space between them; 'half a' is a number that a list would have. */
function split(amount: string, unit: string) {
  const number = amount.slice(0, amount.length - unit.length)
  const words = number.replace(/[\s-]+$/, '')
  const value = wordNumber(words.toLowerCase().replace(/^half an?$/, 'half'))
  return {
    quantity: value === null ? words : String(value),
    unit: amount.slice(number.length),
    gap: number.slice(words.length),
  }
}

/** Where the word that is counted stands: near its number. */
function nounAfter(text: string, from: number, noun: string): [number, number] | null {
  for (const { 0: word, index } of text.slice(from, from + 80).matchAll(/\p{L}[\p{L}'’]*/gu)) {
    if (singular(plainName(word)) === noun) return [from + index, from + index + word.length]
  }
  return null
}

/** One word in the number that is meant, where its plural is a plain one. */
function inNumber(word: string, isMany: boolean): string {
  const lower = word.toLowerCase()
  if (!isMany) return lower === word ? singular(word) : word
  if (singular(lower) !== lower) return word
  const plurals = [
    word.replace(/f$/, 'ves'),
    word.replace(/([^aeiou])y$/, '$1ies'),
    word.replace(/(?:(?:tat|mat|mang)o|[cs]h|s|x|z)$/, '$&es'),
    `${word}s`,
  ]
  return plurals.find((one) => one !== word && singular(one.toLowerCase()) === lower) ?? word
}
