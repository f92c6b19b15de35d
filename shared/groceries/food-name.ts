/** Which food a name means: one key for every way of writing the same purchase. Knows no amounts. */

import { knownUnit } from '../ingredients/units.ts'
import { isMeat, keepsDescriptor, SPEC_DESCRIPTORS, STRIPPED } from './food-descriptors.ts'
import { SAME_NAME, SAME_PHRASE, SAME_WORD } from './food-synonyms.ts'
import { isVegetablePepper } from './pepper.ts'
import { plainName, singular, wordsOf } from './words.ts'

/**
 * `key` is the same for the same purchase; `tinnedKey` is it when the food comes in a tin, `countedKey`
 * when it is counted. `name` and `unit` differ from what was given when the name carries a unit ('garlic
 * cloves', 'tin of tomatoes').
 */
export type Food = {
  key: string
  tinnedKey: string
  countedKey: string
  name: string
  unit: string
}

const LONGEST_PHRASE = 3
/** Units that stand behind these foods: 'garlic cloves', 'celery sticks'. */
const COUNTED_BEHIND = new Map([
  ['clove', new Set(['garlic'])],
  ['stalk', new Set(['celery'])],
  ['stick', new Set(['celery'])],
  ['rib', new Set(['celery'])],
  ['rasher', new Set(['bacon'])],
])
const CUT_IN_TINS = new Set(['chopped', 'crushed', 'diced', 'sliced', 'whole', 'peeled', 'plum'])

/** Reads the name of a food (contract, Decisions: what merges with what). Never throws. */
export function readFood(name: string): Food {
  const carried = carriedUnit(name.trim())
  const words = foodWords(carried.name)
  const plain = plainName(carried.name)
  const said = keyOf(words) || plainName(name).trim()
  const key = pepperKey(said, plain, false)
  const isCutTomato = words.includes('tomato') && words.some((word) => CUT_IN_TINS.has(word))
  const tinnedKey = isCutTomato ? keyOf(['tinned', ...words]) : key
  return { key, tinnedKey, countedKey: pepperKey(said, plain, true), ...carried }
}

function pepperKey(key: string, plain: string, isCounted: boolean): string {
  return key === 'black pepper' && isVegetablePepper(plain, isCounted) ? 'pepper' : key
}

/** 'garlic cloves' is garlic, counted in cloves; 'tins of tomatoes' are tomatoes in tins. */
function carriedUnit(name: string): { name: string; unit: string } {
  const of = name.indexOf(' of ')
  const frontUnit = of > 0 ? knownUnit(name.slice(0, of)) : null
  if (frontUnit) return { name: name.slice(of + 4).trim(), unit: frontUnit }
  const blank = name.lastIndexOf(' ')
  const unit = blank > 0 ? knownUnit(name.slice(blank + 1)) : null
  const foods = unit ? COUNTED_BEHIND.get(unit) : undefined
  if (!unit || !foods) return { name, unit: '' }
  const food = name.slice(0, blank).trim()
  const last = wordsOf(plainName(food)).at(-1) ?? ''
  return foods.has(last) ? { name: food, unit } : { name, unit: '' }
}

/** The words of the name in the singular; behind a comma or in brackets only those that matter. */
function foodWords(name: string): string[] {
  const plain = plainName(name)
  if (!/[,(;]/.test(plain)) return wordsOf(plain).map(singular)
  const [head = '', ...tail] = plain.split(/[,(;]/)
  const words = wordsOf(head).map(singular)
  const hasFood = words.some((word) => !STRIPPED.has(word))
  if (!hasFood) return wordsOf(plain).map(singular)
  const said = wordsOf(tail.join(' ')).map(singular)
  const matters = said.filter((word) => TELLING.has(word) && keepsTelling(word, words))
  return [...matters, ...words]
}

/** Words that tell about the purchase wherever they stand: 'thyme, dried', 'tomatoes (tinned)'. */
const TELLING = new Set(['dried', 'ground', 'minced', 'tinned', 'canned', 'frozen', 'smoked'])
function keepsTelling(word: string, words: readonly string[]): boolean {
  return !STRIPPED.has(word) || keepsDescriptor(word, words)
}

function keyOf(words: readonly string[]): string {
  const same = words.map((word) => SAME_WORD.get(word) ?? word)
  const kept = same.filter((word) => !STRIPPED.has(word) || keepsDescriptor(word, same))
  const food = minced(kept.length > 0 ? kept : same)
  return SAME_NAME.get(food.join(' ')) ?? samePhrases(food)
}

const MINCING = new Set(['ground', 'minced', 'mince'])

/** 'ground beef', 'minced beef' and 'beef mince' are one purchase. */
function minced(words: string[]): string[] {
  if (!words.some((word) => MINCING.has(word)) || !isMeat(words)) return words
  return [...words.filter((word) => !MINCING.has(word)), 'mince']
}

const PHRASE_STARTS = new Set([...SAME_PHRASE.keys()].map((phrase) => phrase.split(' ')[0]))

function samePhrases(words: string[]): string {
  if (!words.some((word) => PHRASE_STARTS.has(word))) return words.join(' ')
  const out: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = PHRASE_STARTS.has(words[at]) ? phraseAt(words, at) : 0
    const run = words.slice(at, at + Math.max(length, 1)).join(' ')
    const same = length > 0 ? (SAME_PHRASE.get(run) ?? '') : run
    if (same !== '') out.push(same)
    at += Math.max(length, 1)
  }
  return (out.length > 0 ? out : words).join(' ')
}

function phraseAt(words: string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    if (SAME_PHRASE.has(words.slice(at, at + length).join(' '))) return length
  }
  return 0
}

/** The letter of Spec 2, section 5: lower case, descriptors stripped, simple plurals folded. */
export function plainFoodKey(name: string): string {
  const words = wordsOf(plainName(name))
  const kept = words.filter((word) => !SPEC_DESCRIPTORS.has(word))
  return (kept.length > 0 ? kept : words).map(singular).join(' ') || plainName(name).trim()
}
